/**
 * Two people at one thing: a change names the version that it is based on (`base_version`), and each change
 * counts the row's version up. For routes whose handler does not compare versions itself.
 */
import { sql } from 'kysely'
import type { Target } from '@larder/core/permissions'
import type { ServedRoute } from '@larder/contract/routes'
import { z } from 'zod'
import type { Db } from '#db/transaction.ts'
import type { Ctx } from '../context.ts'
import { versionConflict, type Problem } from '../problem.ts'

/**
 * The row that the route changes: its table, and the path parameter that has its id. `show`: the thing as its
 * routes answer it, where it is more than the row.
 */
export type Versioned = {
  readonly table: string
  readonly param: string
  readonly show?: (ctx: Ctx, id: number) => Promise<unknown>
}

type Row = Readonly<Record<string, unknown>> & { readonly version: number }

type VersionRequest = {
  readonly target: Target
  readonly params: unknown
  /** What is removed has no next version. */
  readonly removes: boolean
}

/**
 * Locks the row and counts its version up; the row as it was before. Undefined where it is absent or belongs
 * to another place: the handler refuses it.
 */
export async function countVersion(
  db: Db,
  { table, param }: Versioned,
  { target, params, removes }: VersionRequest,
): Promise<Row | undefined> {
  const id = Number((params as Readonly<Record<string, unknown>>)[param])
  const company = sql.ref(table === 'companies' ? 't.id' : 't.company_id')
  const { rows } = removes
    ? await sql<{ row: Row }>`
      select to_jsonb(t) || jsonb_build_object('version', t.version + 1) as row from ${sql.table(table)} t
      where ${company} = ${target.company_id} and t.id = ${id} for update`.execute(db)
    : await sql<{ row: Row }>`
      update ${sql.table(table)} t set version = t.version + 1
      where ${company} = ${target.company_id} and t.id = ${id} returning to_jsonb(t) as row`.execute(db)
  const row = rows[0]?.row
  const { place_id } = target
  const isElsewhere =
    place_id !== undefined && row?.['place_id'] !== undefined && row['place_id'] !== place_id
  return row === undefined || isElsewhere ? undefined : { ...row, version: row.version - 1 }
}

const membersOf = (schema: z.ZodType): readonly string[] =>
  Object.keys(
    (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as { properties?: object })
      .properties ?? {},
  )

/** What the route itself sends or answers of the row. */
function shownOf({ response, body }: ServedRoute, row: Row): Record<string, unknown> {
  const members = new Set(['id', 'version', ...membersOf(response), ...membersOf(body)])
  return Object.fromEntries(Object.entries(row).filter(([column]) => members.has(column)))
}

type Base = { readonly base_version?: number }

/** The conflict of a request with the row as it was; undefined where it names no version, or this one. */
export function conflictOf(
  route: ServedRoute,
  row: Row | undefined,
  { body, query }: { readonly body: unknown; readonly query: unknown },
): Problem | undefined {
  const [inBody, inQuery] = [body, query] as readonly (Base | undefined)[]
  const base = inBody?.base_version ?? inQuery?.base_version
  return row === undefined || base === undefined || base === row.version
    ? undefined
    : versionConflict(shownOf(route, row))
}

export type Changed = { readonly by: string | null; readonly at: string }

/** The latest lines of the audit in which a change is looked for. */
const SEARCHED = 20_000

/** Who changed a thing last, and when, by the audit of the route's feature. */
export async function findLastChange(
  db: Db,
  route: Pick<ServedRoute, 'name'>,
  { company_id, id }: { readonly company_id: number; readonly id: string },
): Promise<Changed | undefined> {
  const feature = route.name.split('.')[0] ?? ''
  const { rows } = await sql<Changed>`
    select a.at, (select nullif(concat_ws(' ', nullif(u.firstname, ''), nullif(u.lastname, '')), '')
      from users u where u.id = a.user_id) as by
    from (select at, user_id, entity_id, route from audit where company_id = ${company_id}
      order by id desc limit ${SEARCHED}) a
    where a.entity_id = ${id} and split_part(a.route, '.', 1) = ${feature} limit 1`.execute(db)
  return rows[0]
}
