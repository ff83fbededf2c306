import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { call } from '../harness.ts'
import { withPlan } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const ownSection = {
  name: 'Allergen board',
  section_group: 'annexes' as const,
  language: 'en',
  text: [{ kind: 'heading' as const, level: 1 as const, spans: [{ text: 'Where it hangs' }] }],
  reason: 'Inspector',
}

const ownText = {
  static_name: 'sources',
  position: 'after' as const,
  language: 'en',
  text: [{ kind: 'paragraph' as const, spans: [{ text: 'Own', bold: true as const }] }],
}

export const ownWordsRecipes: Recipes = {
  'section_groups.create': (scene) => ({ params: at(scene), body: ownSection }),
  'section_groups.change': async (scene) => {
    const { id } = await call(
      scene.test,
      sectionGroups.create,
      { params: at(scene), body: ownSection },
      scene.owner,
    )
    return { params: { ...at(scene), id }, body: { ...ownSection, name: 'Allergens', version: 1 } }
  },
  'section_groups.remove': async (scene) => ({
    params: {
      ...at(scene),
      id: (await call(scene.test, sectionGroups.create, { params: at(scene), body: ownSection }, scene.owner))
        .id,
    },
  }),
  'before_or_after.create': async (scene) => ({ params: at(await withPlan(scene)), body: ownText }),
  'before_or_after.change': async (scene) => {
    const { test, owner } = await withPlan(scene)
    const { id } = await call(test, beforeOrAfter.create, { params: at(scene), body: ownText }, owner)
    return { params: { ...at(scene), id }, body: { text: ownText.text, language: 'et', version: 1 } }
  },
  'before_or_after.disable': async (scene) => {
    const { test, owner } = await withPlan(scene)
    const { id } = await call(test, beforeOrAfter.create, { params: at(scene), body: ownText }, owner)
    return { params: { ...at(scene), id }, body: { disabled_for_place: true } }
  },
}
