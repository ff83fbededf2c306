/** Small makers of document blocks, shared by the sections of the plan. */
import type { Badge, BadgeTone, Block, Cell, DocumentSection } from './document.ts'
import type { Provenance } from '../facts/facts.ts'
import type { RichText } from '../../rich-text/index.ts'
import { standingHere, type PlanReading } from '../facts/describe-facts.ts'
import type { PlanHazard } from '../generate/plan.ts'
import { sectionNames, type SectionName } from './plan-words.ts'
import { word } from './plan-text.ts'

export type SectionBody = { readonly landscape?: boolean; readonly blocks: readonly Block[] }

/** A section under its static name, with the number it has in the plan. */
export const section = (
  name: SectionName | 'products-list',
  reading: PlanReading,
  body: SectionBody,
): DocumentSection => ({
  static_name: name,
  order: sectionNames.findIndex((one) => one === name) + 1,
  title: word(reading.texts.words, `section.${name}`),
  landscape: body.landscape ?? false,
  blocks:
    name === 'title-page'
      ? body.blocks
      : [paragraph(word(reading.texts.words, `intro.${name}`)), ...body.blocks],
})

export const heading = (level: 2 | 3 | 4, text: string): Block => ({ kind: 'heading', level, text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const list = (items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items }]
export const note = (tone: 'info' | 'unverified' | 'warning', text: string): Block => ({
  kind: 'note',
  tone,
  text,
})

/** Label and value, row by row; rows without a value are left out. */
export function facts(
  reading: PlanReading,
  rows: readonly (readonly [key: string, value: string | null | undefined, rich?: RichText | undefined])[],
): Block {
  const label = (key: string): string => word(reading.texts.words, `label.${key}`)
  return {
    kind: 'facts',
    rows: rows.flatMap(([key, value, rich]) =>
      value === null || value === undefined || value === ''
        ? []
        : [{ label: label(key), value, ...(rich !== undefined && { rich }) }],
    ),
  }
}

type Column = {
  readonly key: string
  readonly share: number
  readonly align?: 'center' | 'end'
  /** Left out where no row says anything in it. */
  readonly optional?: true
}

/** A table; without rows it says so in one line. */
export function table(
  reading: PlanReading,
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Block {
  const { words } = reading.texts
  if (rows.length === 0) return paragraph(word(words, 'empty.list'))
  const columnVisibility = columns.map(
    ({ optional }, at) => optional !== true || rows.some((row) => row[at] !== ''),
  )
  return {
    kind: 'table',
    caption,
    columns: columns
      .filter((_, at) => columnVisibility[at])
      .map(({ key, share, align }) => ({
        title: word(words, `column.${key}`),
        share,
        ...(align === undefined ? {} : { align }),
      })),
    rows: rows.map((row) => row.filter((_, at) => columnVisibility[at])),
  }
}

const controlTones = { CCP: 'ccp', oPRP: 'oprp', PRP: 'prp' } as const
export const controlBadge = (hazard: PlanHazard, text: string): Badge => ({
  badge: controlTones[hazard.decision.class],
  text,
})

/** Notice 2022/C 355/01: 1–2 hygiene, 3–4 perhaps an oPRP, 5–7 perhaps a CCP. */
export const riskTone = (risk: number): BadgeTone =>
  risk <= 2 ? 'risk_low' : risk <= 4 ? 'risk_medium' : 'risk_high'
export const riskBadge = (risk: number): Badge => ({ badge: riskTone(risk), text: String(risk) })

/**
 * How binding a duty or an analysis is: “law”. What has no mark is good practice or our proposal, and so is a
 * rule that only other countries prescribe.
 */
export function bindingMark(fact: Provenance, reading: PlanReading): Cell {
  const { force } = standingHere(fact, reading)
  return force === 'practice' ? '' : { badge: force, text: word(reading.texts.words, `binding.${force}`) }
}
