/**
 * Production trades have the depth of kitchens: what a trade does is offered to its activity, and the plan
 * has the hazard with its control, limit, task and corrective action, in several countries.
 */
import {
  defaultProfile,
  generatePlan,
  type ActivityId,
  type ControlClass,
  type ExtraSwitch,
  type FoodGroupId,
  type Plan,
  type ProcessId,
  type ProductGroupId,
  type SubProcessId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries } from '../test/places.ts'
import { knowledge } from './index.ts'

type Work = {
  readonly activity: ActivityId
  readonly steps: readonly (ProcessId | SubProcessId)[]
  readonly products: readonly ProductGroupId[]
  readonly foods: readonly FoodGroupId[]
  readonly extra?: readonly ExtraSwitch[]
}
type Row = readonly [title: string, work: Work, key: string, control: ControlClass]

const work = (
  activity: ActivityId,
  steps: Work['steps'],
  products: Work['products'],
  foods: Work['foods'],
): Work => ({ activity, steps, products, foods })

const table: readonly Row[] = [
  ['drying of fish', work('A17', ['P52.4'], ['PG24'], ['FG39']), 'P52/H117', 'CCP'],
  ['drying of fruit and herbs', work('A18', ['P52.1'], ['PG36'], ['FG14', 'FG46']), 'P52/H117', 'CCP'],
  ['drying of pasta', work('A20', ['P52.2'], ['PG36'], ['FG20']), 'P52/H117', 'CCP'],
  ['milk powder', work('A14', ['P52.3'], ['PG41'], ['FG11']), 'P52/H117', 'CCP'],
  ['egg powder', work('A25', ['P52.3'], ['PG29'], ['FG09']), 'P52/H117', 'CCP'],
  ['fermented vegetables', work('A18', ['P58.3'], ['PG32'], ['FG14']), 'P58/H115', 'CCP'],
  ['kombucha', work('A21', ['P58.4'], ['PG15'], ['FG31']), 'P58/H115', 'CCP'],
  ['fermented cereals', work('A20', ['P58.3'], ['PG36'], ['FG44']), 'P58/H115', 'CCP'],
  ['soy sauce and tempeh', work('A20', ['P58.3'], ['PG36'], ['FG28', 'FG43']), 'P58/H127', 'oPRP'],
  ['brewing', work('A21', ['P58.1'], ['PG17'], ['FG44']), 'P01/H124', 'oPRP'],
  ['concentrating', work('A19', ['P53.1'], ['PG31'], ['FG46']), 'P53/H118', 'PRP'],
  ['filtering of juice', work('A21', ['P51.2'], ['PG15'], ['FG46']), 'P51/H68', 'oPRP'],
  ['hot filling', work('A19', ['P55.1'], ['PG31'], ['FG46']), 'P55/H118', 'CCP'],
  ['aseptic filling', work('A14', ['P55.2'], ['PG25'], ['FG11']), 'P55/H118', 'CCP'],
  ['pasteurizing of pickles', work('A19', ['P14.6'], ['PG32'], ['FG14']), 'P14/H122', 'CCP'],
  ['rinsing of bottles', work('A21', ['P54.2'], ['PG17'], ['FG44']), 'P54/H65', 'oPRP'],
  ['bottled water', work('A21', ['P51.4'], ['PG15'], ['FG30']), 'P51/H123', 'CCP'],
  ['purification of shellfish', work('A17', ['P57.1'], ['PG23'], ['FG08']), 'P57/H22', 'CCP'],
  ['pasteurizing of egg', work('A25', ['P14.2'], ['PG29'], ['FG09']), 'P14/H17', 'CCP'],
  ['washing of eggs', work('A25', ['P59.2'], ['PG29'], ['FG09']), 'P59/H17', 'CCP'],
  ['steaming of spices', work('A20', ['P56.1'], ['PG36'], ['FG23']), 'P56/H113', 'CCP'],
  ['heat-treated flour', work('A20', ['P56.3'], ['PG36'], ['FG20']), 'P56/H113', 'CCP'],
  ['honey', work('A25', ['P32'], ['PG31'], ['FG33']), 'P32/H114', 'PRP'],
  ['live animals', work('A16', ['P60'], ['PG18'], ['FG35']), 'P60/H36', 'oPRP'],
  ['antibiotics in milk', work('A14', ['P01'], ['PG25'], ['FG11']), 'P01/H112', 'CCP'],
  ['patulin in apples', work('A21', ['P07'], ['PG15'], ['FG45']), 'P07/H31', 'CCP'],
  ['mold toxins in grain', work('A20', ['P01'], ['PG36'], ['FG44']), 'P01/H124', 'oPRP'],
  ['biotoxins of shellfish', work('A17', ['P01'], ['PG23'], ['FG08']), 'P01/H76', 'oPRP'],
  ['residues of medicines in honey', work('A25', ['P01'], ['PG31'], ['FG33']), 'P01/H38', 'PRP'],
  ['aflatoxin in milk', work('A14', ['P01'], ['PG25'], ['FG11']), 'P01/H111', 'PRP'],
  ['recontamination at packing', work('A14', ['P32'], ['PG26'], ['FG12']), 'P32/H118', 'PRP'],
  ['objects at packing', work('A20', ['P32'], ['PG36'], ['FG20']), 'P32/H68', 'PRP'],
  ['oil that is bought in', work('A19', ['P01'], ['PG37'], ['FG24']), 'P01/H126', 'PRP'],
  [
    'bottles that burst',
    { ...work('A21', ['P58.2', 'P32'], ['PG17'], ['FG46']), extra: ['glass_packaging'] },
    'P32/H125',
    'oPRP',
  ],
  [
    'metal detector after the pack',
    { ...work('A20', ['P33.1'], ['PG36'], ['FG20']), extra: ['metal_detection'] },
    'P33/H63',
    'CCP',
  ],
  ['sieve before the pack', work('A20', ['P51.1'], ['PG36'], ['FG20']), 'P51/H68', 'CCP'],
]

