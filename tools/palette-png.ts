/**
 * Writes a PNG again with at most 256 colours, a third of its size: screens have few colours, and pictures of
 * them lie in the repository. Reads what Chromium writes (8 bits, RGB or RGBA, not interlaced); transparency
 * is dropped.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
const most = 256

type Pixels = {
  readonly width: number
  readonly height: number
  /** One number a pixel: 0xRRGGBB. */
  readonly colours: Uint32Array
}
type Colour = { readonly value: number; readonly count: number }

const channel = (value: number, shift: number): number => (value >> shift) & 255
const shifts = [16, 8, 0] as const

/** Predictor of filter type 4 (PNG 12.7). */
function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

/** Undoes the filters of all lines in place (PNG 12). */
function unfilter(data: Uint8Array, stride: number, step: number): void {
  for (let start = 0; start < data.length; start += stride + 1) {
    const filter = data[start] ?? 0
    for (let at = start + 1; at <= start + stride; at++) {
      const left = at - step > start ? (data[at - step] ?? 0) : 0
      const up = start > 0 ? (data[at - stride - 1] ?? 0) : 0
      const corner = start > 0 && at - step > start ? (data[at - stride - 1 - step] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      data[at] = ((data[at] ?? 0) + guess) & 255
    }
  }
}

/** @throws Error where it is not such a PNG */
function readPixels(png: Buffer): Pixels {
  const [width, height, depth, type, interlaced] = [
    png.readUInt32BE(16),
    png.readUInt32BE(20),
    png[24],
    png[25],
    png[28],
  ]
  if (!png.subarray(0, 8).equals(signature) || depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0)
    throw new Error('not a PNG of 8 bits in RGB or RGBA')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const step = type === 2 ? 3 : 4
  const data = inflateSync(Buffer.concat(parts))
  unfilter(data, width * step, step)
  const colours = new Uint32Array(width * height)
  for (let pixel = 0; pixel < colours.length; pixel++)
    colours[pixel] = data.readUIntBE(pixel * step + Math.floor(pixel / width) + 1, 3)
  return { width, height, colours }
}

/**
 * Median cut: the box whose colours differ most, weighed by how often they come, is split until there are
 * enough.
 */
function choosePalette(counts: ReadonlyMap<number, number>): readonly number[] {
  const boxes: Colour[][] = [[...counts].map(([value, count]) => ({ value, count }))]
  while (boxes.length < most) {
    const spreads = boxes.map((box) => spread(box))
    const widest = spreads.reduce(
      (best, one, at) => (one.weight > (spreads[best]?.weight ?? 0) ? at : best),
      0,
    )
    const { shift, weight } = spreads[widest] ?? { shift: 0, weight: 0 }
    if (weight === 0) break
    const box = (boxes[widest] ?? []).toSorted((a, b) => channel(a.value, shift) - channel(b.value, shift))
    const middle = (channel(box[0]?.value ?? 0, shift) + channel(box.at(-1)?.value ?? 0, shift)) / 2
    boxes.splice(
      widest,
      1,
      box.filter(({ value }) => channel(value, shift) <= middle),
      box.filter(({ value }) => channel(value, shift) > middle),
    )
  }
  // The most frequent colour of a box represents it, so that surfaces keep their exact colour.
  return boxes.map(
    (box) => box.reduce((best, one) => (one.count > best.count ? one : best), { value: 0, count: 0 }).value,
  )
}

function spread(box: readonly Colour[]): { shift: number; weight: number } {
  const total = box.reduce((sum, { count }) => sum + count, 0)
  const ranges = shifts.map((shift): { shift: number; weight: number } => {
    const values = box.map(({ value }) => channel(value, shift))
    return {
      shift,
      weight:
        (values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)) *
        Math.log2(total + 1),
    }
  })
  return ranges.reduce((best, one) => (one.weight > best.weight ? one : best))
}

function nearest(palette: readonly number[], value: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, one] of palette.entries()) {
    const distance = shifts.reduce<number>(
      (sum, shift) => sum + (channel(one, shift) - channel(value, shift)) ** 2,
      0,
    )
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The same picture with at most 256 colours. Throws where it cannot read the PNG. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, colours } = readPixels(png)
  const counts = new Map<number, number>()
  for (const value of colours) counts.set(value, (counts.get(value) ?? 0) + 1)
  const palette = choosePalette(counts)
  const places = new Map(
    [...counts.keys()].map((value): [number, number] => [value, nearest(palette, value)]),
  )
  const lines = Buffer.alloc((width + 1) * height)
  for (const [pixel, value] of colours.entries())
    lines[pixel + Math.floor(pixel / width) + 1] = places.get(value) ?? 0
  const head = Buffer.from(png.subarray(16, 29))
  head[9] = 3
  const table = Buffer.from(palette.flatMap((value) => shifts.map((shift) => channel(value, shift))))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', table),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}
