import { qrCode } from '@larder/core/qr'
import { useSay } from '#kit/i18n.ts'
import styles from './app-offer.module.css'

/** Light squares around a code, as the standard asks. */
const QUIET = 4

/** The address as a QR code for the phone's camera; nothing where the address is too long for one. */
export function AddressCode({ address }: { readonly address: string }) {
  const say = useSay()
  const rows = qrCode(address)
  if (rows === null) return null
  const size = rows.length + 2 * QUIET
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
  return (
    <svg role="img" aria-label={say('app.code', { address })} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" className={styles.code}>
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
