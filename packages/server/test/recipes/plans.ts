import { analyses } from '@larder/contract/analyses'
import { placeSetup } from '@larder/contract/place-setup'
import { planProposals } from '@larder/contract/plan-proposals'
import { plans } from '@larder/contract/plans'
import { restOnOlder, restOnSingleTasks } from '../../src/demo/older-edition.ts'
import { proposeToAll } from '../../src/features/plans/public.ts'
import { fillPlan } from '../fill-plan.ts'
import { call } from '../harness.ts'
import { withPlan, type Scene } from '../scene.ts'
import { at, itsPlan, type Recipes } from './recipe.ts'

const ownHazard = {
  type: 'physical',
  language: 'en',
  severity: 4,
  probability: 3,
  words: { name: 'Splinters of bone', hazard: [{ kind: 'paragraph', spans: [{ text: 'From the saw.' }] }] },
  reason: 'New saw',
  control: {
    limit_name: 'Mesh of the sieve',
    quantity: 'mm',
    min: null,
    max: 2,
    hold_minutes: null,
    category: 'other',
    frequency: 'once_a_day',
    times: ['09:00'],
    task_name: 'Look at the sieve',
    instruction: 'Against the light',
    corrective_action: 'Sieve again',
    verification: 'Weekly',
    record: 'Sieve log',
  },
}

/** A limit of the plan that has a maximum. */
async function limitOf(scene: Scene): Promise<{ placeId: number; limitId: string }> {
  const { test, place: placeId } = await withPlan(scene)
  const { rows } = await test.database.pool.query<{ id: string }>(
    `select l ->> 'id' as id from food_safety_plans p, jsonb_array_elements(p.plan -> 'limits') l
      where p.place_id = $1 and l ->> 'max' is not null and l ->> 'min' is null order by 1 limit 1`,
    [placeId],
  )
  return { placeId, limitId: rows[0]?.id ?? '' }
}

/** The scene with its plan confirmed. */
async function confirmed(scene: Scene): Promise<Scene> {
  const { test, place: placeId, owner } = await withPlan(scene)
  await call(test, plans.confirm, { params: { placeId }, body: {} }, owner)
  return scene
}

/** The scene with a plan of an older edition, and the proposals of the newest. */
async function proposed(scene: Scene): Promise<Scene> {
  const { test, company: company_id, place: place_id } = await withPlan(scene)
  await restOnOlder(test.platform, { company_id, place_id })
  await proposeToAll(test.database.pool, { now: test.clock.now })
  return scene
}

const answered = {
  answers: { deep_frying: true, fish: false },
  base_answers: { deep_frying: false, fish: false },
  units: [{ kind: 'freezer' as const, units: [{ id: null, name: 'Freezer' }], base: [] }],
}

const labTest = {
  task_desc: 'Soup of the day',
  task_subtype_id: 20 as const,
  task_frequency_type_id: 4 as const,
  criteria: [{ parameter: 'E. coli', unit: 'cfu/g', n: 5, c: 2, m: 50, M: 500 }],
}

