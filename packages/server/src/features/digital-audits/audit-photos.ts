/** Photos and drawn signatures of an audit on paper: small, under the question that they answer. */
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { AuditResultDetails } from '@larder/contract/digital-audits'
import type { Block } from '@larder/core/haccp'
import { shrinkPicture } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import type { Platform } from '#kit/platform.ts'
import type { Say } from '#kit/text/texts.ts'

/** Photos that are printed; an audit with more says how many are left out. */
const MOST_PHOTOS = 60
/** Of the longer side on paper, in units of a picture's block: 8.5 cm. */
const LONGEST = 320

type Photo = { readonly sha256: string; readonly alt: string }
type QuestionPhotos = { readonly text: string; readonly photos: readonly Photo[] }

export type PhotoPages = {
  readonly blocks: readonly Block[]
  /** PNG or JPEG by the SHA-256 that the blocks name. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
}

function photosOf({ questions, responses }: AuditResultDetails, say: Say): readonly QuestionPhotos[] {
  const answers = new Map(responses.map((response) => [response.question_id, response]))
  return questions.map(({ id, kind, text }) => {
    const answer = answers.get(id)
    const arrived = (answer?.photos ?? []).flatMap(({ sha256 }) => sha256 ?? [])
    const signed = kind === 'signature' && (answer?.value ?? '') !== ''
    const alt = (number: number): string =>
      signed
        ? say('audits.signature_of', { name: answer?.value ?? '' })
        : say('audits.photo_of', { question: text, number: String(number) })
    return { text, photos: arrived.map((sha256, index) => ({ sha256, alt: alt(index + 1) })) }
  })
}

type Drawn = { readonly block: Block; readonly bytes: Uint8Array }

/** Null for a document, and for a content that cannot be read. */
async function draw(platform: Platform, { sha256, alt }: Photo): Promise<Drawn | null> {
  try {
    const bytes = await shrinkPicture(await buffer(await fileStore(platform).open(sha256)))
    const { width, height } = await sharp(bytes).metadata()
    const scale = Math.min(1, LONGEST / Math.max(width, height))
    return {
      bytes,
      block: { kind: 'picture', file_id: 0, sha256, alt, width: width * scale, height: height * scale },
    }
  } catch (error) {
    platform.log.info({ event: 'audits.photo_not_printed', err: error, sha256 }, 'A file is no picture.')
    return null
  }
}

export async function photoPages(
  platform: Platform,
  audit: AuditResultDetails,
  say: Say,
): Promise<PhotoPages> {
  const questionPhotos = photosOf(audit, say)
  const count = questionPhotos.reduce((sum, { photos }) => sum + photos.length, 0)
  if (count === 0) return { blocks: [], pictures: {} }
  const blocks: Block[] = [{ kind: 'heading', level: 2, text: say('audits.photos_title') }]
  const pictures: Record<string, Uint8Array> = {}
  let printed = 0
  for (const { text, photos } of questionPhotos) {
    const printedPhotos = photos.slice(0, MOST_PHOTOS - printed)
    if (printedPhotos.length === 0) continue
    blocks.push({ kind: 'heading', level: 3, text })
    for (const photo of printedPhotos) {
      const drawn = await draw(platform, photo)
      blocks.push(drawn?.block ?? { kind: 'paragraph', text: photo.alt })
      if (drawn !== null) pictures[photo.sha256] = drawn.bytes
    }
    printed += printedPhotos.length
  }
  if (count > printed)
    blocks.push({
      kind: 'note',
      tone: 'info',
      text: say('audits.photos_left', { number: String(count - printed) }),
    })
  return { blocks, pictures }
}
