/** People by requirements. */
import {
  HEALTH_CERTIFICATE,
  judgeRequirement,
  personnelPercent,
  type TeamEntry,
  type TeamMember,
} from '@larder/core/team'
import { localDate } from '@larder/core/schedule'
import type { TeamMatrix, TeamTask } from '@larder/contract/team-tasks'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { getPlace } from '#features/plan-data/public.ts'
import { readRequirements, ruleOf } from './read-requirements.ts'
import { listPeople, type PersonRow } from './team-tasks.queries.ts'

type Person = TeamMatrix['people'][number]
export type ReadMatrix = {
  readonly requirements: readonly TeamTask[]
  readonly people: readonly JudgedPerson[]
}
export type JudgedPerson = { readonly row: PersonRow; readonly cells: Person['cells'] }

/** The newest certificate of the person among the requirements of this kind. */
function healthOf(requirements: readonly TeamTask[], last: ReadonlyMap<number, TeamEntry>): TeamEntry | null {
  const certificates = requirements
    .filter(({ task_subtype_id, id }) => task_subtype_id === HEALTH_CERTIFICATE && id !== null)
    .flatMap(({ id }) => last.get(id ?? 0) ?? [])
  return certificates.toSorted((first, second) => (first.date < second.date ? 1 : -1))[0] ?? null
}

function judge(row: PersonRow, requirements: readonly TeamTask[], today: string): JudgedPerson {
  const last = new Map(row.entries.map(([id, date, valid_until]) => [id, { date, valid_until }]))
  const member: TeamMember = {
    groups: row.groups,
    employed_since: row.employed_since,
    health: healthOf(requirements, last),
  }
  return {
    row,
    cells: requirements.map((requirement, index) => {
      const entry = (requirement.id === null ? undefined : last.get(requirement.id)) ?? null
      return {
        index,
        ...judgeRequirement(ruleOf(requirement), member, entry, today),
        date: entry?.date ?? null,
      }
    }),
  }
}

/** Active requirements and the people who work at the place, as they are on the day at `now`. */
export async function judgePeople(
  db: Db,
  at: PlaceKey,
  { now, lang }: { readonly now: Date; readonly lang?: string | undefined },
): Promise<ReadMatrix> {
  const { timezone } = await getPlace(db, at)
  const requirements = (await readRequirements(db, at, lang)).filter(({ is_active }) => is_active)
  const people = requirements.length === 0 ? [] : await listPeople(db, at)
  const today = localDate(now.toISOString(), timezone)
  return { requirements, people: people.map((row) => judge(row, requirements, today)) }
}

const percentOf = ({ people }: ReadMatrix): number | null =>
  personnelPercent(people.map(({ cells }) => cells))

export async function readMatrix(
  db: Db,
  at: PlaceKey,
  when: { readonly now: Date; readonly lang?: string | undefined },
): Promise<TeamMatrix> {
  const matrix = await judgePeople(db, at, when)
  return {
    requirements: [...matrix.requirements],
    people: matrix.people.map(({ row: { id, name, position, employed_since }, cells }) => ({
      id,
      name,
      position,
      employed_since,
      cells,
    })),
    percent: percentOf(matrix),
  }
}

/** The area `personnel` of the overview. */
export const personnelPercentOf = async (db: Db, at: PlaceKey, now: Date): Promise<number | null> =>
  percentOf(await judgePeople(db, at, { now }))

/** What lowers that percentage: requirements that people do not meet. */
export async function missingCertificates(
  db: Db,
  at: PlaceKey,
  when: { readonly now: Date; readonly lang: string },
): Promise<readonly { readonly person: string; readonly requirement: string }[]> {
  const { requirements, people } = await judgePeople(db, at, when)
  return people.flatMap(({ row, cells }) =>
    cells
      .filter(({ status }) => status === 'missing')
      .map(({ index }) => ({ person: row.name, requirement: requirements[index]?.name ?? '' })),
  )
}
