import {
  defaultProfile,
  extraSwitches,
  factOfTask,
  generatePlan,
  type ActivityId,
  type ExtraSwitch,
  type PlaceProfile,
  type Plan,
  type TaskId,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planDifference } from '../test/plan-difference.ts'
import { anyPlaceOf, countries } from '../test/places.ts'
import { reachOf } from '../test/reach.ts'
import { knowledge } from './index.ts'

/** A new place of the kind with its usual switches, this one off or on. */
function placeWith(activity: ActivityId, where: string, item: ExtraSwitch, on: boolean): PlaceProfile {
  const { location_types, starts_with = [] } = knowledge.activities.find(({ id }) => id === activity) ?? {
    location_types: [],
  }
  const usual = starts_with.filter((other) => other !== item)
  const country = countries[where] ?? { country: where, region: null }
  return defaultProfile(
    {
      ...country,
      activity,
      location_type: location_types[0] ?? '',
      number_of_employees: '4-14',
      extra_data: on ? [...usual, item] : usual,
    },
    knowledge,
  )
}
const planWith = (...place: Parameters<typeof placeWith>): Plan =>
  generatePlan(placeWith(...place), knowledge)
const changeBy = (activity: ActivityId, where: string, item: ExtraSwitch): readonly string[] =>
  planDifference(planWith(activity, where, item, false), planWith(activity, where, item, true))

/** In Germany: all that a new place's plan gains (+), loses (-) and says otherwise (~) by the switch. */
const table: Readonly<Record<ExtraSwitch, readonly [activity: ActivityId, change: string]>> = {
  vulnerable_consumers: [
    'A01',
    '+note.vulnerable_consumers ~P01/H11 ~P01/H113 ~P01/H22 ~P04/H08 ~P04/H11 ~P08/H113 ~P09/H16 ~P10/H17 ~P13/H16 ~P21/H16 ~P17/H24 ~P61/H08 ~P61/H11 ~P11/H10 ~P11/H18 ~P11/H83 ~P12/H08 ~P12/H11 ~P20/H18 ~P42/H18 ~T-clean-contact ~T-cook ~T-machine-parts ~T-separation ~T-waste ~L-cook-eggs +D-DE-raw-egg -L-cook-red-meat',
  ],
  raw_animal_rte: [
    'A01',
    '+P15 +P15/H15 +P15/H22 +P15/H23 +P15/H86 +P15/H90 +P15/H98 +T-parasite-record +T-raw-meat +D-EU-parasites',
  ],
  raw_egg_dishes: ['A01', '+P15 +P15/H17 +T-dressing-ph +T-raw-egg-cold +T-raw-egg-time +D-DE-raw-egg'],
  uses_own_well_water: ['A24', '~P45/H50 ~P45/H73 +T-well +AN-water-well -AN-water-mains'],
  vacuum_or_MAP: [
    'A01',
    '+P22 +P22/H10 +P22/H11 +P22/H28 +P22/H66 +P22/H78 +P22/H91 +T-clean-swab +T-seal +T-vacuum-days +T-vacuum-store +L-chill-vacuum +AN-listeria-product +AN-listeria-surfaces +AN-shelf-life +D-EU-listeria',
  ],
  sous_vide: [
    'A01',
    '+P23 +P23/H16 +P23/H24 +P23/H28 ~P17/H24 +T-cool-cook-chill +T-sous-vide +T-vacuum-days +T-vacuum-store +L-chill-vacuum +L-cool-cook-chill',
  ],
  cook_chill: [
    'A07',
    '~P17/H24 ~P32/H10 ~P20/H19 ~P35/H08 +T-clean-swab +T-cool-cook-chill +T-portion-time +L-cool-cook-chill +AN-listeria-product +AN-listeria-surfaces +AN-shelf-life +D-EU-listeria',
  ],
  freezing_on_site: ['A11', '+P16 +P16/H12 +P16/H23 ~P27/H23 +T-parasite-freeze'],
  smoking: [
    'A11',
    '+P25 ~P27/H23 +P25/H10 +P25/H16 +P25/H23 +P25/H28 +P25/H45 +T-clean-swab +T-smoke +T-vacuum-days +T-vacuum-store +L-chill-vacuum +AN-listeria-product +AN-listeria-surfaces +AN-shelf-life +D-EU-listeria',
  ],
  fermentation_drying: [
    'A10',
    '+P29 +P30 +P29/H34 +P29/H86 +P30/H35 +T-dry-stable +T-ph-meter +T-ripening +T-ripening-humidity +AN-listeria-product +AN-shelf-life +D-EU-listeria',
  ],
  acidification: ['A01', '+P26/H32 +T-acid-ph'],
  deep_frying: [
    'A01',
    '+P13 +P13/H16 +P13/H42 +P13/H43 +P13/H44 +P13/H48 +P13/H80 +T-oil +T-oil-temperature +T-potato-store +AN-oil',
  ],
  hot_holding_buffet: ['A01', '~P19/H27 +T-hot-hold-service'],
  delivery_transport: [
    'A01',
    '+P35 +P35/H08 +P35/H27 +P35/H69 +T-transport-cold +T-transport-hot +T-vehicle',
  ],
  slicing_RTE: ['A08', '+P08/H10 ~P08/H63 +T-clean-machines +T-clean-swab +AN-listeria-surfaces'],
  grinding_mince: ['A01', '+P08/H15 ~P08/H63 +T-clean-machines'],
  live_bivalves_tanks: ['A01', '+P49 +P49/H22 +P49/H76 +P49/H90 -P01/H22 -P01/H76'],
  ice_machine: ['A01', '+P37 +P37/H50 +P37/H51 +T-clean-ice +AN-water-ice'],
  glass_packaging: ['A19', '+P54 +P54/H52 +P54/H53 +P54/H65 +P32/H65 +P32/H66 +T-bottles +T-glass-filling'],
  metal_detection: ['A12', '+P33 +P33/H63 +T-metal'],
  allergen_free_claim: ['A01', '+P46 +P46/H48 +AN-allergen'],
  retained_samples: ['A05', '+P38 +T-sample'],
}

