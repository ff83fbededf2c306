import type { ExtraSwitch } from '@larder/core/haccp'
import type { TextKey } from '#kit/i18n.ts'

type Group = { readonly title: TextKey; readonly keys: readonly ExtraSwitch[] }

/** The switches that change the plan, by topic; those without a topic come last. */
const groups: readonly Group[] = [
  { title: 'plan.extra_guests', keys: ['vulnerable_consumers', 'allergen_free_claim', 'retained_samples'] },
  {
    title: 'plan.extra_food',
    keys: ['raw_animal_rte', 'raw_egg_dishes', 'live_bivalves_tanks', 'grinding_mince', 'slicing_RTE'],
  },
  {
    title: 'plan.extra_methods',
    keys: [
      'cook_chill',
      'sous_vide',
      'deep_frying',
      'freezing_on_site',
      'smoking',
      'fermentation_drying',
      'acidification',
      'vacuum_or_MAP',
    ],
  },
  { title: 'plan.extra_serving', keys: ['hot_holding_buffet', 'delivery_transport'] },
]
const otherTitle: TextKey = 'plan.extra_equipment'

export type SwitchGroup<Item> = { readonly title: TextKey; readonly items: readonly Item[] }

/** Sorts the switches that the business activity offers into groups; empty groups are left out. */
export function groupSwitches<Item extends { readonly key: string }>(
  switches: readonly Item[],
): readonly SwitchGroup<Item>[] {
  const groupedKeys = new Set<string>(groups.flatMap(({ keys }) => keys))
  const sorted = groups.map(({ title, keys }) => ({
    title,
    items: switches.filter(({ key }) => (keys as readonly string[]).includes(key)),
  }))
  return [
    ...sorted,
    { title: otherTitle, items: switches.filter(({ key }) => !groupedKeys.has(key)) },
  ].filter(({ items }) => items.length > 0)
}
