import {
  describeHazard,
  generatePlan,
  type Plan,
  type ProcessId,
  type SubProcessId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { planDifference } from '../test/plan-difference.ts'
import { examplePlace } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

type Ways = readonly SubProcessId[]
const processOf = (way: SubProcessId): ProcessId => way.slice(0, way.indexOf('.')) as ProcessId

/** The example of its kind with the process done in these ways only; with none named, in every way. */
function planBy(kind: string, where: string, process: ProcessId, ways: Ways): Plan {
  const place = examplePlace(kind, where)
  const others = place.processes.filter(({ id }) => id !== process)
  return generatePlan({ ...place, processes: [...others, { id: process, sub_processes: ways }] }, knowledge)
}
const changeBy = (kind: string, ways: Ways): string => {
  const process = processOf(ways[0] ?? 'P01.1')
  return planDifference(planBy(kind, 'DE', process, []), planBy(kind, 'DE', process, ways))
    .filter((line) => line !== `~${process}`)
    .join(' ')
}

const table: readonly (readonly [title: string, kind: string, ways: Ways, change: string])[] = [
  ['hot smoking', 'butcher', ['P25.1'], ''],
  ['cold smoking', 'butcher', ['P25.2'], '-P25/H16 -T-smoke'],
  ['liquid smoke', 'butcher', ['P25.3'], '-P25/H16 -P25/H28 -P25/H45 -T-smoke'],
  ['hot-smoked fish', 'fish-plant', ['P25.1'], '-P25/H23'],
  ['cold-smoked fish', 'fish-plant', ['P25.2'], '-P25/H16 -T-smoke'],
  ['boiling and steaming', 'school', ['P09.1', 'P09.5'], '-P09/H42 -T-colour'],
  ['the grill', 'restaurant', ['P09.1', 'P09.3'], '+P09/H45'],
  ['the microwave', 'school', ['P09.1', 'P09.2', 'P09.8'], '~P09/H16 ~P18/H26 +T-microwave'],
  ['low temperature beside boiling', 'restaurant', ['P09.1', 'P09.2', 'P09.9'], '~P09/H16 ~T-cook'],
  ['low temperature only', 'restaurant', ['P09.9'], '~P09/H16 ~T-cook -P09/H42'],
  ['thawing in the refrigerator', 'restaurant', ['P06.1'], ''],
  [
    'thawing in running water',
    'restaurant',
    ['P06.2'],
    '~P06/H09 ~P06/H13 ~P06/H30 +T-thaw-water +L-thaw-water -T-thaw',
  ],
  [
    'thawing in the microwave or not at all',
    'restaurant',
    ['P06.3', 'P06.4'],
    '-P06/H09 -P06/H13 -P06/H30 -T-thaw',
  ],
  ['blast chiller', 'restaurant', ['P17.1'], '~P17/H25'],
  ['ice bath', 'restaurant', ['P17.2'], '+P17/H50'],
  ['reheating in the microwave', 'restaurant', ['P18.3'], '~P09/H16 ~P18/H26 +T-microwave'],
  ['par-frying', 'restaurant', ['P13.4'], '-P13/H16 -P13/H80'],
  ['raw fish', 'restaurant', ['P15.2'], '-P15/H15 -P15/H86 -P15/H98 -T-raw-meat'],
  ['raw meat', 'restaurant', ['P15.3'], '-P15/H22 -P15/H90 -T-parasite-record'],
  ['freezing for stock only', 'fishmonger', ['P16.2'], '+P15/H23 -P16/H23 -T-parasite-freeze'],
  ['milk in the vat', 'dairy', ['P14.1'], '~P14/H21 ~P14/H89 ~T-pasteurise ~L-pasteurise'],
  [
    'ultra-high temperature',
    'dairy',
    ['P14.4'],
    '~P14/H21 ~P14/H89 +T-uht +L-uht -T-pasteurise -L-pasteurise',
  ],
  ['cabinets for frozen food only', 'grocery', ['P34.2'], '-P34/H08 -P34/H11 -P34/H20'],
  ['chilled vehicles only', 'food-bank', ['P35.1'], '-P35/H12 -P35/H27 -T-transport-frozen -T-transport-hot'],
  [
    'ripening of cured goods',
    'meat-plant',
    ['P30.2'],
    '~P30/H35 -T-ripening-humidity -L-ripening-days -L-ripening-humidity',
  ],
  [
    'rinsing in plain water',
    'produce',
    ['P07.1', 'P07.3'],
    '~P07/H14 -P07/H37 -T-wash-dose -T-wash-ph -T-wash-time',
  ],
  [
    'souring of sausage only',
    'meat-plant',
    ['P29.1', 'P29.2'],
    '~P29/H34 +T-degree-hours +T-sausage-ph -T-dry-stable',
  ],
  ['drying of ham only', 'meat-plant', ['P29.3'], '~P29/H34 +T-dry-aw -T-dry-stable'],
  ['drying of soured sausage', 'meat-plant', ['P29.2', 'P29.3'], '~P29/H34 +T-degree-hours +T-sausage-ph'],
  ['dishes by hand', 'restaurant', ['P40.2'], '~P40/H52 -P40/H54 -T-dish'],
  ['salt without nitrite', 'butcher', ['P27.1'], '-P27/H15 -P27/H33 -T-nitrite'],
  ['a filter without a sieve', 'bakery', ['P51.2'], '~P51/H68'],
]

describe('how a step is done', () => {
  it.each(table)('%s', (_, kind, ways, change) => {
    expect(changeBy(kind, ways)).toBe(change)
  })

  it('gives eggs served at once their own figure, and batches theirs', () => {
    const figures = (where: string, ways: Ways): readonly unknown[] =>
      planBy('restaurant', where, 'P10', ways)
        .limits.filter(({ id }) => id === 'L-cook-eggs')
        .map(({ note_key, hold_minutes }) => [note_key, Math.round((hold_minutes ?? 0) * 60)])
    expect(figures('ES', ['P10.1'])).toEqual([['served_at_once', 20]])
    expect(figures('ES', ['P10.2', 'P10.3'])).toEqual([[null, 2]])
    expect(figures('US', ['P10.3'])).toEqual([['pooled_eggs', 17]])
    expect(figures('US', [])).toHaveLength(2)
  })

  it('leaves the cold smoker without the hot-smoking control point, in every country', () => {
    const classes = (where: string, ways: Ways): readonly unknown[] =>
      planBy('butcher', where, 'P25', ways)
        .hazards.filter(({ key }) => key === 'P25/H16')
        .map(({ decision }) => decision.class)
    for (const where of ['EE', 'ES', 'GB', 'US', 'UA', 'CA', 'AU', 'LV', 'IE']) {
      expect([classes(where, ['P25.2']), classes(where, ['P25.1', 'P25.2']), classes(where, [])]).toEqual([
        [],
        ['CCP'],
        ['CCP'],
      ])
    }
  })

  it('keeps the heat treatment of milk a control point in every way', () => {
    for (const where of ['DE', 'US', 'UA', 'CA', 'AU', 'GB']) {
      for (const way of ['P14.1', 'P14.2', 'P14.4'] as const) {
        const hazards = planBy('dairy', where, 'P14', [way]).hazards.filter(
          ({ step, hazard }) => step === 'P14' && (hazard === 'H21' || hazard === 'H89'),
        )
        expect(hazards.map(({ decision, limits }) => [decision.class, limits.length > 0])).toEqual([
          ['CCP', true],
          ['CCP', true],
        ])
      }
    }
  })

  it('mentions juice where juice is heated, smoke where food is smoked', () => {
    const nameAt = (kind: string, key: string): readonly string[] => {
      const plan = generatePlan(examplePlace(kind, 'DE'), knowledge)
      const english = texts['en']
      if (english === undefined) throw new Error('no English texts')
      return plan.hazards
        .filter((hazard) => hazard.key === key)
        .map(
          (hazard) => describeHazard(hazard, { plan, knowledge, texts: english, temperature_unit: 'C' }).name,
        )
    }
    expect([
      nameAt('produce', 'P14/H16'),
      nameAt('butcher', 'P25/H16'),
      nameAt('restaurant', 'P09/H16'),
    ]).toEqual([
      ['Pathogens survive the heating of juice'],
      ['Pathogens survive hot smoking'],
      ['Pathogens survive cooking'],
    ])
  })
})
