/** The short plan of every activity, in sizes and countries that differ: complete, and without repetition. */
import {
  compareDocuments,
  generatePlan,
  joinGroups,
  readingOf,
  sentencesOf,
  withChanges,
  writePlan,
  writeProductBasedPlan,
  hazardName,
  type Block,
  type PlaceProfile,
  type PlanDocument,
  type PlanReading,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { examplePlace, examples } from '../test/places.ts'
import { neutralNames, shownIn, simpleFlow, textsIn } from '../test/written-plan.ts'
import { knowledge } from './index.ts'

const sizes = ['1-3', '4-14', '15+'] as const
const where = ['DE', 'GB-SCT', 'US'] as const
const cases = Object.keys(examples).flatMap((kind) =>
  where.flatMap((country) => sizes.map((size) => [kind, country, size] as const)),
)

type Written = { readonly reading: PlanReading; readonly document: PlanDocument }

function written(profile: PlaceProfile, language = 'en'): Written {
  const texts = textsIn(language)
  const reading = readingOf(generatePlan(profile, knowledge), knowledge, texts, 'C')
  const document = writePlan(reading, { ...neutralNames, flow: simpleFlow(reading.plan, texts) })
  return { reading, document }
}

const blocksOf = ({ short_plan }: PlanDocument): readonly Block[] => short_plan?.section.blocks ?? []

/** Every cell, paragraph and item, without names of columns. */
const textsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'flow' ? [] : shownIn(block.kind === 'table' ? block.rows : block),
  )

/** Whole sentences of four words and more; references, “See CCP 4.”, may be in many rows. */
const longSentences = (blocks: readonly Block[]): readonly string[] =>
  textsOf(blocks)
    .flatMap((text) => text.split('\n'))
    .flatMap(sentencesOf)
    .filter((sentence) => /[.!?]$/.test(sentence) && !/^See (?:CCP|oPRP)\s\d/.test(sentence))
    .filter((sentence) => sentence.split(/\s+/).length >= 4)

const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, at) => all.indexOf(one) !== at)

/** Rows that repeat more than four limits of the rows above them. */
function repeatedLimits(rows: readonly (readonly string[])[]): readonly unknown[] {
  const above = new Set<string>()
  return rows.flatMap(([label, , , limits = '']) => {
    const lines = limits.split('\n')
    const again = lines.filter((line) => above.has(line)).length
    lines.forEach((line) => above.add(line))
    return again > 4 ? [label] : []
  })
}

const tableUnder = (blocks: readonly Block[], title: string): readonly (readonly string[])[] => {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === title)
  const table = blocks.slice(from).find((block) => block.kind === 'table')
  return table?.kind === 'table'
    ? table.rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))
    : []
}

