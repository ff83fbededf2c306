/**
 * What the set-up in minutes asks, in the order of importance. Kitchens are asked how they work, others first
 * what they make. These are proposals of Larder; what follows from the answers is in the plan's facts.
 */
import type {
  ActivityId,
  Brought,
  ExtraSwitch,
  ProductGroupId,
  SetupQuestion,
  SetupStop,
  StorageTasks,
} from '@larder/core/haccp'
import { allBut, kitchens } from './activity-lists.ts'
import { finFish, foods } from './group-ranges.ts'

const everywhere = allBut()
const kitchensAndHome: readonly ActivityId[] = [...kitchens, 'A26']
const others = allBut('A01', 'A02', 'A04', 'A05', 'A06', 'A07')

type QuestionOptions = {
  readonly stop: SetupStop
  readonly usual?: readonly ActivityId[]
  readonly needs?: readonly string[]
}

const ask = (key: string, brings: Brought, { stop, usual = [], needs }: QuestionOptions): SetupQuestion => ({
  key,
  stop,
  usual,
  brings,
  ...(needs && { needs }),
})
/** A switch, and what only it makes. */
const work = (key: ExtraSwitch, options: QuestionOptions, more: Brought = {}): SetupQuestion =>
  ask(key, { extra: [key], ...more }, options)
const product = (key: ProductGroupId, needs?: readonly ExtraSwitch[]): SetupQuestion =>
  ask(key, { product_groups: [key] }, { stop: 'serve', usual: others, ...(needs && { needs }) })

export const setupQuestions: readonly SetupQuestion[] = [
  ask(
    'meat',
    { food_groups: ['FG34', 'FG35', 'FG36', 'FG02', 'FG03'] },
    { stop: 'receive', usual: kitchensAndHome },
  ),
  ask('fish', { food_groups: [...finFish, ...foods(7, 8)] }, { stop: 'receive', usual: kitchensAndHome }),
  work('raw_animal_rte', { stop: 'prepare', usual: kitchens }, { product_groups: ['PG05'] }),
  work('raw_egg_dishes', { stop: 'prepare', usual: kitchensAndHome }),
  work('deep_frying', { stop: 'cook', usual: ['A01', 'A02', 'A04', 'A05'] }),
  ask(
    'cook_ahead',
    { processes: ['P17', 'P18', 'P61'] },
    { stop: 'cool', usual: ['A01', 'A02', 'A04', 'A05', 'A06', 'A26'] },
  ),
  work('hot_holding_buffet', {
    stop: 'serve',
    usual: ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A08', 'A09'],
  }),
  work('delivery_transport', { stop: 'serve', usual: everywhere }),
  product('PG18'),
  product('PG19', ['grinding_mince']),
  product('PG20'),
  product('PG21', ['fermentation_drying']),
  product('PG22', ['smoking']),
  product('PG23'),
  product('PG24', ['smoking', 'acidification']),
  product('PG25'),
  product('PG26'),
  product('PG27'),
  product('PG28'),
  product('PG41'),
  product('PG14'),
  product('PG29'),
  product('PG30'),
  product('PG31'),
  product('PG32', ['acidification']),
  product('PG33'),
  product('PG34', ['vacuum_or_MAP', 'sous_vide']),
  product('PG35', ['freezing_on_site']),
  product('PG36'),
  product('PG37'),
  product('PG38'),
  product('PG09'),
  product('PG08'),
  product('PG01'),
  product('PG02'),
  product('PG03'),
  product('PG04'),
  product('PG06'),
  product('PG07'),
  product('PG10'),
  product('PG11'),
  product('PG12'),
  product('PG13'),
  product('PG15'),
  product('PG16'),
  product('PG17'),
  product('PG39'),
  product('PG40'),
  work('grinding_mince', { stop: 'prepare' }),
  work('slicing_RTE', { stop: 'prepare' }),
  work('smoking', { stop: 'cook' }),
  work('fermentation_drying', { stop: 'cook' }),
  work('acidification', { stop: 'cook' }),
  work('vacuum_or_MAP', { stop: 'cool' }),
  work('sous_vide', { stop: 'cook' }),
  work('cook_chill', { stop: 'cool', usual: ['A04', 'A06', 'A07'] }),
  work('freezing_on_site', { stop: 'cool' }),
  work('live_bivalves_tanks', { stop: 'receive' }),
  work('ice_machine', { stop: 'around' }),
  work('glass_packaging', { stop: 'around' }),
  work('metal_detection', { stop: 'around' }),
  work('vulnerable_consumers', { stop: 'serve', usual: ['A04', 'A05', 'A06', 'A07'] }),
  work('retained_samples', { stop: 'serve', usual: ['A05', 'A06'] }),
  work('allergen_free_claim', { stop: 'serve' }),
  work('uses_own_well_water', { stop: 'around' }),
  ask('eggs', { food_groups: foods(9, 10) }, { stop: 'receive' }),
  ask('raw_milk', { food_groups: ['FG11'] }, { stop: 'receive' }),
  ask('game', { food_groups: ['FG04', 'FG37'] }, { stop: 'receive' }),
  ask('sprouts', { food_groups: ['FG18'] }, { stop: 'receive' }),
  ask('frozen', { food_groups: ['FG16', 'FG27'] }, { stop: 'receive' }),
  ask('bought_ready', { food_groups: ['FG26'] }, { stop: 'receive' }),
]

/** The tasks of the knowledge base whose lines are read at a unit. */
export const storageTasks: StorageTasks = {
  refrigerator: ['T-fridge', 'T-vacuum-store', 'T-product-milk'],
  freezer: ['T-freezer'],
  chilled_display: ['T-cabinet', 'T-display-cold'],
  hot_holding: ['T-hot-hold'],
}
