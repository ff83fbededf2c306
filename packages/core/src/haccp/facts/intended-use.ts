/**
 * Whom the food is for belongs to the hazard analysis (Codex CXC 1-1969, steps 2 and 3; Notice 2022/C 355/01,
 * Annex II): what a healthy adult survives may kill a patient.
 */

/** The groups for which the Food Code (“highly susceptible population”) and the Codex ask for more. */
const vulnerable: ReadonlySet<string> = new Set(['children_under_5', 'elderly', 'pregnant', 'patients'])
/** Guests among whom the vulnerable are some of many. */
const anybody: ReadonlySet<string> = new Set(['general_public', 'food_businesses'])

export type IntendedUse = 'anybody' | 'vulnerable_among_others' | 'vulnerable'

/** From the groups of customers of a place (`customerGroups` of the classifiers). */
export function intendedUse(customers: readonly string[] = []): IntendedUse {
  if (!customers.some((group) => vulnerable.has(group))) return 'anybody'
  return customers.some((group) => anybody.has(group)) ? 'vulnerable_among_others' : 'vulnerable'
}
