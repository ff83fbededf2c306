import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve
const faces = ['400Regular', '600SemiBold', '400Regular_Italic', '600SemiBold_Italic'].map(
  (face) => `${face}/SourceSans3_${face}.ttf`,
)

/** The files of the faces that the templates use: regular and semibold, upright and italic. */
export const fontFiles: readonly string[] = faces.map((face) =>
  resolve(`@expo-google-fonts/source-sans-3/${face}`),
)

/** Adds the code points of a format 4 subtable (the basic plane in segments). */
function addSegments(font: DataView, start: number, covered: Set<number>): void {
  const doubled = font.getUint16(start + 6)
  const starts = start + 16 + doubled
  for (let at = 0; at < doubled; at += 2) {
    const last = font.getUint16(start + 14 + at)
    const first = font.getUint16(starts + at)
    const delta = font.getUint16(starts + doubled + at)
    const rangeAt = starts + 2 * doubled + at
    const range = font.getUint16(rangeAt)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : font.getUint16(rangeAt + range + 2 * (code - first))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code)
    }
  }
}

/** Adds the code points of a format 12 subtable (all planes in groups). */
function addGroups(font: DataView, start: number, covered: Set<number>): void {
  const groups = font.getUint32(start + 12)
  for (let group = 0; group < groups; group++) {
    const at = start + 16 + 12 * group
    const [first, last, glyph] = [font.getUint32(at), font.getUint32(at + 4), font.getUint32(at + 8)]
    for (let code = first; code <= last; code++) if (glyph + code - first !== 0) covered.add(code)
  }
}

/**
 * The code points for which a TrueType font has a glyph, read from its `cmap` table (formats 4 and 12).
 * Throws RangeError when the font has no such table.
 */
export function readCoverage(file: Uint8Array): ReadonlySet<number> {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const covered = new Set<number>()
  for (let table = 0; table < font.getUint16(4); table++) {
    const entry = 12 + 16 * table
    if (font.getUint32(entry) !== 0x636d6170) continue
    const cmap = font.getUint32(entry + 8)
    for (let index = 0; index < font.getUint16(cmap + 2); index++) {
      const start = cmap + font.getUint32(cmap + 8 + 8 * index)
      const format = font.getUint16(start)
      if (format === 4) addSegments(font, start, covered)
      if (format === 12) addGroups(font, start, covered)
    }
  }
  if (covered.size === 0) throw new RangeError('The font has no character map of format 4 or 12')
  return covered
}

let shared: ReadonlySet<number> | undefined

/** The code points that every face in use can print; read once a process. */
export function fontCoverage(): ReadonlySet<number> {
  if (shared === undefined) {
    const [first, ...others] = fontFiles.map((file) => readCoverage(readFileSync(file)))
    shared = new Set([...(first ?? [])].filter((code) => others.every((face) => face.has(code))))
  }
  return shared
}
