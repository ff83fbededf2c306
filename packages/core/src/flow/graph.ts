/**
 * The flow diagram as people edit it: steps with places, and arrows between them. JSON-safe: it is stored as
 * it is.
 */

export type Point = { readonly x: number; readonly y: number }

export type FlowNode = {
  /** Letters, digits and `_`. */
  readonly id: string
  /** Code of a process (`P09`); null = a step of the place's own. */
  readonly step: string | null
  /** Own words; null = the name of the process in the reader's language. */
  readonly label: string | null
  /** Numbers of the critical control points that stand at this step, ascending. */
  readonly ccps: readonly number[]
  /** Top left corner, px. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type FlowEdge = {
  /** `from-to`: two steps have one arrow in each direction at most. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly label?: string | undefined
  /** The way that a layout found; it holds as long as it still leads from step to step around the others. */
  readonly points?: readonly Point[] | undefined
}

export type FlowGraph = { readonly nodes: readonly FlowNode[]; readonly edges: readonly FlowEdge[] }

export const flowLimits = {
  nodes: 200,
  edges: 400,
  label: 120,
  coordinate: 20_000,
  width: 600,
  height: 600,
  points: 60,
  ccp: 999,
  ccps: 40,
} as const

export const nodeWidth = 220
const lineHeight = 20
const padding = 24
const ccpHeight = 18
const charactersALine = 24

/** Lines that a label takes when words are not broken. */
export function lineCount(label: string, perLine: number = charactersALine): number {
  let lines = 1
  let used = 0
  for (const word of label.split(/\s+/u)) {
    const length = Math.min(word.length, perLine)
    if (used > 0 && used + 1 + length > perLine) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** Height of a step whose label takes so many lines, with room for its badges. */
export const nodeHeight = (lines: number, ccps: readonly number[]): number =>
  padding + lineHeight * Math.max(1, lines) + (ccps.length > 0 ? ccpHeight : 0)

/** Lines of a long word without a space too: it is broken where the box ends. */
export const linesOf = (label: string): number =>
  Math.max(lineCount(label), Math.ceil(label.length / charactersALine))

export const edgeId = (from: string, to: string): string => `${from}-${to}`
