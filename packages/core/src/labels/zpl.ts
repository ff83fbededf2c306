/**
 * Labels for printers that speak ZPL II (Zebra Programming Guide): UTF-8 by `^CI28`, wrapped texts by `^FB`,
 * a GS1 DataMatrix by `^BX` where the product has a GTIN, else a QR code by `^BQ`.
 */
import type { Label } from './label.ts'
import { codeSide, EDGE, GAP, type LabelSize } from './sizes.ts'

/** Dots of a millimetre: 203 dpi is 8, 300 dpi is 12. */
export type DotsPerMm = 8 | 12

type Block = { readonly text: string; readonly height: number; readonly lines: number }

/** `^` and `~` start commands, `_` is our sign for hexadecimal, and `\` one of `^FB`. */
const escapeText = (text: string): string =>
  text
    .replace(/[\u0000-\u001f]/g, ' ')
    .replaceAll('\\', '\\\\')
    .replace(/[_^~]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Font 0 is narrow: a letter is about half as wide as it is high. */
const linesOf = (text: string, width: number, height: number): number =>
  Math.max(1, Math.ceil((text.length * height * 0.5) / width))

/** FNC1 is `_1` and a real `_` is doubled (`^BX`, parameter g). Groups of fixed length need no separator. */
const dataMatrix = (gs1: string): string =>
  `_1${gs1.replaceAll('_', '__').replace(/\((\d{2})\)/g, '$1')}`.replace(/[\^~]/g, '')

function codeOf({ gs1, code }: Label, { x, y, side }: { x: number; y: number; side: number }): string {
  // About 26 squares across hold a GTIN, a date and a lot; a QR code of an address about 33.
  if (gs1 !== null)
    return `^FO${x},${y}^BXN,${Math.max(2, Math.floor(side / 28))},200,,,,_,1^FD${dataMatrix(gs1)}^FS`
  if (code === null) return ''
  return `^FO${x},${y}^BQN,2,${Math.max(2, Math.floor(side / 37))}^FH_^FDMA,${escapeText(code)}^FS`
}

/** One label as ZPL; `copies` are printed of it. */
export function zplOf(
  label: Label,
  size: LabelSize,
  { copies, dots }: { copies: number; dots: DotsPerMm },
): string {
  const [width, height] = [size.width * dots, size.height * dots]
  const side = Math.floor(codeSide(size, label.code !== null || label.gs1 !== null) * dots)
  const room = width - 2 * EDGE * dots - (side === 0 ? 0 : side + Math.floor(GAP * dots))
  // An “x” of 1.2 mm: half of the height of font 0.
  const small = Math.ceil(2.5 * dots)
  const blockOf = (text: string, letter: number): Block => ({
    text,
    height: letter,
    lines: linesOf(text, room, letter),
  })
  const blocks = [
    blockOf(label.title, Math.ceil(small * 1.4)),
    ...label.lines.map(({ label: name, text, is_strong }) =>
      blockOf(name === '' ? text : `${name}: ${text}`, is_strong ? Math.ceil(small * 1.2) : small),
    ),
  ]
  let y = EDGE * dots
  const fields = blocks.map(({ text, height: letter, lines }) => {
    const field = `^FO${EDGE * dots},${y}^A0N,${letter},${letter}^FB${room},${lines + 1},0,L,0^FH_^FD${escapeText(text)}^FS`
    y += Math.ceil(letter * 1.1) * lines
    return field
  })
  const at = { x: width - EDGE * dots - side, y: EDGE * dots, side }
  return [
    '^XA',
    '^CI28',
    `^PW${width}`,
    `^LL${height}`,
    '^LH0,0',
    ...fields,
    codeOf(label, at),
    `^PQ${copies}`,
    '^XZ',
    '',
  ]
    .filter((line, at_, all) => line !== '' || at_ === all.length - 1)
    .join('\n')
}
