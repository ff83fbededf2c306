import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  eatenAsIs,
  generatePlan,
  jurisdictionChain,
  planWordKeys,
  writePlan,
  type Condition,
  type PlaceProfile,
  type Plan,
  type PlanHazard,
  type PlanNames,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goldenText } from '../test/golden-plan.ts'
import { missingControlTexts } from '../test/missing-control-texts.ts'
import { anyPlaceOf, countries, examplePlace, goldenPlaces } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const golden = join(import.meta.dirname, '..', 'golden')
const plans = goldenPlaces.map(
  ([kind, where]) => [`${kind}-${where}`, generatePlan(examplePlace(kind, where), knowledge)] as const,
)
const planOf = (name: string): Plan => {
  const found = plans.find(([title]) => title === name)
  if (found === undefined) throw new Error(`no plan ${name}`)
  return found[1]
}
const ccpSteps = (name: string): ReadonlySet<string> =>
  new Set(
    planOf(name)
      .hazards.filter(({ decision }) => decision.class === 'CCP')
      .map(({ step }) => step),
  )
const hazardIds = (plan: Plan): ReadonlySet<string> => new Set(plan.hazards.map(({ hazard }) => hazard))

describe('golden plans', () => {
  it.each(plans)('%s', (name, plan) => {
    const file = join(golden, `${name}.txt`)
    const text = goldenText(name, plan)
    if (process.env['UPDATE_GOLDEN'] === '1') {
      mkdirSync(golden, { recursive: true })
      writeFileSync(file, text)
    }
    expect(existsSync(file), 'run with UPDATE_GOLDEN=1 and review what changed').toBe(true)
    expect(text).toBe(readFileSync(file, 'utf8'))
  })
})

describe('the expectations of a food technologist', () => {
  it.each(Object.keys(countries))(
    'a restaurant in %s has cooking, cooling, reheating and hot holding as CCPs',
    (where) => {
      expect([...ccpSteps(`restaurant-${where}`)]).toEqual(
        expect.arrayContaining(['P04', 'P09', 'P10', 'P17', 'P18', 'P19']),
      )
    },
  )

  it('a warehouse cooks nothing and watches its cold stores', () => {
    const steps = planOf('warehouse-DE').steps.map(({ id }) => id)
    expect(steps.filter((id) => ['P09', 'P10', 'P13', 'P17', 'P18', 'P19'].includes(id))).toEqual([])
    const points = planOf('warehouse-DE')
      .hazards.filter(({ decision }) => decision.class === 'CCP')
      .map(({ key }) => key)
    expect(points).toEqual(['P01/H11', 'P01/H30', 'P04/H08', 'P04/H11', 'P04/H30'])
  })

  it('a fishmonger has histamine and parasites under control', () => {
    const plan = planOf('fishmonger-ES')
    expect([...hazardIds(plan)]).toEqual(expect.arrayContaining(['H30', 'H23', 'H76']))
    expect([...ccpSteps('fishmonger-ES')]).toEqual(expect.arrayContaining(['P01', 'P04', 'P16']))
  })

  it('a school raises the severity and bars undercooked food', () => {
    const cooking = planOf('school-DE').hazards.find(({ key }) => key === 'P09/H16')
    expect(cooking?.adjustments.map(({ code }) => code)).toContain('adjust.no_undercooked_option')
  })

  it('an ice-cream maker heats, cools, then freezes', () => {
    const steps = planOf('ice-cream-DE').steps.map(({ id }) => id)
    expect(steps.filter((id) => ['P14', 'P16', 'P17'].includes(id))).toEqual(['P14', 'P17', 'P16'])
    expect([...ccpSteps('ice-cream-US')]).toContain('P14')
  })

  it.each([
    ['dairy', ['P01/H112', 'P04/H11', 'P14/H21', 'P14/H89']],
    ['slaughterhouse', ['P31/H36']],
    ['produce', ['P07/H14', 'P48/H75', 'P14/H16']],
    ['preserves', ['P24/H29', 'P26/H32', 'P28/H32']],
    ['meat-plant', ['P29/H34', 'P22/H28', 'P33/H63']],
    ['fish-plant', ['P01/H30', 'P16/H23', 'P24/H29']],
    ['hospital', ['P47/H74', 'P17/H24', 'P18/H26']],
    ['catering', ['P35/H08', 'P36/H26']],
    ['vending', ['P34/H08']],
  ])('%s has its own control points in both countries', (kind, keys) => {
    for (const where of ['DE', 'US']) {
      const points = planOf(`${kind}-${where}`)
        .hazards.filter(({ decision }) => decision.class === 'CCP')
        .map(({ key }) => key)
      expect(points).toEqual(expect.arrayContaining(keys))
    }
  })

  it('only a slaughterhouse has carcasses, only a grower has sprouts', () => {
    const having = (hazard: string): readonly string[] =>
      plans.filter(([, plan]) => hazardIds(plan).has(hazard)).map(([name]) => name)
    expect([having('H36'), having('H75')]).toEqual([
      ['slaughterhouse-DE', 'slaughterhouse-US'],
      ['produce-DE', 'produce-US'],
    ])
  })

  it('a baker has the oven, not the grill', () => {
    const steps = planOf('bakery-EE').steps.map(({ id }) => id)
    expect(steps).toContain('P21')
  })

  it('Scotland reheats to 82 °C, the rest of Great Britain does not', () => {
    const reheating = (name: string): readonly (number | null)[] =>
      planOf(name)
        .hazards.filter(({ key }) => key === 'P18/H26')
        .flatMap(({ limits }) => limits.map(({ min }) => min))
    expect(reheating('restaurant-GB-SCT')).toEqual([82])
    expect(reheating('restaurant-GB')).not.toContain(82)
  })
})

