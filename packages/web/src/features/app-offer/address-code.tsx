import encodeQR from 'qr'
import { useSay } from '#kit/i18n.ts'
import styles from './app-offer.module.css'

/** Light squares around a code, as ISO/IEC 18004 asks. */
const QUIET = 4

/** The address as a QR code for the phone's camera. */
export function AddressCode({ address }: { readonly address: string }) {
  const say = useSay()
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={say('app.code', { address })}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