describe('each switch', () => {
  it.each(extraSwitches)('%s makes exactly the changes of the table', (item) => {
    const [activity, change] = table[item]
    expect(changeBy(activity, 'DE', item).join(' ')).toBe(change)
  })

  it.each(Object.keys(countries))('changes the plan in %s, for every activity that offers it', (where) => {
    const idle = knowledge.activities.flatMap(({ id, extra_data, starts_with = [] }) => {
      const [first] = extra_data
      if (first === undefined) return []
      const usual = planWith(id, where, first, starts_with.includes(first))
      return extra_data
        .filter((item) => {
          const turned = planWith(id, where, item, !starts_with.includes(item))
          return planDifference(usual, turned).length === 0
        })
        .map((item) => `${id} ${item}`)
    })
    expect(idle).toEqual([])
  })

  it('raises severity, forbids undercooked food and warns of raw dishes for vulnerable guests', () => {
    const [before, after] = [false, true].map((on) => planWith('A05', 'DE', 'vulnerable_consumers', on))
    const severity = (plan: Plan | undefined, key: string): unknown =>
      plan?.hazards.find((hazard) => hazard.key === key)?.severity
    expect([severity(before, 'P04/H08'), severity(after, 'P04/H08')]).toEqual([3, 4])
    expect(
      after?.hazards.find(({ key }) => key === 'P09/H16')?.adjustments.map(({ code }) => code),
    ).toContain('adjust.no_undercooked_option')
    expect(after?.notes.map(({ code }) => code)).toContain('note.vulnerable_consumers')
  })

  it('freezing here makes freezing the control of parasites, and the supplier’s paper no longer', () => {
    const classOf = (on: boolean, key: string): unknown =>
      planWith('A11', 'ES', 'freezing_on_site', on).hazards.find((hazard) => hazard.key === key)?.decision
        .class
    expect([classOf(false, 'P27/H23'), classOf(true, 'P27/H23'), classOf(true, 'P16/H23')]).toEqual([
      'CCP',
      'oPRP',
      'CCP',
    ])
  })
})

const stripped = (plan: Plan): Plan => ({
  ...plan,
  hazards: plan.hazards.map(({ decision: _decision, ...hazard }) => hazard as Plan['hazards'][number]),
})

/**
 * Lines that changed although no fact behind them names the switch, nor a process that came or went with it.
 */
function strangers(before: PlaceProfile, after: PlaceProfile, item: ExtraSwitch): readonly string[] {
  const chosen = [before, after].map(({ processes }) => new Set(processes.map(({ id }) => id)))
  const moved = knowledge.processes
    .map(({ id }) => id)
    .filter((id) => chosen[0]?.has(id) !== chosen[1]?.has(id))
  const { lines, kills } = reachOf(item, moved)
  const plans = [before, after]
    .map((profile) => generatePlan(profile, knowledge))
    .map((plan) => (kills ? stripped(plan) : plan)) as [Plan, Plan]
  return planDifference(...plans).filter(
    (line) => !lines.has(line.slice(1)) && !lines.has(factOfTask(line.slice(1) as TaskId)),
  )
}

describe('any place in any country', () => {
  it('changes by a switch only where a fact names it', () => {
    fc.assert(
      fc.property(
        anyPlaceOf(knowledge.activities.map(({ id }) => id)),
        fc.constantFrom(...extraSwitches),
        (profile, item) => {
          const others = profile.extra_data.filter((other) => other !== item)
          expect(
            strangers(
              { ...profile, extra_data: others },
              { ...profile, extra_data: [...others, item] },
              item,
            ),
          ).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('gains and loses as a new place only the processes of the switch and their facts', () => {
    const offered = knowledge.activities.flatMap(({ id, extra_data }) =>
      extra_data.map((item) => [id, item] as const),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...offered),
        fc.constantFrom(...Object.keys(countries)),
        ([activity, item], where) => {
          const [before, after] = [
            placeWith(activity, where, item, false),
            placeWith(activity, where, item, true),
          ]
          const ids = (profile: PlaceProfile): readonly string[] => profile.processes.map(({ id }) => id)
          const moved = knowledge.processes.filter(
            ({ id }) => ids(before).includes(id) !== ids(after).includes(id),
          )
          expect(moved.filter(({ when }) => !JSON.stringify(when).includes(`"${item}"`))).toEqual([])
          expect(strangers(before, after, item)).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