const limitsAt = (name: string, id: string) => planOf(name).limits.filter((limit) => limit.id === id)

describe('countries without a fallback', () => {
  it.each(['US', 'UA', 'CA', 'AU'])('%s shows no figure of another country', (where) => {
    const shown = plans
      .filter(([name]) => name.endsWith(`-${where}`))
      .flatMap(([, plan]) => plan.limits.map(({ jurisdiction }) => jurisdiction))
    expect([...new Set(shown)]).toEqual([where])
  })

  it('Australia keeps cold, hot and cooling by Standard 3.2.2, as law', () => {
    expect(limitsAt('restaurant-AU', 'L-chill-rte')).toMatchObject([
      { max: 5, force: 'law', evidence: 'read' },
    ])
    expect(limitsAt('restaurant-AU', 'L-hot-hold')).toMatchObject([
      { min: 60, force: 'law', evidence: 'read' },
    ])
    expect(limitsAt('restaurant-AU', 'L-cool')).toMatchObject([
      { from: 60, max: 21, within_minutes: 120, then: { max: 5, within_minutes: 360 }, force: 'law' },
    ])
  })

  it('Canada follows the chart of Ontario as a guide, has law from federal regulations alone, and says so', () => {
    const plan = planOf('restaurant-CA')
    expect(plan.notes.map(({ code }) => code)).toContain('note.ontario_figures')
    expect(plan.duties).toContain('D-CA-ontario')
    const cooked = (id: string) => limitsAt('restaurant-CA', id).map(({ min }) => min)
    expect([cooked('L-cook-core'), cooked('L-cook-minced'), cooked('L-cook-poultry')]).toEqual([
      [74],
      [71, 74],
      [74, 82],
    ])
    expect(
      new Set(plan.limits.filter(({ force }) => force === 'law').map(({ sources }) => sources[0]?.document)),
    ).toEqual(new Set(['CA-FDR']))
  })

  it('Ukraine has law for allergens and frozen food alone, and the advice of a health authority, of WHO and Codex was read', () => {
    const plan = planOf('restaurant-UA')
    const law = plan.limits.filter(({ force }) => force === 'law')
    expect(new Set(law.map(({ id }) => id))).toEqual(new Set(['L-frozen', 'L-sulphite']))
    const documents = plan.limits
      .filter(({ evidence }) => evidence === 'read')
      .map(({ sources }) => sources[0]?.document)
    expect(new Set(documents)).toEqual(new Set(['CODEX-CXC23', 'UA-CDC', 'WHO-5KEYS', 'WHO-BOTTLE']))
  })

  it('a Ukrainian school follows the rules for schools', () => {
    expect(generatePlan(examplePlace('school', 'UA'), knowledge).duties).toEqual(
      expect.arrayContaining(['D-UA-school-rules', 'D-UA-school-seasons']),
    )
  })

  it('a missing figure of a country gives an operational programme, not a control point without a limit', () => {
    const ripening = (where: string) => planOf(`dairy-${where}`).hazards.find(({ key }) => key === 'P30/H10')
    expect(ripening('DE')?.limits).toEqual([])
    expect(ripening('DE')?.decision.class).toBe('oPRP')
    expect(ripening('US')?.decision.class).toBe('CCP')
  })
})

describe('member states with rules of their own', () => {
  it('Latvia holds hot food at its own figure and freezes by European law', () => {
    expect(limitsAt('restaurant-LV', 'L-hot-hold')).toMatchObject([{ jurisdiction: 'LV', min: 60 }])
    expect(limitsAt('restaurant-LV', 'L-frozen')).toMatchObject([
      { jurisdiction: 'EU', max: -18, force: 'law' },
    ])
  })

  it('Ireland chills to its own figure and cools by the European one', () => {
    expect(limitsAt('restaurant-IE', 'L-chill-rte')).toMatchObject([
      { jurisdiction: 'IE', max: 5, force: 'guide' },
    ])
    expect(limitsAt('restaurant-IE', 'L-cool')).toMatchObject([{ jurisdiction: 'EU', max: 10 }])
  })
})

