/** The order of a unit's tasks within the day. */

/** `order`: of the kind of task among those that are done at the unit. */
export type PlaceAtUnit = { readonly unit: string; readonly order: number }

/**
 * Tasks of one unit keep their common positions and are in the unit's own order there; other tasks stay in
 * place.
 */
export function inUnitOrder<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => PlaceAtUnit | undefined,
): Item[] {
  const ordered = new Map<string, Item[]>()
  for (const [unit, members] of Map.groupBy(items, (item) => placeOf(item)?.unit)) {
    if (unit !== undefined)
      ordered.set(
        unit,
        members.toSorted((a, b) => (placeOf(a)?.order ?? 0) - (placeOf(b)?.order ?? 0)),
      )
  }
  return items.map((item) => ordered.get(placeOf(item)?.unit ?? '')?.shift() ?? item)
}
