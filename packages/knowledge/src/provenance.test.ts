import {
  describeProvenance,
  generatePlan,
  readingOf,
  writePlan,
  type KnowledgeTexts,
  type Statement,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureEvidence } from '../test/evidence/measure-evidence.ts'
import { unreadReasons } from '../test/evidence/unread-reasons.ts'
import { anyPlaceOf, examplePlace, goldenPlaces } from '../test/places.ts'
import { neutralNames, shownIn } from '../test/written-plan.ts'
import { knowledge, texts } from './index.ts'

const places = fc.oneof(
  anyPlaceOf(knowledge.activities.map(({ id }) => id)),
  fc.constantFrom(...goldenPlaces).map(([kind, where]) => examplePlace(kind, where)),
)
const english = texts['en'] as KnowledgeTexts
const rowsOf = (
  profile: Parameters<typeof generatePlan>[0],
  words: KnowledgeTexts = english,
): readonly Statement[] =>
  describeProvenance({
    plan: generatePlan(profile, knowledge),
    knowledge,
    texts: words,
    temperature_unit: 'C',
  })

describe('the sources of any plan', () => {
  it.each(Object.keys(texts))(
    'name a document for each statement, and a date only for a read one (%s)',
    (language) => {
      const words = texts[language] as KnowledgeTexts
      fc.assert(
        fc.property(places, (profile) => {
          const rows = rowsOf(profile, words)
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
          expect(
            rows.filter(
              ({ sources, places: stands }) =>
                sources.length === 0 || stands.length === 0 || sources.some(({ title }) => title === ''),
            ),
          ).toEqual([])
          expect(
            rows
              .filter(
                ({ text, title }) => text.trim() === '' || title.trim() === '' || /[{}]/.test(text + title),
              )
              .map(({ id }) => id),
          ).toEqual([])
          expect(
            rows.filter(
              ({ to_verify, verified_on, evidence }) =>
                to_verify !== (verified_on === null) || to_verify === (evidence === 'read'),
            ),
          ).toEqual([])
          expect(
            rows.filter(
              ({ force, to_verify, force_text }) =>
                force === 'law' && to_verify && !force_text.includes(words.words['unverified.badge'] ?? '?'),
            ),
          ).toEqual([])
        }),
        { numRuns: 60 },
      )
    },
  )

  it('leave no limit of a control point and no task out', () => {
    fc.assert(
      fc.property(places, (profile) => {
        const plan = generatePlan(profile, knowledge)
        const ids = new Set(rowsOf(profile).map(({ id }) => id.split(':').slice(0, 2).join(':')))
        const said = [
          ...plan.hazards.flatMap(({ key, limits, action }) => [
            `hazard:${key}`,
            `action:${action}`,
            ...limits.map(({ id }) => `limit:${id}`),
          ]),
          ...plan.tasks.map(({ id }) => `task:${id}`),
        ]
        expect(said.filter((id) => !ids.has(id))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('show a Spanish order beside a German guide as read in Spain, and the guide as to be verified in Germany', () => {
    const frying = (where: string): unknown =>
      rowsOf(examplePlace('restaurant', where))
        .filter(({ id }) => id === 'hazard:P13/H43')
        .map(({ force, to_verify, sources }) => [force, to_verify, sources.map(({ document }) => document)])
    expect(frying('ES')).toEqual([['law', false, ['ES-ORDEN-1989']]])
    expect(frying('DE')).toEqual([['guide', true, ['DE-DGF']]])
  })

  it('have the address of a law that was read', () => {
    const rows = rowsOf(examplePlace('restaurant', 'DE'))
    const laws = rows
      .filter(({ force, to_verify }) => force === 'law' && !to_verify)
      .flatMap(({ sources }) => sources)
    expect(laws.length).toBeGreaterThan(20)
    expect(
      laws
        .filter(({ address, foreign }) => !foreign && !address?.startsWith('https://'))
        .map(({ document }) => document),
    ).toEqual([])
  })
})

describe('a written plan', () => {
  it.each(goldenPlaces.filter(([kind]) => kind === 'restaurant'))(
    'of a %s in %s leaves doubt to the page of sources: no mark, and one line that counts',
    (kind, where) => {
      const plan = generatePlan(examplePlace(kind, where), knowledge)
      const document = writePlan(readingOf(plan, knowledge, english, 'C'), { ...neutralNames, flow: null })
      const mark = english.words['unverified.badge'] ?? ''
      expect(mark).not.toBe('')
      const marked = shownIn(document).filter((text) => text.includes(mark))
      expect(new Set(marked).size).toBeLessThanOrEqual(1)
      expect(marked.every((text) => /\d/.test(text))).toBe(true)
    },
  )
})

describe('the figures of the knowledge base', () => {
  const { law, all, documented, documents } = measureEvidence(knowledge)
  const part = ({ read, of }: { readonly read: number; readonly of: number }): number => read / of

  it('are read in the original for nineteen of twenty that have the force of law', () => {
    expect(law.of).toBeGreaterThan(200)
    expect(part(law)).toBeGreaterThanOrEqual(0.95)
  })

  it('are read in the original for four of five in all, our own proposals among them', () => {
    expect(part(all)).toBeGreaterThanOrEqual(0.8)
  })

  it('are read in the original for nineteen of twenty that rest on a document', () => {
    expect(part(documented)).toBeGreaterThanOrEqual(0.95)
  })

  it('have a reason wherever the document was not read', () => {
    expect(documents.flatMap(({ unread }) => unread).filter((value) => value.endsWith('?'))).toEqual([])
    const unread = new Set(documents.filter((one) => one.read < one.of).map(({ document }) => document))
    expect(Object.keys(unreadReasons).filter((code) => !code.startsWith('L-') && !unread.has(code))).toEqual(
      [],
    )
  })

  it('are good practice where they are our own proposal', () => {
    const proposals = knowledge.limits
      .flatMap(({ values }) => values)
      .filter(({ sources }) => sources[0]?.document === 'LARDER')
    expect(proposals.length).toBeGreaterThan(0)
    expect(new Set(proposals.map(({ evidence, force }) => `${evidence} ${force}`))).toEqual(
      new Set(['expert practice']),
    )
  })
})