export const plansRecipes: Recipes = {
  'place_setup.save': (scene) => ({ params: at(scene), body: answered }),
  'place_setup.copy': async (scene) => {
    const { test, sibling, owner } = scene
    await call(test, placeSetup.save, { params: { placeId: sibling }, body: answered }, owner)
    return { params: at(scene), body: { from_place_id: sibling, answers: true, tasks: true, people: true } }
  },
  'plans.product_groups_offered': () => ({ params: { id: 1 }, query: { extra_datas: 'smoking' } }),
  'plans.food_groups_offered': () => ({ params: { id: 1 }, query: { extra_datas: 'smoking' } }),
  'plans.change_product_groups': (scene) => ({ params: at(scene), body: { product_groups: [1], base: [] } }),
  'plans.change_food_groups': (scene) => ({ params: at(scene), body: { food_groups: [2], base: [] } }),
  'plans.create_analysis': (scene) => ({
    params: at(scene),
    body: {
      task_desc: 'Ice',
      task_subtype_id: 16,
      task_frequency_type_id: 9,
      custom_frequency: 'After each repair',
      comment: 'Laboratory',
    },
  }),
  'plans.change_analysis': (scene) => ({
    params: { ...at(scene), id: scene.analysis },
    body: {
      task_desc: 'Ice',
      task_subtype_id: 20,
      task_frequency_type_id: 8,
      custom_frequency: '',
      comment: '',
    },
  }),
  'analyses.create': (scene) => ({ params: at(scene), body: labTest }),
  'analyses.change': (scene) => ({ params: { ...at(scene), id: scene.analysis }, body: labTest }),
  'analyses.remove': (scene) => ({ params: { ...at(scene), id: scene.analysis } }),
  'analyses.results': async (scene) => {
    await call(scene.test, analyses.create, { params: at(scene), body: labTest }, scene.owner)
    const list = await call(scene.test, analyses.list, { params: at(scene) }, scene.owner)
    return { params: { ...at(scene), id: list.find(({ task_id }) => task_id !== null)?.task_id ?? 0 } }
  },
  'plans.remove_analysis': (scene) => ({ params: { ...at(scene), id: scene.analysis } }),
  'plans.onboarding_general_info': (scene) => ({
    params: at(scene),
    query: { business_activity_id: 1, extra_data: 'smoking', location_type: 1, lang: 'et' },
  }),
  'plans.status': (scene) => ({ params: itsPlan(scene) }),
  'plans.statuses': (scene) => ({ params: itsPlan(scene) }),
  'plans.confirm_step': (scene) => ({ params: itsPlan(scene), body: { key: 'generalInfo', done: true } }),
  'plans.section': async (scene) => ({
    params: { ...itsPlan(await withPlan(scene)), id: 'title-page' },
    query: { lang: 'en' },
  }),
  'plans.sources': async (scene) => ({
    params: itsPlan(await withPlan(scene)),
    query: {
      lang: 'en',
      kind: 'limit',
      force: 'law',
      to_verify: 'true',
      about: 'P09/H16',
      search: 'core',
      page: 1,
      perPage: 10,
    },
  }),
  'plans.hazards': async (scene) => ({ params: at(await withPlan(scene)) }),
  'plans.hazard': async (scene) => {
    const params = at(await withPlan(scene))
    const hazards = await call(scene.test, plans.hazards, { params }, scene.owner)
    return { params: { ...params, id: hazards[0]?.id } }
  },
  'plans.create_hazard': async (scene) => {
    const { place: placeId, group, test, owner } = await withPlan(scene)
    const [hazard] = await call(test, plans.hazards, { params: { placeId } }, owner)
    return { params: { placeId }, body: { ...ownHazard, process_id: hazard?.process_id, members: [group] } }
  },
  'plans.change_hazard': async (scene) => {
    const params = at(await withPlan(scene))
    const [hazard] = await call(scene.test, plans.hazards, { params }, scene.owner)
    return {
      params: { ...params, id: hazard?.id },
      body: {
        language: 'en',
        words: { do: [{ kind: 'paragraph', spans: [{ text: 'Look twice.', bold: true }] }] },
        severity: 2,
        probability: 2,
        members: [scene.group],
        disabled_for_place: false,
        version: 0,
        reason: 'Own experience',
      },
    }
  },
  'plans.remove_hazard': async (scene) => {
    const { place: placeId, test, owner } = await withPlan(scene)
    const [hazard] = await call(test, plans.hazards, { params: { placeId } }, owner)
    const made = await call(
      test,
      plans.createHazard,
      { params: { placeId }, body: { ...ownHazard, process_id: hazard?.process_id ?? 0 } as never },
      owner,
    )
    return { params: { placeId, id: made.id } }
  },
  'plans.limit': async (scene) => ({ params: await limitOf(scene) }),
  'plans.change_limit': async (scene) => ({
    params: await limitOf(scene),
    body: { min: -40, max: -40, hold_minutes: 600_000, reason: 'Own validation', version: 0 },
  }),
  'plans.remove_limit': async (scene) => {
    const params = await limitOf(scene)
    await call(
      scene.test,
      plans.changeLimit,
      { params, body: { min: -40, max: -40, hold_minutes: 600_000, reason: 'Own validation', version: 0 } },
      scene.owner,
    )
    return { params }
  },
  'plans.unconfirmed': async (scene) => ({ params: itsPlan(await confirmed(scene)) }),
  'plans.version_titles': async (scene) => ({ params: { ...at(await confirmed(scene)), version: 1 } }),
  'plans.version_section': async (scene) => ({
    params: { ...at(await confirmed(scene)), version: 1, id: 'ccp-list' },
  }),
  'plans.download_version': async (scene) => ({ params: { ...at(await confirmed(scene)), version: 1 } }),
  'plans.compare': async (scene) => ({ params: at(await confirmed(scene)), query: { from: 1 } }),
  'plans.generate': async (scene) => {
    await fillPlan(scene.test, scene.place, scene.owner)
    return { params: at(scene) }
  },
  'plans.download': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { lang: 'en' } }),
  'plans.confirm': async (scene) => {
    const { sha256 } = await call(
      scene.test,
      plans.status,
      { params: itsPlan(await withPlan(scene)) },
      scene.owner,
    )
    return { params: at(scene), body: { sha256 } }
  },
  'round_change.accept': async (scene) => {
    const { test, company: company_id, place: place_id } = await withPlan(scene)
    await restOnSingleTasks(test.platform, { company_id, place_id })
    return { params: at(scene), body: { other_changes: 'keep' as const } }
  },
  'plan_proposals.list': async (scene) => ({ params: at(await proposed(scene)) }),
  'plan_proposals.decide': async (scene) => {
    const params = at(await proposed(scene))
    const proposals = await call(scene.test, planProposals.list, { params }, scene.owner)
    return {
      params,
      body: {
        decisions: proposals.map(({ proposal_id }, index) => ({
          proposal_id,
          change_decision_type_id: index % 2 === 0 ? 1 : 2,
        })),
      },
    }
  },
}
