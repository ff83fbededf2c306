/** What customers, staff and location type change in a plan, and that they change nothing else. */
import {
  generatePlan,
  processNumber,
  type ActivityId,
  type PlaceProfile,
  type Plan,
  type PlanTask,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlaceOf, placeOf } from '../test/places.ts'
import { knowledge } from './index.ts'

const planOf = (profile: PlaceProfile): Plan => generatePlan(profile, knowledge)
const ids = knowledge.activities.map(({ id }) => id)
/** The plan without the answer itself. */
const without = ({ profile, ...plan }: Plan, ...answers: readonly (keyof PlaceProfile)[]) => ({
  ...plan,
  profile: Object.fromEntries(
    Object.entries(profile).filter(([name]) => !answers.some((answer) => answer === name)),
  ),
})
const property = (claim: (place: PlaceProfile) => void, numRuns = 60): void =>
  fc.assert(
    fc.property(anyPlaceOf(ids), (place) => {
      claim(place)
    }),
    { numRuns },
  )

describe('customers', () => {
  const groups = ['children_under_5', 'elderly', 'pregnant', 'patients'] as const
  const codes = (plan: Plan): readonly string[] => plan.notes.map(({ code }) => code)

  it.each(groups)('%s alone make the plan of the switch for vulnerable consumers', (group) => {
    property((place) => {
      const extra_data = place.extra_data.filter((item) => item !== 'vulnerable_consumers')
      const switched = planOf({ ...place, extra_data: [...extra_data, 'vulnerable_consumers'] })
      expect(
        without(planOf({ ...place, extra_data, customers: [group] }), 'customers', 'extra_data'),
      ).toEqual(without(switched, 'customers', 'extra_data'))
    }, 25)
  })

  it('who are vulnerable among others raise the severity, and forbid nothing', () => {
    const place = placeOf('A01', 'US', { extra_data: ['raw_animal_rte', 'raw_egg_dishes'] })
    const usual = planOf(place)
    const mixed = planOf({ ...place, customers: ['general_public', 'elderly'] })
    expect(codes(mixed)).toContain('note.vulnerable_consumers')
    expect(codes(mixed)).not.toContain('note.no_raw_for_vulnerable')
    expect(mixed.duties).toEqual(usual.duties)
    expect(mixed.limits).toEqual(usual.limits)
    const severities = (plan: Plan) => new Map(plan.hazards.map(({ key, severity }) => [key, severity]))
    const before = severities(usual)
    const raised = [...severities(mixed)].filter(
      ([key, severity]) => severity > (before.get(key) ?? severity),
    )
    expect(raised.length).toBeGreaterThan(0)
    const worse = new Set(knowledge.hazards.filter((one) => one.worse_for_vulnerable).map(({ id }) => id))
    expect(raised.filter(([key]) => !worse.has(key.split('/')[1] as `H${string}`))).toEqual([])
  })

  it('who are not vulnerable change nothing', () => {
    property((place) =>
      expect(
        without(
          planOf({ ...place, customers: ['general_public', 'schoolchildren', 'allergy_sufferers'] }),
          'customers',
        ),
      ).toEqual(without(planOf(place), 'customers')),
    )
  })
})

describe('the number of employees', () => {
  const tasksOf = (plan: Plan) => new Map(plan.tasks.map((task) => [task.id, task]))
  const sized = (activity: ActivityId, where: string, number_of_employees: '1-3' | '4-14') =>
    planOf({ ...placeOf(activity, where), number_of_employees })
  const often = ({ frequency, frequency_key, times }: PlanTask) =>
    `${frequency_key ?? frequency} ${times.join(' ')}`.trim()

  it.each(['DE', 'EE', 'ES', 'IE', 'GB', 'GB-SCT'])('of one to three means fewer records in %s', (where) => {
    const small = tasksOf(sized('A01', where, '1-3'))
    const larger = tasksOf(sized('A01', where, '4-14'))
    const pairs = (id: `T-${string}`) => [larger.get(id), small.get(id)].map((task) => task && often(task))
    expect(pairs('T-fridge')).toEqual(['twice_a_day 08:00 16:00', 'once_a_day 08:00'])
    expect(pairs('T-fit')).toEqual(['once_a_day 08:00', 'each_deviation'])
    expect(pairs('T-dates')).toEqual(['once_a_day 08:00', 'each_deviation'])
    expect(pairs('T-waste')).toEqual(['each_deviation', 'each_deviation'])
    expect(pairs('T-audit')).toEqual(['twice_in_a_year', undefined])
    expect(small.get('T-fridge')?.sources.some(({ clause }) => clause?.includes('art. 5(2)(g)'))).toBe(true)
  })

  it('never relaxes a figure, drops another task, or leaves a control point without a reading', () => {
    property((place) => {
      const [small, larger] = (['1-3', '4-14'] as const).map((number_of_employees) =>
        planOf({ ...place, number_of_employees }),
      )
      if (small === undefined || larger === undefined) throw new Error('no plan')
      expect(small.hazards.map(({ key, decision, limits }) => [key, decision, limits])).toEqual(
        larger.hazards.map(({ key, decision, limits }) => [key, decision, limits]),
      )
      expect(small.tasks.map(({ id, limit }) => [id, limit])).toEqual(
        larger.tasks.filter(({ id }) => id !== 'T-audit').map(({ id, limit }) => [id, limit]),
      )
      const critical = new Set(
        small.hazards.filter(({ decision }) => decision.class === 'CCP').map(({ key }) => key),
      )
      expect(
        small.tasks.filter(
          (task) => often(task) === 'each_deviation' && task.hazards.some((key) => critical.has(key)),
        ),
      ).toEqual([])
    })
  })

  it.each([
    ['a place outside the Union and Great Britain', 'A01', 'US', []],
    ['a plant', 'A15', 'DE', []],
    ['a kitchen for vulnerable guests', 'A01', 'DE', ['vulnerable_consumers']],
  ] as const)('does not change how often %s looks', (_, activity, where, extra_data) => {
    const [small, larger] = (['1-3', '4-14'] as const).map((number_of_employees) =>
      planOf({ ...placeOf(activity, where, { extra_data }), number_of_employees }),
    )
    expect(small?.tasks.map((task) => [task.id, often(task)])).toEqual(
      larger?.tasks.filter(({ id }) => id !== 'T-audit').map((task) => [task.id, often(task)]),
    )
  })

  it('of 15 and more writes down five things each day that 4 to 14 write down by exception', () => {
    const daily = ['T-clean-contact', 'T-machine-parts', 'T-price-tags', 'T-separation', 'T-waste']
    const rest = (plan: Plan) => ({
      ...without(plan, 'number_of_employees'),
      tasks: plan.tasks.map((task) => (daily.includes(task.id) ? task.id : task)),
    })
    property((place) =>
      expect(rest(planOf({ ...place, number_of_employees: '15+' }))).toEqual(
        rest(planOf({ ...place, number_of_employees: '4-14' })),
      ),
    )
  })
})

