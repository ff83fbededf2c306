/**
 * `npm run records:verify`: checks every place's records against the signed heads that are stored outside the
 * database. Reads every file again and compares the shown records with the recorded ones. Ends with 1 where a
 * check fails.
 */
import { parseArgs } from 'node:util'
import type { Fault } from '@larder/core/records'
import {
  listOrigins,
  readStructure,
  verifyRecords,
  type StructureChange,
} from '../features/records/public.ts'
import type { Platform } from '#kit/platform.ts'

const describeFault = ({ class: kind, seq, detail }: Fault): string =>
  `  ${kind}${seq === null ? '' : ` at revision ${seq}`}: ${detail}`

/** One line a migration, and one for each change by hand. */
function describeChanges(changes: readonly StructureChange[]): string[] {
  const byHand = changes.filter(({ migration }) => migration === null)
  const byMigration = Map.groupBy(
    changes.filter(({ migration }) => migration !== null),
    ({ migration }) => migration,
  )
  return [
    ...[...byMigration].map(([name, { length }]) => `  ${length} by the migration ${name}`),
    ...byHand.map(
      ({ at, login, acting_as, address, tag, object }) =>
        `  ${at} ${login}${acting_as === null ? '' : ` as ${acting_as}`}${address === null ? '' : ` from ${address}`}: ${tag} ${object}`,
    ),
  ]
}

async function tellStructure(platform: Platform, tell: (line: string) => void): Promise<void> {
  const { watched, changes } = await readStructure(platform)
  tell(
    `${changes.length} changes of tables, functions and rights since the last signed head${watched ? '' : '; THEY ARE NOT WATCHED NOW: a superuser of the database starts it with "select app.watch_structure()"'}`,
  )
  for (const line of describeChanges(changes)) tell(line)
}

/** `--place ID` for one place, `--quick` for the chains alone. @throws when something does not hold */
export async function runVerifyCommand(
  platform: Platform,
  words: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { place: { type: 'string' }, quick: { type: 'boolean' } },
  })
  const thorough = values.quick !== true
  const began = performance.now()
  const { faults, places, revisions, signed_heads, erased } = await verifyRecords(platform, {
    ...(values.place === undefined ? {} : { place_id: Number(values.place) }),
    files: thorough,
    projections: thorough,
    onPlace: (place) => {
      tell(
        `place ${place.place_id}: ${place.revisions} revisions, head ${place.head.slice(0, 16) || '–'}, ${place.faults.length === 0 ? `consistent with ${place.signed_heads} signed heads` : 'DOES NOT HOLD'}`,
      )
      for (const fault of place.faults) tell(describeFault(fault))
    },
  })
  for (const fault of faults) tell(describeFault(fault))
  const seconds = (performance.now() - began) / 1_000
  tell(
    `${revisions} revisions in ${seconds.toFixed(1)} s, ${signed_heads} signed heads${signed_heads === 0 ? ': nothing outside the database says what the chains were' : ''}`,
  )
  if (erased > 0) tell(`${erased} places were erased with their company, as signed notes say`)
  for (const { company_id, imported_at, key_fingerprint, is_compared } of await listOrigins(platform))
    tell(
      `company ${company_id}: history before ${imported_at} was signed by ${key_fingerprint}${is_compared ? '' : ', which nobody compared'}`,
    )
  await tellStructure(platform, tell)
  const broken = places.filter((place) => place.faults.length > 0).length
  if (broken > 0 || faults.length > 0)
    throw new Error(
      `the records of ${broken} places failed the check${faults.length === 0 ? '' : `, ${faults.length} heads are not what was signed`}.`,
    )
}
