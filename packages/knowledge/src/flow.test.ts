/** The order of the steps, as the products of the place pass them. */
import {
  defaultProfile,
  generatePlan,
  type ActivityId,
  type ExtraSwitch,
  type Plan,
  type ProcessId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { examplePlace } from '../test/places.ts'
import { knowledge } from './index.ts'

type Given = {
  readonly extra?: readonly ExtraSwitch[]
  readonly location?: string
  readonly without?: Partial<Record<'products' | 'steps', readonly string[]>>
}

function planOf(activity: ActivityId, { extra = [], location, without = {} }: Given = {}): Plan {
  const { location_types } = knowledge.activities.find(({ id }) => id === activity) ?? { location_types: [] }
  const start = defaultProfile(
    {
      country: 'DE',
      region: null,
      activity,
      location_type: location ?? location_types[0] ?? '',
      number_of_employees: '4-14',
      extra_data: extra,
    },
    knowledge,
  )
  return generatePlan(
    {
      ...start,
      product_groups: start.product_groups.filter((id) => !without.products?.includes(id)),
      processes: start.processes.filter(({ id }) => !without.steps?.includes(id)),
    },
    knowledge,
  )
}
const order = ({ flow }: Plan, ...steps: readonly ProcessId[]): readonly string[] =>
  flow.nodes.map(({ step }) => step).filter((step) => steps.includes(step))

/** Where food leaves the place, or is ready to. */
const ends = new Set<string>(['P12', 'P20', 'P32', 'P33', 'P34', 'P35', 'P36'])

describe('the flow', () => {
  it('has no dead end, whatever an activity starts with', () => {
    const dead = knowledge.activities.flatMap(({ id, location_types, extra_data }) =>
      location_types.flatMap((location) =>
        [[], ...extra_data.map((item) => [item]), extra_data].flatMap((extra) => {
          const { nodes, edges } = planOf(id, { location, extra }).flow
          const left = new Set(edges.map(({ from }) => from))
          return nodes
            .filter((node) => !left.has(node.id) && !ends.has(node.step))
            .map(({ step }) => `${id} ${location} ${extra.join('+')} ${step}`)
        }),
      ),
    )
    expect(dead).toEqual([])
  })

  it('freezes meals that were cooked and cooled', () => {
    const cookFreeze = planOf('A06', { extra: ['cook_chill', 'freezing_on_site'] })
    expect(order(cookFreeze, 'P09', 'P16', 'P17', 'P18')).toEqual(['P09', 'P17', 'P16', 'P18'])
    expect(cookFreeze.flow.edges).toContainEqual({ from: 'P16', to: 'P18' })
  })

  it('freezes fish to be eaten raw before anything is made of it', () => {
    const sushi = generatePlan(examplePlace('restaurant', 'DE'), knowledge)
    expect(order(sushi, 'P16', 'P09', 'P15')).toEqual(['P16', 'P09', 'P15'])
  })

  it('marinates and cures meat before it is cooked, and pickles vegetables after', () => {
    const butcher = planOf('A15', { extra: ['acidification', 'smoking'] })
    expect(order(butcher, 'P26', 'P27', 'P09', 'P25')).toEqual(['P26', 'P27', 'P09', 'P25'])
    expect(butcher.flow.edges).toContainEqual({ from: 'P27', to: 'P09' })
    expect(order(planOf('A19'), 'P09', 'P26')).toEqual(['P09', 'P26'])
  })

  it('cans tuna after it was cooked and cooled', () => {
    const cannery = generatePlan(
      {
        ...planOf('A17').profile,
        product_groups: ['PG33'],
        processes: (['P01', 'P08', 'P09', 'P17', 'P24', 'P32'] as const).map((id) => ({
          id,
          sub_processes: [],
        })),
      },
      knowledge,
    )
    expect(order(cannery, 'P09', 'P17', 'P24')).toEqual(['P09', 'P17', 'P24'])
  })
})

describe('cooked food that is cooled', () => {
  it('has a store of its own, with the hazards of cooked food', () => {
    for (const activity of ['A01', 'A04', 'A05', 'A06', 'A07', 'A09', 'A10', 'A15'] as const) {
      const plan = planOf(activity)
      expect([activity, order(plan, 'P17', 'P61')]).toEqual([activity, ['P17', 'P61']])
      const points = plan.hazards
        .filter(({ step, decision }) => step === 'P61' && decision.class === 'CCP')
        .map(({ hazard }) => hazard)
      expect([activity, points]).toEqual([activity, expect.arrayContaining(['H08', 'H11', 'H121'])])
    }
  })
})