describe('the location type', () => {
  const at = (activity: ActivityId, location_type: string, where = 'DE'): Plan =>
    planOf(placeOf(activity, where, { location_type }))
  const steps = (plan: Plan): readonly string[] => plan.steps.map(({ id }) => id)
  const hazards = (plan: Plan): readonly string[] => [...new Set(plan.hazards.map(({ hazard }) => hazard))]
  const cold = ['H01', 'H08', 'H11', 'H30']

  it('of a dry warehouse brings no chilled and no frozen hazard, and no reading of cold', () => {
    for (const where of ['DE', 'EE', 'GB', 'US']) {
      const dry = at('A22', 'dry_warehouse', where)
      expect(hazards(dry).filter((hazard) => [...cold, 'H12'].includes(hazard))).toEqual([])
      expect(dry.tasks.filter(({ category }) => category === 'cold_storage').map(({ id }) => id)).toEqual([])
      expect(hazards(dry)).toEqual(expect.arrayContaining(['H07', 'H31', 'H61']))
    }
  })

  it('of chilled and frozen warehouses brings their own store', () => {
    expect(hazards(at('A22', 'chilled_warehouse'))).toEqual(expect.arrayContaining(['H01', 'H08', 'H11']))
    expect(steps(at('A22', 'chilled_warehouse'))).not.toContain('P05')
    expect(steps(at('A22', 'frozen_warehouse'))).toContain('P05')
    expect(hazards(at('A22', 'frozen_warehouse')).filter((hazard) => cold.includes(hazard))).toEqual([])
  })

  it.each(['satellite_kitchen', 'delivered_meals', 'ward_kitchen'])(
    '%s heats again, and cooks nothing',
    (type) => {
      const plan = at('A06', type)
      expect(steps(plan).filter((step) => ['P09', 'P10', 'P13', 'P17'].includes(step))).toEqual([])
      expect(steps(plan)).toEqual(expect.arrayContaining(['P18', 'P19', 'P36']))
      expect(hazards(plan)).not.toContain('H16')
      expect(hazards(at('A06', 'own_kitchen'))).toContain('H16')
    },
  )

  it('of vending decides what is kept cold', () => {
    expect(hazards(at('A24', 'vending')).filter((hazard) => cold.includes(hazard))).toEqual([])
    expect(hazards(at('A24', 'chilled_vending'))).toEqual(expect.arrayContaining(['H01', 'H08', 'H11']))
  })

  it('offers a factory to bakeries', () => {
    expect(knowledge.activities.find(({ id }) => id === 'A12')?.location_types).toContain('factory')
  })

  it('takes nothing away that an owner has chosen', () => {
    const chosen = placeOf('A22', 'DE', { location_type: 'chilled_warehouse' })
    const plan = planOf({ ...chosen, location_type: 'dry_warehouse' })
    expect(without(plan, 'location_type')).toEqual(without(planOf(chosen), 'location_type'))
  })

  it('leaves out only what the activity has', () => {
    for (const { id, starts_without = {}, ...activity } of knowledge.activities)
      for (const [type, left] of Object.entries(starts_without)) {
        expect([id, activity.location_types]).toEqual([id, expect.arrayContaining([type])])
        const processes = (left.processes ?? []).filter((process) => !activity.processes.includes(process))
        expect([id, type, processes.map(processNumber)]).toEqual([id, type, []])
      }
  })
})
