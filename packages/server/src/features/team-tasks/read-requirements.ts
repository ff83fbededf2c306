/** What a place requires of its people: stored requirements, and the defaults of its country. */
import { countryKey } from '@larder/core/classifiers'
import { teamSubtypes, type DefaultRequirement, type Requirement } from '@larder/core/team'
import { teamRequirements } from '@larder/knowledge'
import type { TeamTask, teamTasks } from '@larder/contract/team-tasks'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ctx, Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import type { Db } from '#db/transaction.ts'
import { nameIn, sayIn } from '#kit/text/texts.ts'
import { getPlace, sourcesAt } from '#features/plan-data/public.ts'
import { listTeamTaskRows, type TeamTaskRow } from './team-tasks.queries.ts'

export const listSubtypes = async (
  _ctx: Ctx,
  { query }: Input<typeof teamTasks.subtypes>,
): Promise<ResponseOf<typeof teamTasks.subtypes>> =>
  teamSubtypes.map(({ id, key, kind }) => ({
    id,
    key,
    kind,
    name: sayIn(query.lang ?? 'en')(`team_tasks.subtype_${key}`),
  }))

export const subtypeOf = (id: number) => teamSubtypes.find((subtype) => subtype.id === id)

/** The defaults of a country by its code. */
export const defaultsOf = (country: string): readonly DefaultRequirement[] =>
  teamRequirements.filter(({ countries }) => countries === undefined || countries.includes(country))

const asRow = (fact: DefaultRequirement): Omit<TeamTaskRow, 'id'> & { readonly id: null } => ({
  id: null,
  default_key: fact.key,
  name: null,
  task_subtype_id: fact.task_subtype_id,
  task_frequency_type_id: fact.task_frequency_type_id,
  repeat_months: fact.repeat_months,
  user_group_ids: [],
  is_active: true,
  version: 0,
})

/** Defaults first, then own ones; inactive ones too. Names and sources are in the language. */
export async function readRequirements(
  db: Db,
  at: PlaceKey,
  lang: string | undefined,
): Promise<readonly TeamTask[]> {
  const place = await getPlace(db, at)
  const language = lang ?? place.preferred_language ?? 'en'
  const rows = await listTeamTaskRows(db, at)
  const defaults = defaultsOf(countryKey(place.country_id)).map(
    (fact) => rows.find(({ default_key }) => default_key === fact.key) ?? asRow(fact),
  )
  const own = rows.filter(({ default_key }) => default_key === null)
  return [...defaults, ...own].map(({ user_group_ids, name, ...row }) => {
    const fact = teamRequirements.find(({ key }) => key === row.default_key)
    return {
      ...row,
      name: name ?? nameIn(language, `team_tasks.default_${row.default_key}`),
      kind: subtypeOf(row.task_subtype_id)?.kind ?? 'training',
      groups: [...user_group_ids],
      source: fact === undefined ? '' : sourcesAt(place, fact.sources, language),
    }
  })
}

/** As core judges it. */
export const ruleOf = ({
  groups,
  task_subtype_id,
  task_frequency_type_id,
  repeat_months,
}: TeamTask): Requirement => ({
  groups,
  task_subtype_id,
  task_frequency_type_id,
  repeat_months,
})
