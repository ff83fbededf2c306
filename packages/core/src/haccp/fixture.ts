/**
 * A small kitchen's knowledge, made for tests: enough steps, hazards and countries to show every rule of the
 * generator.
 */
import type {
  Condition,
  Hazard,
  HazardAtStep,
  Jurisdiction,
  Knowledge,
  KnowledgeTexts,
  Limit,
  LimitValue,
  MonitoringTask,
  Process,
  ProcessId,
  Provenance,
} from './facts/facts.ts'
import { extraSwitches } from './facts/facts.ts'
import { planWordKeys } from './document/plan-words.ts'

const law: Provenance = {
  sources: [{ document: 'LAW', clause: 'art. 1' }],
  force: 'law',
  evidence: 'read',
  verified_on: '2026-11-21',
}
const practice: Provenance = {
  sources: [{ document: 'LARDER', clause: 'practice' }],
  force: 'practice',
  evidence: 'expert',
  verified_on: null,
}

const process = (
  id: ProcessId,
  flow_order: number | null,
  follows: readonly ProcessId[],
  more: Partial<Process> = {},
): Process => ({
  id,
  flow_order,
  follows,
  kill_step: false,
  sub_processes: [`${id}.1`, `${id}.2`],
  when: {},
  ...practice,
  ...more,
})

const value = (
  jurisdiction: Jurisdiction,
  extent: Partial<LimitValue>,
  provenance: Provenance = law,
): LimitValue => ({
  jurisdiction,
  min: null,
  max: null,
  ...provenance,
  ...extent,
})

const limit = (id: Limit['id'], values: readonly LimitValue[], more: Partial<Limit> = {}): Limit => ({
  id,
  quantity: 'celsius',
  food_groups: [],
  values,
  ...more,
})

const at = (step: ProcessId, more: Partial<HazardAtStep> = {}): HazardAtStep => ({
  process: step,
  limits: [],
  prp_suffices: false,
  prp: 'PRP11',
  specific: true,
  tasks: [],
  action: 'C-hold',
  ...more,
})

const hazard = (
  id: Hazard['id'],
  scores: readonly [Hazard['severity'], Hazard['probability']],
  steps: readonly HazardAtStep[],
  more: Partial<Hazard> = {},
): Hazard => ({
  id,
  type: 'biological',
  kind: 'growth',
  severity: scores[0],
  probability: scores[1],
  worse_for_vulnerable: false,
  heat_stable: false,
  at_least_oprp: false,
  food_groups: [],
  when: {},
  at: steps,
  ...practice,
  ...more,
})

const task = (
  id: MonitoringTask['id'],
  limitId: MonitoringTask['limit'],
  when: Condition,
): MonitoringTask => ({
  id,
  category: 'cold_storage',
  frequency: 'twice_a_day',
  times: ['08:00', '20:00'],
  entry: limitId === null ? 'choose_one_answer' : 'enter_temperature',
  limit: limitId,
  action: 'C-hold',
  when,
  ...practice,
})

const cold = { limits: ['L-cold', 'L-cold-mince'] as const, tasks: ['T-fridge'] as const }

