import { planWordKeys, valuesIn, type Knowledge, type KnowledgeTexts } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { checkKnowledge } from './check-knowledge.ts'
import { knowledge, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const first = <T>(list: readonly T[]): T => list[0] as T
const fridge = first(knowledge.tasks.filter(({ id }) => id === 'T-fridge'))
const check = (facts: Knowledge, written: KnowledgeTexts = english): readonly string[] =>
  checkKnowledge(facts, { en: written }, planWordKeys)
const without = (record: Readonly<Record<string, unknown>>, key: string): Record<string, never> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as Record<string, never>

/** The facts with the first hazard's first step changed. */
function hazardStep(change: Record<string, unknown>): Knowledge {
  const hazard = first(knowledge.hazards)
  const at = [{ ...first(hazard.at), ...change }, ...hazard.at.slice(1)]
  return { ...knowledge, hazards: [{ ...hazard, at }, ...knowledge.hazards.slice(1)] }
}

/** The facts with the first value of the first limit changed. */
function limitValue(change: Record<string, unknown>): Knowledge {
  const limit = first(knowledge.limits)
  const values = [{ ...first(limit.values), ...change }, ...limit.values.slice(1)]
  return { ...knowledge, limits: [{ ...limit, values }, ...knowledge.limits.slice(1)] }
}

const task = (change: Record<string, unknown>): Knowledge => ({
  ...knowledge,
  tasks: knowledge.tasks.map((one) => (one === fridge ? { ...one, ...change } : one)),
})

const hazardText = (change: Record<string, unknown>): KnowledgeTexts => ({
  ...english,
  hazards: { ...english.hazards, H08: { ...english.hazards.H08, ...change } as never },
})

describe('the knowledge base', () => {
  it('is sound', () => {
    expect(checkKnowledge(knowledge, texts, planWordKeys)).toEqual([])
  })

  it('has the 28 activities, the 61 processes, the 109 hazards and their facts', () => {
    expect(knowledge.activities.map((activity) => activity.id)).toEqual(
      Array.from({ length: 28 }, (_, index) => `A${String(index + 1).padStart(2, '0')}`),
    )
    expect([knowledge.processes.length, knowledge.hazards.length]).toEqual([61, 109])
    const offered = new Set(knowledge.activities.flatMap((activity) => activity.processes))
    expect(knowledge.processes.filter((process) => !offered.has(process.id))).toEqual([])
  })

  it('gives every jurisdiction a value where a control point needs one', () => {
    const used = new Set(
      knowledge.hazards.flatMap((hazard) => hazard.at.filter((at) => at.specific).map((at) => at.limits)),
    )
    const chains = [
      ['EE', 'EU'],
      ['DE', 'EU'],
      ['ES', 'EU'],
      ['GB'],
      ['GB-SCT', 'GB'],
      ['US'],
      ['LV', 'EU'],
      ['IE', 'EU'],
      ['UA'],
      ['CA'],
      ['AU'],
    ]
    const held = new Map(
      knowledge.limits.map((limit) => [
        limit.id,
        new Set<string>(limit.values.flatMap(({ jurisdiction, also_in = [] }) => [jurisdiction, ...also_in])),
      ]),
    )
    const bare = [...used].flatMap((ids) =>
      chains
        .filter((chain) => !ids.some((id) => chain.some((jurisdiction) => held.get(id)?.has(jurisdiction))))
        .map((chain) => `${ids.join()} in ${chain.join()}`),
    )
    // Figures of the United States alone: the air of live shellfish, the days of raw-milk cheese, the time in
    // which a ham warms up. Elsewhere the hazard is watched without one.
    const american = ['L-chill-shellstock', 'L-raw-cheese-days', 'L-come-up']
    expect([...new Set(bare)].filter((gap) => !american.some((id) => gap.startsWith(`${id} in `)))).toEqual(
      [],
    )
  })

  it('converts Fahrenheit law back to its round figure', () => {
    // The Food Code names the accuracy of thermometers with both scales in °C.
    const shown = knowledge.limits
      .filter((limit) => limit.quantity === 'celsius' && !limit.id.startsWith('L-probe-'))
      .flatMap((limit) => valuesIn(limit, 'US'))
      .flatMap((value) => [value.min, value.max, value.from, value.then?.max])
      .filter((value) => typeof value === 'number')
      .map((celsius) => (celsius * 9) / 5 + 32)
    expect(shown.filter((figure) => Math.abs(figure - Math.round(figure)) > 1e-9)).toEqual([])
  })
})

describe('the check refuses in the facts', () => {
  it.each<[string, Knowledge, RegExp]>([
    ['a fact without a source', task({ sources: [] }), /T-fridge has no source/],
    ['an unknown document', task({ sources: [{ document: 'NOWHERE' }] }), /unknown document NOWHERE/],
    [
      'a verification of what was not read',
      task({ evidence: 'memory', verified_on: '2026-11-21' }),
      /only what was read/,
    ],
    ['a limit value without force', limitValue({ force: undefined }), /L-chill-rte in EU has no force/],
    ['a limit value without a source', limitValue({ sources: [] }), /L-chill-rte in EU has no source/],
    ['a limit value without a figure', limitValue({ min: null, max: null }), /has no figure/],
    [
      'a value of another country',
      limitValue({ jurisdiction: 'US', sources: [{ document: 'EU-PRACTICE' }] }),
      /L-chill-rte in US rests on a foreign document EU-PRACTICE/,
    ],
    [
      'two values that are both the default',
      limitValue({ jurisdiction: 'DE' }),
      /L-chill-rte in DE has two values without a note/,
    ],
    ['an id used twice', { ...knowledge, tasks: [...knowledge.tasks, fridge] }, /T-fridge is used twice/],
    ['an unknown process', hazardStep({ process: 'P99' }), /unknown P99/],
    ['an unknown limit', hazardStep({ limits: ['L-none'] }), /unknown L-none/],
    ['an unknown task', hazardStep({ tasks: ['T-none'] }), /unknown T-none/],
    ['an unknown action', hazardStep({ action: 'C-none' }), /unknown C-none/],
    ['an unknown programme', hazardStep({ prp: 'PRP99' }), /unknown PRP99/],
    ['an unknown food group', hazardStep({ when: { any_food_group: ['FG99'] } }), /unknown FG99/],
    [
      'an unknown hazard step of an activity',
      { ...knowledge, activities: [{ ...first(knowledge.activities), processes: ['P99'] }] },
      /A01 names an unknown P99/,
    ],
    ['a watched hazard without a task', hazardStep({ tasks: [] }), /watched by no task/],
    [
      'a specific measure without a limit',
      hazardStep({ specific: true, limits: [] }),
      /specific without a limit/,
    ],
    ['a daily task without a time', task({ times: [] }), /0 times instead of 2/],
    ['a reading without a limit', task({ limit: null }), /a reading and a limit belong together/],
  ])('%s', (_, facts, finding) => {
    expect(check(facts).join('\n')).toMatch(finding)
  })
})

describe('the check refuses in the texts', () => {
  it.each<[string, KnowledgeTexts, RegExp]>([
    [
      'a fact without its text',
      { ...english, hazards: without(english.hazards, 'H08') },
      /hazards\.H08 has a fact but no text/,
    ],
    [
      'a text without its fact',
      { ...english, limits: { ...english.limits, 'L-none': 'Nothing' } },
      /limits\.L-none has a text but no fact/,
    ],
    [
      'an unknown limit',
      hazardText({ do: 'Keep it at {limit:L-none}.' }),
      /hazards\.H08\.do names an unknown \{limit:L-none\}/,
    ],
    ['a temperature in words', hazardText({ check: 'Below 5 °C.' }), /H08\.check holds a temperature/],
    [
      'a sentence that says nothing',
      hazardText({ do: 'Ensure proper temperature.' }),
      /says nothing a cook can do/,
    ],
    ['an empty text', hazardText({ act: ' ' }), /H08\.act is empty/],
    [
      'a step where the hazard does not stand',
      hazardText({ at: { P40: { do: 'Rinse.' } } }),
      /H08 speaks of P40/,
    ],
    [
      'too few corrective options',
      {
        ...english,
        actions: {
          ...english.actions,
          'C-cool': { ...english.actions['C-cool'], options: ['Thrown away'] } as never,
        },
      },
      /C-cool has 1 options/,
    ],
    [
      'a missing word',
      { ...english, words: without(english.words, 'class.CCP') },
      /the word class\.CCP is missing/,
    ],
    [
      'a missing note of a limit',
      { ...english, words: without(english.words, 'limit_note.melting_ice') },
      /limit_note\.melting_ice is missing/,
    ],
  ])('%s', (_, written, finding) => {
    expect(check(knowledge, written).join('\n')).toMatch(finding)
  })
})

describe('the check refuses in a translation', () => {
  const { hazards } = english
  const translated = (change: Record<string, unknown>): string =>
    checkKnowledge(
      knowledge,
      { en: english, xx: { ...english, language: 'xx', ...change } as KnowledgeTexts },
      planWordKeys,
    ).join('\n')

  it('no text that is equal', () => {
    expect(translated({})).toBe('')
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a step that English has words of its own for',
      { hazards: { ...hazards, H08: { ...hazards.H08, at: { ...hazards.H08?.at, P12: undefined } } } },
      /xx: hazards\.H08\.at\.P12\.do is missing/,
    ],
    [
      'a limit that English names',
      { hazards: { ...hazards, H08: { ...hazards.H08, do: 'Keep it cold.' } } },
      /xx: hazards\.H08\.do has the placeholders «», English «\{limit:L-chill-rte\}»/,
    ],
    [
      'an option too many',
      {
        actions: {
          ...english.actions,
          'C-discard': {
            ...english.actions['C-discard'],
            options: [...(english.actions['C-discard']?.options ?? []), 'More'],
          },
        },
      },
      /actions\.C-discard\.options\.4 is not in English/,
    ],
  ])('%s', (_, change, finding) => {
    expect(translated(change)).toMatch(finding)
  })
})
