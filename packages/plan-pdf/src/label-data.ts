/** The JSON that `label.typ` reads, and the code of a label as a drawing. */
import { codeSide, EDGE, findLabelSize, GAP, type Label, type LabelSize } from '@larder/core/labels'
import encodeQR from 'qr'
import { calendarDay } from './page-data.ts'
import { breakable, printable } from './printable.ts'

export type LabelJob = {
  readonly label: Label
  readonly size: LabelSize['id']
  readonly copies: number
  readonly language: string
  /** ISO date that the file carries. */
  readonly date: string
  /** For those who listen. */
  readonly code_alt: string
}

/** Letters between which a long word may break. */
const CHARACTERS = 24

/** One path of squares. */
function drawCode(content: string): string {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: 2 })
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}"><path d="${squares.join('')}" fill="#000"/></svg>`
}

/** The triple that typst/label.typ reads. */
export function labelData(
  { label, size: id, copies, language, date, code_alt }: LabelJob,
  covered: ReadonlySet<number>,
): readonly unknown[] {
  const size = findLabelSize(id)
  const breakText = (text: string) => breakable(printable(text, covered), CHARACTERS)
  return [
    {
      width: size.width,
      height: size.height,
      grid: size.sheet,
      edge: EDGE,
      gap: GAP,
      side: codeSide(size, label.code !== null),
      lang: language,
      date: calendarDay(date),
    },
    {
      title: breakText(label.title),
      file_title: printable(label.title, covered),
      lines: label.lines.map((line) => ({
        label: printable(line.label, covered),
        text: breakText(line.text),
        is_strong: line.is_strong,
      })),
      code: label.code === null ? null : drawCode(label.code),
      code_alt,
    },
    copies,
  ]
}
