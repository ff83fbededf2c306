/**
 * QR codes (ISO/IEC 18004) for addresses: bytes, error correction M, versions 1 to 6. These need no version information
 * and their blocks are of one length, which leaves the standard's simplest part.
 */

/** Per version: data codewords, blocks, codewords of correction a block. */
const versions = [[16, 1, 10], [28, 1, 16], [44, 1, 26], [64, 2, 18], [86, 2, 24], [108, 4, 16]] as const

/** Bits of mode and length before the bytes. */
const HEAD_BITS = 12

type Matrix = { readonly dark: boolean[][]; /** Belongs to a pattern that no mask changes. */ readonly fixed: boolean[][] }

const times = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}

/** The generator polynomial of Reed–Solomon, without its leading 1. */
function generatorOf(degree: number): readonly number[] {
  const result = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function correctionOf(data: readonly number[], generator: readonly number[]): readonly number[] {
  const rest = generator.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [at, coefficient] of generator.entries()) rest[at] = (rest[at] ?? 0) ^ times(coefficient, factor)
  }
  return rest
}

/** In UTF-8. */
const bytesOf = (text: string): readonly number[] => [...encodeURIComponent(text).matchAll(/%(..)|./g)].map(([one, hex]) => (hex === undefined ? one.charCodeAt(0) : Number.parseInt(hex, 16)))

function dataOf(bytes: readonly number[], capacity: number): readonly number[] {
  const bits = [...`0100${bytes.length.toString(2).padStart(8, '0')}`, ...bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')])]
  const ended = `${bits.join('')}0000`.slice(0, capacity * 8)
  const codewords = (ended.match(/.{1,8}/g) ?? []).map((word) => Number.parseInt(word.padEnd(8, '0'), 2))
  return [...codewords, ...Array.from({ length: capacity - codewords.length }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))]
}

/** Data in blocks with their correction, dealt out in turn. */
function codewordsOf(data: readonly number[], blocks: number, degree: number): readonly number[] {
  const size = data.length / blocks
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * size, (block + 1) * size))
  const generator = generatorOf(degree)
  const corrections = parts.map((part) => correctionOf(part, generator))
  const dealt = (lists: readonly (readonly number[])[], length: number): number[] => Array.from({ length }, (_, at) => lists.map((list) => list[at] ?? 0)).flat()
  return [...dealt(parts, size), ...dealt(corrections, degree)]
}

function blank(version: number): Matrix {
  const size = 17 + 4 * version
  const grid = (): boolean[][] => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const matrix = { dark: grid(), fixed: grid() }
  for (let at = 0; at < size; at++) {
    put(matrix, at, 6, at % 2 === 0)
    put(matrix, 6, at, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(matrix, [x, y], 4, (ring) => ring !== 2 && ring !== 4)
  if (version > 1) rings(matrix, [size - 7, size - 7], 2, (ring) => ring !== 1)
  return matrix
}

function put({ dark, fixed }: Matrix, x: number, y: number, value: boolean): void {
  const [darks, fixeds] = [dark[y], fixed[y]]
  if (darks === undefined || fixeds === undefined || x < 0 || x >= darks.length) return
  darks[x] = value
  fixeds[x] = true
}

function rings(matrix: Matrix, [x, y]: readonly [number, number], reach: number, isDark: (ring: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) put(matrix, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

/** Level M and the mask, twice, with their own correction. */
function putFormat(matrix: Matrix, mask: number): void {
  const size = matrix.dark.length
  let rest = mask
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const near = at < 6 ? at : at < 8 ? at + 1 : at
    if (at < 8) put(matrix, 8, near, bit(at))
    else put(matrix, at === 8 ? 7 : 14 - at, 8, bit(at))
    if (at < 8) put(matrix, size - 1 - at, 8, bit(at))
    else put(matrix, 8, size - 15 + at, bit(at))
  }
  put(matrix, 8, size - 8, true)
}

const masks: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2, (_, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3), (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** The codewords, from the lower right corner in columns of two, up and down, through what is free. */
function putData({ dark, fixed }: Matrix, codewords: readonly number[], mask: number): void {
  const size = dark.length
  let at = 0
  for (let column = size - 1; column >= 1; column -= 2) {
    const right = column <= 6 ? column - 1 : column
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = dark[y]
        if (row === undefined || fixed[y]?.[x] === true) continue
        const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
        row[x] = (bit === 1) !== (masks[mask]?.(x, y) === 0)
        at++
      }
    }
  }
}

const finderLike = /(?=10111010000|00001011101)/g

/** How hard a reader would find it: long runs, blocks, what looks like a corner, too much of one colour. */
function penaltyOf(dark: readonly (readonly boolean[])[]): number {
  const size = dark.length
  const rows = dark.map((row) => row.map((one) => (one ? '1' : '0')).join(''))
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''))
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += 40 * (line.match(finderLike)?.length ?? 0)
  }
  for (let y = 0; y + 1 < size; y++) for (let x = 0; x + 1 < size; x++) if (/^(0000|1111)$/.test(`${rows[y]?.slice(x, x + 2)}${rows[y + 1]?.slice(x, x + 2)}`)) penalty += 3
  const share = (rows.join('').replaceAll('0', '').length / size / size) * 20
  return penalty + 10 * Math.floor(Math.abs(share - 10))
}

/** Rows of dark and light squares, without the quiet zone of four around them; null where the text is longer than 106 bytes. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = bytesOf(text)
  const version = versions.findIndex(([capacity]) => bytes.length * 8 + HEAD_BITS <= capacity * 8)
  const [capacity, blocks, degree] = versions[version] ?? [0, 0, 0]
  if (capacity === 0) return null
  const codewords = codewordsOf(dataOf(bytes, capacity), blocks, degree)
  const drawn = masks.map((_, mask) => {
    const matrix = blank(version + 1)
    putFormat(matrix, mask)
    putData(matrix, codewords, mask)
    return { dark: matrix.dark, penalty: penaltyOf(matrix.dark) }
  })
  return drawn.reduce((best, one) => (one.penalty < best.penalty ? one : best)).dark
}
