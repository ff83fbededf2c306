/**
 * Published HACCP plans as cases: what a study names, and which facts of the knowledge base say the same.
 * Only facts and figures are taken from a study, in our own words, with its source.
 */
import type {
  ActivityId,
  ExtraSwitch,
  FoodGroupId,
  HazardId,
  LimitId,
  ProcessId,
  ProductGroupId,
  SubProcessId,
} from '@larder/core/haccp'

export type StudiedPlace = {
  /** ISO 3166-1 alpha-2, and the region where it changes rules. */
  readonly country: string
  readonly region?: string
  readonly activity: ActivityId
  readonly location_type: string
  readonly number_of_employees: '1-3' | '4-14' | '15+'
  /** What the study says that the business does and makes; an owner would tick the same. */
  readonly extra_data: readonly ExtraSwitch[]
  readonly product_groups: readonly ProductGroupId[]
  readonly food_groups: readonly FoodGroupId[]
  /** Steps with the ways that the study names; absent = those proposed for such a place. */
  readonly processes?: readonly { readonly id: ProcessId; readonly sub_processes?: readonly SubProcessId[] }[]
}

export type StudiedHazard = {
  /** As the study names it, in a few of our own words. */
  readonly name: string
  /** Facts that would say it, each alone is enough; empty = the knowledge base has none. */
  readonly ours: readonly { readonly hazard: HazardId; readonly steps: readonly ProcessId[] }[]
  /**
   * The study's decision: a critical control point, a significant hazard otherwise controlled, or not
   * significant.
   */
  readonly control: 'CCP' | 'significant' | 'not_significant'
  /**
   * Why our decision may differ: the study over-controls, or the law and Codex place the control elsewhere.
   */
  readonly differs?: string
}

export type StudiedLimit = {
  readonly name: string
  /** Limits of the knowledge base that would carry it; empty = there is none. */
  readonly ours: readonly LimitId[]
  /** Figures as the study has them: °C, minutes, pH, water activity … in the unit of the limit. */
  readonly min?: number
  readonly max?: number
  readonly hold_minutes?: number
  readonly within_minutes?: number
  /** The second stage of cooling, its time counted from the start. */
  readonly then?: { readonly max: number; readonly within_minutes: number }
  /**
   * Why our figure for the country may differ: the law of the country is stricter or milder than the study.
   * Where `ours` is empty: why no limit of safety belongs there.
   */
  readonly differs?: string
}

export type Study = {
  readonly id: string
  readonly title: string
  readonly publisher: string
  /** null = not in the text that was read. */
  readonly year: number | null
  readonly address: string
  /** The day on which it was read, ISO date. */
  readonly read_on: string
  /** What of it was read, where the text at hand was not whole. */
  readonly partly_read?: string
  /** Steps whose decisions were read; control points at others are not judged. Absent = all steps. */
  readonly decided_steps?: readonly ProcessId[]
  readonly place: StudiedPlace
  readonly hazards: readonly StudiedHazard[]
  readonly limits: readonly StudiedLimit[]
  /** Control points of our plan that the study lacks and that its products justify, with the reason. */
  readonly justified?: readonly {
    readonly step: ProcessId
    readonly hazard: HazardId
    readonly reason: string
  }[]
}
