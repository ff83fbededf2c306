import type { PlanSection } from '@larder/contract/plan-document.schemas'

/** The parts of a section as the server sends them. */
export type Block = PlanSection['blocks'][number]
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
export type FlowLayout = BlockOf<'flow'>['layout']
export type BadgeTone = BlockOf<'matrix'>['cells'][number]['tone']
export type Cell = BlockOf<'table'>['rows'][number][number]
