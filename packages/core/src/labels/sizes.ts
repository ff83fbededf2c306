/** Labels and the sheets they come on, in millimetres. */
export const labelSizes = [
  { id: '62x29', width: 62, height: 29, sheet: null },
  { id: '57x32', width: 57, height: 32, sheet: null },
  { id: '100x50', width: 100, height: 50, sheet: null },
  // 24 labels on A4 without gaps between them.
  { id: 'a4_3x8', width: 70, height: 37, sheet: { columns: 3, rows: 8 } },
] as const
export type LabelSize = (typeof labelSizes)[number]
export const labelSizeIds: readonly LabelSize['id'][] = labelSizes.map(({ id }) => id)

/** A product for sale, and the days of a container in the kitchen. */
export const labelKinds = ['product', 'prepared', 'thawed', 'opened'] as const
export type LabelKind = (typeof labelKinds)[number]

export const findLabelSize = (id: LabelSize['id']): LabelSize =>
  labelSizes.find((size) => size.id === id) ?? labelSizes[0]

/** Millimetres without text at each edge: printers do not reach it. */
export const EDGE = 2
/** Millimetres between the text and the code. */
export const GAP = 1.5

/** Side of the code, quiet zone included; 0 for a label without one. */
export const codeSide = ({ height, width }: LabelSize, has_code: boolean): number =>
  has_code ? Math.min(20, height - 2 * EDGE, width / 3) : 0
