/** An address as a QR code: a picture of a document. */
import { createHash } from 'node:crypto'
import type { Block } from '@larder/core/haccp'
import encodeQR from 'qr'
import sharp from 'sharp'

/** Light squares around a code, as ISO/IEC 18004 asks. */
const QUIET = 4
/** Pixels of a square: about 3 mm for every four of them on paper. */
const SQUARE = 4

type Code = { readonly block: Extract<Block, { kind: 'picture' }>; readonly png: Uint8Array }

export async function qrPicture(address: string, alt: string): Promise<Code> {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET })
  const size = rows.length
  const pixels = Buffer.from(rows.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  const png = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SQUARE, size * SQUARE, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const sha256 = createHash('sha256').update(png).digest('hex')
  const side = size * SQUARE
  return { png, block: { kind: 'picture', file_id: 0, sha256, alt, width: side, height: side } }
}
