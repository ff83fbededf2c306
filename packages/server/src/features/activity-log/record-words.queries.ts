/** SQL of the words of task versions. */
import { sql } from 'kysely'
import type { VersionWords } from '@larder/core/entries'
import type { Db } from '#db/transaction.ts'

export type OfVersion = { readonly task_id: number; readonly task_version: number }
type Words = OfVersion & { readonly words: VersionWords | null }

export const keyOf = ({ task_id, task_version }: OfVersion): string => `${task_id} ${task_version}`

/** The texts of the versions for their limits, foods and corrective actions, by language. */
export async function readWords(
  db: Db,
  { company_id }: { readonly company_id: number },
  of: readonly OfVersion[],
): Promise<ReadonlyMap<string, VersionWords>> {
  if (of.length === 0) return new Map()
  const { rows } = await sql<Words>`
    select v.task_id, v.number as task_version, (
      select jsonb_object_agg(t.key,
        jsonb_build_object('limit', coalesce(t.value ->> 'limit', ''), 'options',
        coalesce(t.value -> 'options', '[]'), 'foods', coalesce(t.value -> 'foods', '{}'))) from jsonb_each(v.definition -> 'texts') t) as words
    from (select distinct *
      from unnest(${of.map(({ task_id }) => task_id)}::int[],
      ${of.map(({ task_version }) => task_version)}::int[])) o (task_id, number)
    join task_versions v on v.company_id = ${company_id} and v.task_id = o.task_id
    and v.number = o.number`.execute(db)
  return new Map(rows.map((row) => [keyOf(row), row.words ?? {}]))
}