export const fixture: Knowledge = {
  version: 7,
  documents: [
    { code: 'LAW', title: 'A law', jurisdiction: 'international', address: 'https://example.org/law' },
    { code: 'ES-LAW', title: 'A Spanish law', jurisdiction: 'ES' },
    { code: 'LARDER', title: 'Own proposals', jurisdiction: 'international' },
  ],
  activities: [
    {
      id: 'A01',
      location_types: ['kitchen'],
      extra_data: ['vulnerable_consumers', 'raw_animal_rte', 'deep_frying'],
      starts_with: [],
      processes: ['P01', 'P04', 'P06', 'P09', 'P11', 'P13', 'P17', 'P18', 'P39', 'P43'],
      product_groups: ['PG01', 'PG03'],
      food_groups: ['FG02', 'FG03', 'FG05', 'FG19', 'FG26'],
      ...practice,
    },
  ],
  product_groups: [
    { id: 'PG01', ...practice },
    { id: 'PG03', ...practice },
  ],
  food_groups: (['FG02', 'FG03', 'FG05', 'FG19', 'FG26'] as const).map((id) => ({ id, ...practice })),
  processes: [
    process('P01', 10, []),
    process('P04', 20, ['P01']),
    process('P06', 30, ['P04']),
    process('P09', 40, ['P06', 'P04'], { kill_step: true }),
    process('P13', 42, ['P06'], { when: { any_extra: ['deep_frying'] } }),
    process('P17', 50, ['P09']),
    process('P11', 60, ['P04', 'P17']),
    process('P18', 70, ['P17'], { kill_step: true }),
    process('P39', null, []),
    process('P43', null, []),
  ],
  hazards: [
    hazard('H08', [3, 3], [at('P04', cold), at('P01', { limits: ['L-cold'], tasks: ['T-delivery'] })], {
      worse_for_vulnerable: true,
    }),
    hazard('H09', [4, 2], [at('P04', { prp_suffices: true }), at('P11', { prp_suffices: true })], {
      kind: 'contamination',
      at_least_oprp: true,
    }),
    hazard('H11', [4, 2], [at('P04', cold)], { food_groups: ['FG26'] }),
    hazard(
      'H16',
      [4, 3],
      [
        at('P09', { limits: ['L-core'], tasks: ['T-core'] }),
        at('P13', { limits: ['L-core'], tasks: ['T-core'] }),
      ],
      { kind: 'survival', worse_for_vulnerable: true },
    ),
    hazard('H23', [3, 3], [at('P11', { limits: ['L-freeze'], tasks: ['T-freeze'] })], {
      kind: 'survival',
      food_groups: ['FG05'],
      when: { any_extra: ['raw_animal_rte'] },
    }),
    hazard('H24', [3, 3], [at('P17', { limits: ['L-cool'], tasks: ['T-cool'] })], { heat_stable: true }),
    hazard('H25', [3, 3], [at('P17', { prp_suffices: true })], { kind: 'contamination' }),
    hazard('H26', [3, 3], [at('P18', { limits: ['L-reheat'], tasks: ['T-reheat'] })], {
      kind: 'survival',
      ...law,
      sources: [{ document: 'ES-LAW' }],
    }),
    hazard('H30', [3, 3], [at('P01', { limits: ['L-cold'], tasks: ['T-delivery'] })], {
      type: 'chemical',
      kind: 'toxin',
      heat_stable: true,
      food_groups: ['FG05'],
    }),
    hazard('H48', [4, 3], [at('P11', { tasks: ['T-hours'] })], {
      type: 'allergen',
      kind: 'cross_contact',
      at_least_oprp: true,
    }),
    hazard('H53', [3, 2], [at('P39', { prp_suffices: true, prp: 'PRP02', tasks: ['T-clean'] })], {
      kind: 'contamination',
    }),
    hazard('H56', [2, 1], [at('P43', { prp_suffices: true, prp: 'PRP03' })], {
      type: 'chemical',
      kind: 'residue',
    }),
  ],
  limits: [
    limit('L-cold', [
      value('EU', { max: 5 }, practice),
      value('ES', { max: 4, note_key: 'long_life' }),
      value('ES', { max: 8, note_key: 'short_life' }),
      value('GB', { max: 8 }),
      value('US', { max: 5 }),
    ]),
    limit('L-cold-mince', [value('EU', { max: 2 }), value('US', { max: 5 })], { food_groups: ['FG03'] }),
    limit('L-core', [
      value('EU', { min: 75 }),
      value('EU', { min: 70, hold_minutes: 2 }),
      value('DE', { min: 72, hold_minutes: 2 }),
      value('GB', { min: 70, hold_minutes: 2 }),
      value('US', { min: (165 - 32) / 1.8 }),
    ]),
    limit('L-cool', [
      value('EU', { from: 60, max: 10, within_minutes: 120 }),
      value('US', {
        from: (135 - 32) / 1.8,
        max: (70 - 32) / 1.8,
        within_minutes: 120,
        then: { max: 5, within_minutes: 360 },
      }),
    ]),
    limit('L-reheat', [
      value('EU', { min: 74, hold_minutes: 0.25 }),
      value('GB', { min: 70, hold_minutes: 2 }),
      value('GB-SCT', { min: 82 }),
      value('US', { min: (165 - 32) / 1.8 }),
    ]),
    limit('L-hours', [value('EU', { max: 4 }, practice)], { quantity: 'hours' }),
    limit('L-freeze', [value('EU', { max: -20, hold_minutes: 1440 })], { food_groups: ['FG05'] }),
  ],
  tasks: [
    task('T-fridge', 'L-cold', { any_process: ['P04'] }),
    task('T-delivery', 'L-cold', { any_process: ['P01'] }),
    task('T-core', 'L-core', { any_process: ['P09'] }),
    task('T-freeze', 'L-freeze', { any_extra: ['raw_animal_rte'] }),
    task('T-cool', 'L-cool', { any_process: ['P17'] }),
    task('T-reheat', 'L-reheat', { any_process: ['P18'] }),
    task('T-hours', 'L-hours', { any_process: ['P11'] }),
    task('T-clean', null, {}),
  ],
  actions: [{ id: 'C-hold', ...practice }],
  prps: [
    { id: 'PRP02', processes: ['P39'], when: {}, ...practice },
    { id: 'PRP03', processes: ['P43'], when: {}, ...practice },
    { id: 'PRP11', processes: [], when: {}, ...practice },
  ],
  analyses: [
    {
      id: 'AN-water',
      subtype: 16,
      frequency: 'once_in_year',
      when: { any_extra: ['uses_own_well_water'] },
      ...practice,
    },
  ],
  duties: [
    { id: 'D-eu', jurisdiction: 'EU', kind: 'document', when: {}, ...law },
    { id: 'D-es', jurisdiction: 'ES', kind: 'retention', when: {}, ...law },
    { id: 'D-us', jurisdiction: 'US', kind: 'training', when: {}, ...law },
  ],
}