describe('the short plan', () => {
  it.each(cases)(
    'of a %s in %s with %s people is complete and says each sentence once',
    (kind, country, size) => {
      const { reading, document } = written({ ...examplePlace(kind, country), number_of_employees: size })
      const blocks = blocksOf(document)
      expect(repeated(longSentences(blocks))).toEqual([])

      const text = textsOf(blocks).join('\n')
      const { hazards, tasks } = reading.plan
      expect(
        hazards.map((hazard) => hazardName(hazard, reading)).filter((name) => !text.includes(name)),
      ).toEqual([])
      for (const [control, title] of [
        ['CCP', 'Critical control points'],
        ['oPRP', 'Operational prerequisite programs'],
      ] as const) {
        const numbers = new Set(
          hazards.filter(({ decision }) => decision.class === control).map(({ decision }) => decision.number),
        )
        const rows = numbers.size === 0 ? [] : tableUnder(blocks, title)
        expect(rows.map(([label]) => label)).toEqual(
          [...numbers].toSorted((a, b) => (a ?? 0) - (b ?? 0)).map((number) => `${control} ${number}`),
        )
        // Each control says how it is watched and what is done, or refers to the row that does.
        for (const [, , , , monitoring, action] of rows) expect([monitoring, action]).not.toContain('')
        expect(control === 'CCP' ? repeatedLimits(rows) : []).toEqual([])
      }
      const page = tableUnder(blocks, 'Monitoring tasks')
        .map(([, , names]) => names)
        .join('\n')
      const names = tasks.map(({ id, of }) => reading.texts.tasks[of ?? id]?.name ?? id)
      expect(names.filter((name) => !page.includes(name))).toEqual([])
    },
  )

  it('has the control points with their limits in each row', () => {
    const { document } = written(examplePlace('restaurant', 'DE'))
    for (const [, , , limit] of tableUnder(blocksOf(document), 'Critical control points'))
      expect(limit).toMatch(/\d|0 faults/)
  })

  it('leads where fewer than 15 people work, with the full plan as its annex', () => {
    const folder = (number_of_employees: (typeof sizes)[number], language: string) =>
      written({ ...examplePlace('bar', 'DE'), number_of_employees }, language).document.short_plan?.annex
    expect(folder('1-3', 'en')).toBe('Annex - Full plan')
    expect(folder('4-14', 'de')).toBe('Anhang - Vollständiges Konzept')
    expect(folder('15+', 'en')).toBeNull()
  })

  it('of product groups has the hazards and diagrams of all of them, and says each sentence once', () => {
    const texts = textsIn('en')
    const profile = examplePlace('butcher', 'DE')
    const joined = joinGroups(
      generatePlan(profile, knowledge),
      [profile.processes, profile.processes.slice(0, 12)].map((processes, index) => ({
        id: index + 1,
        name: `Group ${index + 1}`,
        plan: generatePlan({ ...profile, processes }, knowledge),
      })),
    )
    const groups = joined.groups.map(({ id, name, plan }) => ({
      id,
      name,
      products: [],
      reading: readingOf(plan, knowledge, texts, 'C'),
      flow: simpleFlow(plan, texts),
    }))
    const common = readingOf(joined.common, knowledge, texts, 'C')
    const blocks = blocksOf(writeProductBasedPlan(common, groups, { ...neutralNames, flow: null }))
    const text = textsOf(blocks).join('\n')
    expect(repeated(longSentences(blocks))).toEqual([])
    expect(blocks.filter(({ kind }) => kind === 'flow')).toHaveLength(2)
    const names = groups.flatMap(({ reading }) =>
      reading.plan.hazards.map((hazard) => hazardName(hazard, reading)),
    )
    expect(names.filter((name) => !text.includes(name))).toEqual([])
    const numbers = new Set(
      common.plan.hazards.flatMap(({ decision }) => (decision.class === 'CCP' ? [decision.number] : [])),
    )
    expect(tableUnder(blocks, 'Critical control points')).toHaveLength(numbers.size)
  })

  it('names what is missing', () => {
    const texts = textsIn('en')
    const plan = generatePlan(examplePlace('bar', 'DE'), knowledge)
    const { short_plan } = writePlan(readingOf(plan, knowledge, texts, 'C'), {
      ...neutralNames,
      work_groups: [],
      flow: simpleFlow(plan, texts),
      flow_verified: null,
      location: { on_paper: false, files: [] },
      drawings: { on_paper: true, files: [] },
    })
    const lists = short_plan?.section.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))
    expect(lists).toEqual([
      'HACCP team and work groups: No work group has been entered yet.',
      'Flow diagram: Not verified on site yet.',
      'Location: Nothing has been uploaded.',
    ])
  })

  it.each([
    [null, 'This is the first version.'],
    [{ date_text: '1.2.2026', sections: [] }, 'Nothing has changed since the version of 1.2.2026.'],
    [
      { date_text: '1.2.2026', sections: ['Products', 'Sources'] },
      'Changed since the version of 1.2.2026: Products, Sources.',
    ],
  ])('leads with what changed: %j', (changed, text) => {
    const { document, reading } = written(examplePlace('bar', 'DE'))
    const now = withChanges(document, changed, reading.texts.words)
    expect(blocksOf(now).slice(1, 4)).toMatchObject([
      { kind: 'heading', text: 'What changed' },
      { kind: 'paragraph', text },
      { kind: 'heading', text: 'What is missing' },
    ])
    expect(compareDocuments(document, now)).toEqual([])
  })
})
