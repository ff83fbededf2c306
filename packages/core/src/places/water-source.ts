/** The water source of a place. A well of its own is stored as the switch `uses_own_well_water` alone. */
export const waterSources = ['public', 'own_well', 'other'] as const
export type WaterSource = (typeof waterSources)[number]

export const WELL_SWITCH = 'uses_own_well_water'

/** The source by the switch, else the stored one. */
export const waterSourceOf = (switches: readonly string[], stored: string | null): WaterSource | null =>
  switches.includes(WELL_SWITCH) ? 'own_well' : (waterSources.find((source) => source === stored) ?? null)