const all = <T extends { readonly id: string }>(facts: readonly T[]): readonly T['id'][] =>
  facts.map(({ id }) => id)
const anyPlace = anyPlaceOf(all(knowledge.activities))
const examplePlaces = fc.constantFrom(...goldenPlaces).map(([kind, where]) => examplePlace(kind, where))
const places = fc.oneof(anyPlace, examplePlaces)

const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []
const taskOf = (plan: Plan, id: string): Plan['tasks'][number] | undefined =>
  plan.tasks.find((task) => task.id === id)
const check = (claim: (plan: Plan, profile: PlaceProfile) => void): void =>
  fc.assert(
    fc.property(places, (profile) => claim(generatePlan(profile, knowledge), profile)),
    { numRuns: 200 },
  )

const isEatenAsIs = ({ hazard, step }: PlanHazard): boolean => {
  const fact = knowledge.hazards.find(({ id }) => id === hazard)
  return (
    fact === undefined || fact.heat_stable || fact.at.some((at) => at.process === step && eatenAsIs(fact, at))
  )
}

/** Some raw material leaves the place raw, or goes into no product that is known. */
function leavesRaw({ profile, notes }: Plan): boolean {
  const made = knowledge.product_groups.filter(({ id }) => profile.product_groups.includes(id))
  return (
    made.length === 0 ||
    made.some(({ uncooked = [] }) => uncooked.length > 0) ||
    notes.some(({ code }) => code === 'note.food_without_product')
  )
}

