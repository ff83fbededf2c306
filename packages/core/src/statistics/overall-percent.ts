/** Areas of the overview, each 0 to 100; null where the area has no data yet. */
export const overviewAreas = ['audits', 'documents', 'monitoring', 'personnel', 'plan', 'production'] as const
export type OverviewArea = (typeof overviewAreas)[number]
export type AreaPercents = Readonly<Record<OverviewArea, number | null>>

/** The floored average of the areas that have data (general 9); null when none has. */
export function overallPercent(areas: AreaPercents): number | null {
  const percents = overviewAreas.map((area) => areas[area]).filter((percent) => percent !== null)
  return percents.length === 0
    ? null
    : Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}
