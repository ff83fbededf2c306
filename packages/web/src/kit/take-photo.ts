/**
 * Prepares a chosen file for the outbox: large camera pictures are made smaller, and a file that cannot be
 * sent is refused at once.
 */
import { judgeUpload, MAX_UPLOAD_BYTES, storedMimes, type UploadFault } from '@larder/core/files'
import { Problem } from './problem.ts'
import type { Photo } from './outbox/photo.ts'

/** Pixels of the longer side: enough to read a label, and 20 of them fit on any phone. */
const LONGEST_SIDE = 2_000
const QUALITY = 0.85

/** Width and height that fit into a square, in whole pixels; smaller ones stay. */
export function fitInside(width: number, height: number, side = LONGEST_SIDE): readonly [number, number] {
  const scale = Math.min(1, side / Math.max(width, height, 1))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** Whether a picture goes as it is. */
export const isReady = ({
  width,
  height,
  size,
  type,
}: {
  readonly width: number
  readonly height: number
  readonly size: number
  readonly type: string
}): boolean =>
  Math.max(width, height) <= LONGEST_SIDE &&
  size <= MAX_UPLOAD_BYTES &&
  (storedMimes as readonly string[]).includes(type)

const refused = (code: UploadFault | 'heic'): Problem =>
  new Problem({ code: 'invalid', message: code, errors: [{ field: 'file', code, message: code }] })

async function draw(picture: ImageBitmap): Promise<Blob | null> {
  const [width, height] = fitInside(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // JPEG knows no transparency.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** Upright as the camera held it; null where this browser cannot read it as a picture. */
async function shrink(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    return isReady({ width: picture.width, height: picture.height, size: file.size, type: file.type })
      ? null
      : await draw(picture)
  } finally {
    picture.close()
  }
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Throws `Problem` with the fault at `file`. */
export async function takePhoto(file: File): Promise<Photo> {
  const drawn = file.type.startsWith('image/') ? await shrink(file) : null
  const content = drawn ?? file
  const fault = judgeUpload({ size: content.size, mime: content.type })
  if (fault !== undefined)
    throw refused(fault === 'file_type' && /^image\/hei[cf]/.test(file.type) ? 'heic' : fault)
  const bytes = await content.arrayBuffer()
  const filename = (drawn === null ? file.name : `${file.name.replace(/\.\w+$/, '')}.jpg`).trim().slice(-200)
  return {
    uuid: crypto.randomUUID(),
    sha256: hexOf(await crypto.subtle.digest('SHA-256', bytes)),
    filename: filename === '' ? 'photo' : filename,
    type: content.type,
    bytes,
  }
}
