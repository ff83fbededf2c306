import { addStep, connect } from '@larder/core/flow'
import { planFlows } from '@larder/contract/plan-flows'
import { tasks } from '@larder/contract/tasks'
import { call } from '../harness.ts'
import { withPlan } from '../scene.ts'
import { at, itsPlan, type Recipes } from './recipe.ts'

export const planFlowsRecipes: Recipes = {
  'plan_flows.get': async (scene) => ({ params: itsPlan(await withPlan(scene)) }),
  'plan_flows.change': async (scene) => {
    const { version, graph } = await call(
      scene.test,
      planFlows.get,
      { params: itsPlan(await withPlan(scene)) },
      scene.owner,
    )
    return {
      params: itsPlan(scene),
      body: {
        version,
        graph: connect(
          addStep(graph, { step: null, label: 'Resting', lines: 1 }, 'P01'),
          'own_2',
          graph.nodes.at(-1)?.id ?? '',
          'after an hour',
        ),
      },
    }
  },
  'plan_flows.reset': async (scene) => ({ params: itsPlan(await withPlan(scene)), query: { version: 0 } }),
  'plan_flows.tidy': async (scene) => {
    const { graph } = await call(
      scene.test,
      planFlows.get,
      { params: itsPlan(await withPlan(scene)) },
      scene.owner,
    )
    return { params: itsPlan(scene), body: { graph } }
  },
  'plan_flows.verify': async (scene) => ({
    params: itsPlan(await withPlan(scene)),
    body: { verified_on: '2026-11-20', verified_by: 'Mari Tamm', sha256: undefined },
  }),
  'plan_coherence.mend': async (scene) => {
    const params = at(await withPlan(scene))
    const made = (await call(scene.test, tasks.list, { params }, scene.owner)).find(
      ({ plan_task_id }) => plan_task_id !== null,
    )
    await call(
      scene.test,
      tasks.change,
      { params: { ...params, id: made?.id ?? 0 }, body: { is_disabled: true, version: made?.version ?? 1 } },
      scene.owner,
    )
    return {
      params,
      query: { lang: 'en' },
      body: {
        finding: `task_disabled:${made?.plan_task_id}`,
        mend: 'enable_task',
        reason: 'It was switched off by mistake',
      },
    }
  },
}
