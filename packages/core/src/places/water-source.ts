/**
 * Where a place takes its water. A well of its own is the switch `uses_own_well_water`, and told nowhere
 * else.
 */
export const waterSources = ['public', 'own_well', 'other'] as const
export type WaterSource = (typeof waterSources)[number]

export const WELL_SWITCH = 'uses_own_well_water'

/** `told`: what is kept beside the switch. */
export const waterSourceOf = (switches: readonly string[], told: string | null): WaterSource | null =>
  switches.includes(WELL_SWITCH) ? 'own_well' : (waterSources.find((source) => source === told) ?? null)
