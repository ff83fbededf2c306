/** Questions of the set-up in minutes: what each answer brings into the description of a place. */
import type { FoodGroupId, ProcessId, ProductGroupId, SubProcessId } from './ids.ts'
import type { Condition, ExtraSwitch } from './place-conditions.ts'

/** Where on the way of the food a question is asked. */
export const setupStops = ['receive', 'prepare', 'cook', 'cool', 'serve', 'around'] as const
export type SetupStop = (typeof setupStops)[number]

/** Kinds of units that keep food at a temperature; each is a type of equipment. */
export const storageKinds = ['refrigerator', 'freezer', 'chilled_display', 'hot_holding'] as const
export type StorageKind = (typeof storageKinds)[number]

/**
 * A question with yes or no. Yes chooses what it brings, where the activity offers it. No leaves it out, unless
 * another answer brings it. What no question brings is chosen as for any new place.
 */
export type SetupQuestion = {
  readonly key: string
  readonly stop: SetupStop
  /** Asked at once where this holds; elsewhere under “rarely”. */
  readonly usual: Condition
  readonly brings: {
    readonly extra?: readonly ExtraSwitch[]
    readonly processes?: readonly ProcessId[]
    readonly sub_processes?: readonly SubProcessId[]
    readonly product_groups?: readonly ProductGroupId[]
    readonly food_groups?: readonly FoodGroupId[]
  }
}