describe('every plan of any place', () => {
  it('gives each CCP a limit, a task in the plan, and an action', () => {
    check((plan) => {
      const ccps = plan.hazards.filter(({ decision }) => decision.class === 'CCP')
      const bare = ccps.filter(
        ({ limits, tasks, action }) =>
          limits.length === 0 ||
          tasks.length === 0 ||
          tasks.some((id) => taskOf(plan, id) === undefined) ||
          !all(knowledge.actions).includes(action),
      )
      expect(bare).toEqual([])
    })
  })

  it('gives each CCP its verification, record and action in words', () => {
    const english = texts['en']
    check((plan) => {
      expect(english === undefined ? ['no English'] : missingControlTexts(plan.hazards, english)).toEqual([])
    })
  })

  it('keeps growth in the cutting room a control point where the food goes into no vat of the house', () => {
    const plan = generatePlan(
      {
        ...examplePlace('butcher', 'EE'),
        extra_data: [],
        processes: [
          { id: 'P08', sub_processes: [] },
          { id: 'P14', sub_processes: [] },
        ],
        product_groups: ['PG01'],
        food_groups: ['FG04', 'FG12'],
      },
      knowledge,
    )
    expect(plan.flow.edges).toEqual([{ from: 'P08', to: 'P14' }])
    expect(plan.hazards.find(({ key }) => key === 'P08/H19')?.decision).toMatchObject({
      class: 'CCP',
      controlled_at: null,
    })
  })

  it('has no growth CCP before the kill step of the same batch, but for toxins that survive it', () => {
    check((plan) => {
      const kills = plan.steps.filter(
        ({ id, kill_step }) =>
          kill_step && plan.hazards.some((hazard) => hazard.step === id && hazard.decision.class === 'CCP'),
      )
      const reaches = (from: string, to: string): boolean =>
        plan.flow.edges.some((edge) => edge.from === from && (edge.to === to || reaches(edge.to, to)))
      const firstKill = (step: string): boolean =>
        kills.some((kill) => reaches(step, kill.id)) &&
        !plan.steps.some(({ id, kill_step }) => kill_step && (id === step || reaches(id, step)))
      // A kettle in the house helps only those products that go into it (record 090).
      const allPassOne = (step: string): boolean =>
        knowledge.product_groups
          .filter(({ id }) => plan.profile.product_groups.includes(id))
          .filter(({ route }) => route?.some((id) => id === step) ?? true)
          .every(({ route }) => kills.some(({ id }) => (route?.includes(id) ?? true) && reaches(step, id)))
      const growing = knowledge.hazards
        .filter(({ type, kind }) => type === 'biological' && kind === 'growth')
        .map(({ id }) => id)
      const wrong = plan.hazards.filter(
        (hazard) =>
          hazard.decision.class === 'CCP' &&
          growing.includes(hazard.hazard) &&
          firstKill(hazard.step) &&
          allPassOne(hazard.step) &&
          !isEatenAsIs(hazard) &&
          !leavesRaw(plan),
      )
      expect(wrong.map(({ key }) => key)).toEqual([])
    })
  })

  it('never mixes jurisdictions, and shows nothing as law that is not law there', () => {
    check((plan, profile) => {
      const { chain, borrows, fallback } = jurisdictionChain(profile.country, profile.region)
      const limits = [
        ...plan.limits,
        ...plan.hazards.flatMap((hazard) => hazard.limits),
        ...plan.tasks.flatMap(({ limit }) => limit ?? []),
      ]
      const wrong = limits.filter(({ jurisdiction, force, lowered }) => {
        if (chain.includes(jurisdiction))
          return lowered?.code === 'limit.not_for_retail'
            ? force === 'law'
            : (lowered !== null) !== (fallback !== null)
        return jurisdiction !== borrows || force !== 'practice' || lowered === null
      })
      expect(wrong).toEqual([])
    })
  })

  it('gives each task the same limit as the hazards it watches', () => {
    check((plan) => {
      const wrong = plan.tasks.filter((task) => {
        const carried = plan.hazards
          .filter(({ key }) => task.hazards.includes(key))
          .flatMap(({ limits }) => limits)
        const { limit } = task
        return (
          limit !== null &&
          carried.some(({ quantity }) => quantity === limit.quantity) &&
          !carried.includes(limit)
        )
      })
      expect(wrong.map(({ id }) => id)).toEqual([])
    })
  })

  it('is the same, byte for byte, in any order of the lists', () => {
    check((plan, profile) => {
      const turned: PlaceProfile = {
        ...profile,
        extra_data: profile.extra_data.toReversed(),
        processes: profile.processes.toReversed(),
        product_groups: profile.product_groups.toReversed(),
        food_groups: profile.food_groups.toReversed(),
      }
      expect(JSON.stringify(generatePlan(turned, knowledge))).toBe(JSON.stringify(plan))
    })
  })

  it('loses exactly the hazards of a process that is removed', () => {
    fc.assert(
      fc.property(places, fc.nat(), (profile, pick) => {
        const removed = profile.processes[pick % Math.max(1, profile.processes.length)]
        const before = generatePlan(profile, knowledge)
        const after = generatePlan(
          { ...profile, processes: profile.processes.filter((process) => process !== removed) },
          knowledge,
        )
        const asksFor = (condition: Condition | undefined): boolean =>
          removed !== undefined &&
          condition !== undefined &&
          (JSON.stringify(condition).includes(`"${removed.id}"`) ||
            JSON.stringify(condition).includes(`"${removed.id}.`))
        const conditional = new Set(
          knowledge.hazards
            .filter(({ when, at }) => [when, ...at.map((step) => step.when)].some(asksFor))
            .map(({ id }) => id),
        )
        // The order of the other steps may change with the flow.
        const expected = before.hazards
          .filter(({ step, hazard }) => step !== removed?.id && !conditional.has(hazard))
          .map(({ key }) => key)
          .toSorted()
        const found = after.hazards.filter(({ hazard }) => !conditional.has(hazard)).map(({ key }) => key)
        expect(found.toSorted()).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  it('has one start and arrows only forward', () => {
    check(({ flow }) => {
      const position = new Map(flow.nodes.map(({ id }, index) => [id, index]))
      expect(
        flow.edges.filter(({ from, to }) => (position.get(from) ?? 0) >= (position.get(to) ?? 0)),
      ).toEqual([])
      expect(flow.nodes.slice(1).filter(({ id }) => !flow.edges.some(({ to }) => to === id))).toEqual([])
    })
  })

  it('leaves no brace in the document and no semicolon behind a sentence', () => {
    const english = texts['en']
    if (english === undefined) throw new Error('no English texts')
    const names: PlanNames = {
      company: { name: 'Company' },
      place: { name: 'Place' },
      country_name: 'Country',
      work_groups: [],
      status_line: 'Draft',
      date: '2026-11-21',
      date_text: '21 November 2026',
      flow: null,
    }
    fc.assert(
      fc.property(places, fc.constantFrom('C' as const, 'F' as const), (profile, temperature_unit) => {
        const document = writePlan(
          { plan: generatePlan(profile, knowledge), knowledge, texts: english, temperature_unit },
          names,
        )
        expect(stringsOf(document.sections).filter((text) => /[{}]|[.!?];/.test(text))).toEqual([])
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  it('has words for every key that the facts name', () => {
    const words = texts['en']?.words ?? {}
    const keys = [
      ...planWordKeys,
      ...knowledge.tasks.flatMap(({ frequency_key }) =>
        frequency_key === undefined ? [] : [`frequency.${frequency_key}`],
      ),
      ...knowledge.limits.flatMap(({ values }) =>
        values.flatMap(({ note_key }) => (note_key === undefined ? [] : [`limit_note.${note_key}`])),
      ),
    ]
    expect(keys.filter((key) => words[key] === undefined)).toEqual([])
  })
})
