/** The sections that consist of files of the place: where it lies, and its drawings. */
import type { PlanReading } from '../facts/describe-facts.ts'
import type { Block, DocumentSection } from './document.ts'
import { heading, paragraph, section } from './plan-blocks.ts'
import { say, word } from './plan-text.ts'

export type PlanFile = {
  readonly file_id: number
  readonly sha256: string
  readonly mime: string
  /** As the place calls it. */
  readonly name: string
  /** `location_plan`, `premises_plan` … */
  readonly type: string
  /** Of a picture, in pixels. */
  readonly width: number | null
  readonly height: number | null
}

export type PlanFiles = { readonly on_paper: boolean; readonly files: readonly PlanFile[] }

/** A picture, or a document that is attached to the section. */
export function writeFile(file: PlanFile, { texts: { words } }: PlanReading): readonly Block[] {
  const { file_id, sha256, width, height } = file
  const name = file.name.replace(/\.(png|jpe?g|webp|pdf)$/i, '')
  const kind = word(
    words,
    file.type === 'flow_diagram' ? 'section.technological-schema' : `file.${file.type}`,
  )
  const title = heading(2, name === kind ? name : `${kind}: ${name}`)
  if (file.mime === 'application/pdf' || width === null || height === null)
    return [
      title,
      { kind: 'attachment', file_id, sha256, filename: name, text: say(words, 'files.attached', { name }) },
    ]
  return [title, { kind: 'picture', file_id, sha256, alt: `${kind}: ${name}`, width, height }]
}

function writeFiles(
  name: 'location' | 'drawings',
  reading: PlanReading,
  { on_paper, files }: PlanFiles,
): DocumentSection {
  const { words } = reading.texts
  const fileBlocks = files.flatMap((file) => writeFile(file, reading))
  const paper = on_paper ? [paragraph(word(words, 'files.on_paper'))] : []
  const blocks = [...fileBlocks, ...paper]
  return section(name, reading, {
    blocks: blocks.length === 0 ? [paragraph(word(words, 'empty.files'))] : blocks,
  })
}

const nothing: PlanFiles = { on_paper: false, files: [] }

export const writeLocation = (reading: PlanReading, files = nothing): DocumentSection =>
  writeFiles('location', reading, files)
export const writeDrawings = (reading: PlanReading, files = nothing): DocumentSection =>
  writeFiles('drawings', reading, files)
