/** The water source of a place. A well of its own is stored as the switch `uses_own_well_water` alone. */
export const waterSources = ['public', 'own_well', 'other'] as const
export type WaterSource = (typeof waterSources)[number]

export const WELL_SWITCH = 'uses_own_well_water'

/** `told`: the stored source, apart from the switch. */
export const waterSourceOf = (switches: readonly string[], told: string | null): WaterSource | null =>
  switches.includes(WELL_SWITCH) ? 'own_well' : (waterSources.find((source) => source === told) ?? null)