const wordOf: Readonly<Record<string, string>> = {
  'limit.min': '≥ {value}',
  'limit.max': '≤ {value}',
  'limit.exact': '{value}',
  'limit.range': '{min} to {max}',
  'limit.hold': '{limit} for {time}',
  'limit.change': '{from} → {to} within {time}',
  'limit.within': '{limit} within {time}',
  'limit.then': '{limit}, then ≤ {to} within {time} in all',
  'limit.with_note': '{limit} ({note})',
  'limit.in_text': '{limit} ({force})',
  'limit.or': ' or ',
  'source.title': '{title}',
  'limit.none': 'no fixed figure, see the label',
  'unit.celsius': '{value} °C',
  'unit.fahrenheit': '{value} °F',
  'unit.seconds': '{value} s',
  'unit.minutes': '{value} min',
  'unit.hours': '{value} h',
  'unit.days': '{value} days',
  'unit.ph': 'pH {value}',
  'unit.aw': 'aw {value}',
  'unit.percent': '{value} %',
  'unit.mg_per_kg': '{value} mg/kg',
  'unit.ppm': '{value} ppm',
  'unit.mm': '{value} mm',
  'unit.cfu_per_g': '{value} cfu/g',
  'unit.positive_samples': '{value} positive samples',
  'unit.faults': '{value} faults',
  'unit.degree_hours': '{value} °C·h',
  'number.decimal': '.',
  'document.page': 'Page {page} of {pages}',
  'document.title': 'Food safety plan of {place}',
  'force.law': 'legal limit',
  'force.practice': 'good practice',
  'force.own': "the place's own limit",
  'unverified.badge': 'to be verified',
  'reason.rule.later_kill_step': 'Risk {risk}; {step} later takes it away.',
  'class.numbered.CCP': 'CCP {number}',
  'sources.analogy': 'by analogy with {sources}',
  'limit_note.long_life': 'kept longer',
  'limit_note.short_life': 'kept shorter',
}

const record = <T>(ids: readonly string[], make: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, make(id)]))
const ids = (facts: readonly { readonly id: string }[]): readonly string[] => facts.map(({ id }) => id)

export const fixtureTexts: KnowledgeTexts = {
  language: 'en',
  activities: { A01: 'Kitchen' },
  location_types: { kitchen: 'Kitchen' },
  extra_data: Object.fromEntries(
    extraSwitches.map((name) => [name, { name, hint: '' }]),
  ) as KnowledgeTexts['extra_data'],
  product_groups: record(ids(fixture.product_groups), (id) => `group ${id}`),
  food_groups: record(ids(fixture.food_groups), (id) => `food ${id}`),
  processes: record(ids(fixture.processes), (id) => ({ name: `step ${id}`, description: '' })),
  sub_processes: {},
  hazards: record(ids(fixture.hazards), (id) => ({
    name: `hazard ${id}`,
    hazard: 'what',
    cause: 'why',
    do: 'Keep {limit:L-cold} and core {limit:L-core}.',
    check: 'Freeze {limit:L-freeze}; {limit:L-unknown} {odd}',
    act: 'act',
    at: { P04: { act: 'Longer than {limit:L-hours}: throw away.' } },
  })),
  limits: record(ids(fixture.limits), (id) => `limit ${id}`),
  tasks: record(ids(fixture.tasks), (id) => ({
    name: `task ${id}`,
    instruction: 'look',
    verification: 'weekly',
    record: 'log',
  })),
  actions: {
    'C-hold': { product: 'hold the batch', process: 'repair', record: 'log', options: ['discarded'] },
  },
  prps: record(ids(fixture.prps), (id) => ({ name: `programme ${id}`, rules: ['rule {limit:L-cold}'] })),
  analyses: { 'AN-water': { name: 'Water', comment: '' } },
  duties: record(ids(fixture.duties), (id) => `duty ${id}`),
  words: { ...record(planWordKeys, (key) => key), ...wordOf },
}
