/**
 * Product streams: one kind of product on its way through the place. A later step that removes a hazard is
 * searched for each product, not for the place: a butcher that boils hams has a kettle, and sells mince raw.
 */
import type { PlaceContext } from '../facts/conditions.ts'
import type {
  ExtraSwitch,
  FoodGroupId,
  Knowledge,
  Process,
  ProcessId,
  ProductGroup,
  ProductGroupId,
} from '../facts/facts.ts'
import { byText } from './order.ts'

export type Stream = {
  readonly product: ProductGroupId
  /** Steps of the flow at this place that it may pass. */
  readonly steps: ReadonlySet<ProcessId>
  /** Raw materials of this place that go into it. */
  readonly foods: ReadonlySet<FoodGroupId>
  /** Those that leave the place in it without a step that kills. */
  readonly uncooked: ReadonlySet<FoodGroupId>
}

/** Meat and fish of raw dishes; editions before the fifth had one group of red meat and two of fish. */
const rawMeatAndFish: readonly FoodGroupId[] = [
  ...(['FG34', 'FG35', 'FG36', 'FG37', 'FG03', 'FG38', 'FG39', 'FG40', 'FG41', 'FG07', 'FG08'] as const),
  ...(['FG01', 'FG05', 'FG06'] as const),
]

/** The ingredients of raw dishes. */
const rawDishFoods: readonly (readonly [ExtraSwitch, readonly FoodGroupId[]])[] = [
  ['raw_animal_rte', rawMeatAndFish],
  ['raw_egg_dishes', ['FG09']],
]

const uncookedIn = ({ uncooked = [], raw_egg_dishes }: ProductGroup, place: PlaceContext): FoodGroupId[] => [
  ...uncooked,
  ...(raw_egg_dishes === true && place.extra.has('raw_egg_dishes') ? (['FG09'] as const) : []),
]

/** The streams of the products that the place makes or sells, by id. */
export function streamsOf(
  place: PlaceContext,
  steps: readonly Process[],
  { product_groups }: Pick<Knowledge, 'product_groups'>,
): readonly Stream[] {
  const inFlow = steps.filter(({ flow_order }) => flow_order !== null).map(({ id }) => id)
  const chosen = product_groups.filter(({ id }) => place.product_groups.has(id))
  const uncookedFoods = new Set(chosen.flatMap((group) => uncookedIn(group, place)))
  // A raw dish that no product of the place is known for could be any of them.
  const unknown = rawDishFoods
    .flatMap(([item, foods]) => (place.extra.has(item) ? foods : []))
    .filter((food) => !uncookedFoods.has(food))
  return chosen
    .map((group) => ({
      product: group.id,
      steps: new Set(inFlow.filter((id) => group.route?.includes(id) ?? true)),
      foods: new Set([...place.food_groups].filter((food) => group.made_from?.includes(food) ?? true)),
      uncooked: new Set([...uncookedIn(group, place), ...unknown]),
    }))
    .sort((a, b) => byText(a.product, b.product))
}

/** The streams that pass the step with one of these foods; no foods = with anything. */
export const carriersOf = (
  step: ProcessId,
  foods: readonly FoodGroupId[],
  streams: readonly Stream[],
): readonly Stream[] =>
  streams.filter(
    (stream) =>
      stream.steps.has(step) && (foods.length === 0 || foods.some((food) => stream.foods.has(food))),
  )

/** Those that go into none of the products: nobody has said what becomes of them. */
export const withoutProduct = (
  foods: readonly FoodGroupId[],
  streams: readonly Stream[],
): readonly FoodGroupId[] => foods.filter((food) => !streams.some((stream) => stream.foods.has(food)))

/**
 * The foods of a hazard that the step may hold; null where none of the products brings one there. A step that
 * no product passes, and a food that goes into no product, are taken as they are: somebody chose them.
 */
export function foodsAt(
  step: Process,
  foods: readonly FoodGroupId[],
  streams: readonly Stream[],
): readonly FoodGroupId[] | null {
  const passing = streams.filter((stream) => stream.steps.has(step.id))
  if (step.flow_order === null || passing.length === 0) return foods
  const loose = withoutProduct(foods, streams)
  const here = foods.filter(
    (food) => loose.includes(food) || passing.some((stream) => stream.foods.has(food)),
  )
  return here.length === 0 && foods.length > 0 ? null : here
}

/** Chosen steps of the flow that none of the products passes, so that their use is not known. */
export const stepsWithoutProduct = (
  steps: readonly Process[],
  streams: readonly Stream[],
): readonly ProcessId[] =>
  streams.length === 0
    ? []
    : steps
        .filter(
          ({ id, flow_order }) => flow_order !== null && !streams.some((stream) => stream.steps.has(id)),
        )
        .map(({ id }) => id)
