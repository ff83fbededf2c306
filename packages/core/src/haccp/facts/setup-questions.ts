/** Questions of the set-up in minutes: what each answer brings into the description of a place. */
import type { ActivityId, FoodGroupId, ProcessId, ProductGroupId, TaskId } from './ids.ts'
import type { ExtraSwitch } from './place-conditions.ts'

/** Where on the way of the food a question is asked. */
export const setupStops = ['receive', 'prepare', 'cook', 'cool', 'serve', 'around'] as const
export type SetupStop = (typeof setupStops)[number]

/** Kinds of units that keep food at a temperature; each is a type of equipment. */
export const storageKinds = ['refrigerator', 'freezer', 'chilled_display', 'hot_holding'] as const
export type StorageKind = (typeof storageKinds)[number]

/** What an answer of yes chooses, where the activity offers it. */
export type Brought = {
  readonly extra?: readonly ExtraSwitch[]
  readonly processes?: readonly ProcessId[]
  readonly product_groups?: readonly ProductGroupId[]
  readonly food_groups?: readonly FoodGroupId[]
}

/**
 * A question with yes or no. No leaves out what it brings, unless another answer brings it. What no question
 * brings is chosen as for any new place.
 */
export type SetupQuestion = {
  readonly key: string
  readonly stop: SetupStop
  /** Asked at once in these activities; elsewhere under “rarely”. */
  readonly usual: readonly ActivityId[]
  readonly brings: Brought
  /** Yes makes sense with a yes to one of these only: smoked fish is made by smoking. */
  readonly needs?: readonly string[]
}

/** The task whose line of the round reads a kind of unit. */
export type StorageTasks = Readonly<Record<StorageKind, readonly TaskId[]>>