function planOf(where: string, { activity, steps, products, foods, extra = [] }: Work): Plan {
  const start = defaultProfile(
    {
      ...(countries[where] ?? { country: where, region: null }),
      activity,
      location_type: 'factory',
      number_of_employees: '4-14',
      extra_data: extra,
    },
    knowledge,
  )
  const ids = [...new Set(['P01' as const, ...steps.map((step) => step.slice(0, 3) as ProcessId)])]
  return generatePlan(
    {
      ...start,
      product_groups: products,
      food_groups: foods,
      processes: ids.map((id) => ({
        id,
        sub_processes: steps.filter((step): step is SubProcessId => step.startsWith(`${id}.`)),
      })),
    },
    knowledge,
  )
}

/** What the activity does not offer of it. */
function notOffered({ activity, steps, products, foods, extra = [] }: Work): readonly string[] {
  const one = knowledge.activities.find(({ id }) => id === activity)
  const offered = new Set<string>([
    ...(one?.processes ?? []),
    ...(one?.product_groups ?? []),
    ...(one?.food_groups ?? []),
    ...(one?.extra_data ?? []),
    ...knowledge.processes.flatMap(({ sub_processes }) => sub_processes),
  ])
  return [...steps.map((step) => step.slice(0, 3)), ...products, ...foods, ...extra].filter(
    (item) => !offered.has(item),
  )
}

describe('a trade of production', () => {
  it.each(table)('%s is offered, and controlled', (_, one, key, control) => {
    expect(notOffered(one)).toEqual([])
    for (const where of ['DE', 'ES', 'GB', 'US', 'CA', 'AU', 'UA']) {
      const hazard = planOf(where, one).hazards.find((item) => item.key === key)
      expect([where, hazard?.decision.class]).toEqual([where, control])
      const lacks = [
        ...(control === 'CCP' && hazard?.limits.length === 0 ? ['limit'] : []),
        ...(control !== 'PRP' && hazard?.tasks.length === 0 ? ['task'] : []),
      ]
      expect([where, lacks]).toEqual([where, []])
      expect(hazard?.action).toMatch(/^C-/)
    }
  })

  it('makes sandwiches and holds hot in a plant of ready meals', () => {
    const plant = knowledge.activities.find(({ id }) => id === 'A07')
    expect(plant?.product_groups).toEqual(expect.arrayContaining(['PG04', 'PG34', 'PG35']))
    expect(plant?.processes).toEqual(expect.arrayContaining(['P11', 'P12', 'P19', 'P33', 'P51']))
  })
})
