/** Standing duties of a place as they are read: stored ones, and the defaults of the knowledge base. */
import { countryKey, findState } from '@larder/core/classifiers'
import { describeSources, isOwnDocument, jurisdictionChain, type Source } from '@larder/core/haccp'
import { mergeDuties, type PlaceDuty } from '@larder/core/team'
import { standingDuties } from '@larder/knowledge'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { nameIn } from '#kit/text/texts.ts'
import { getPlace, listDutyRows, listWorkGroups, type PlaceRow } from '../plans.queries.ts'
import { knowledge, textsAt } from '../texts.ts'
import { usualGroup } from './work-group-names.ts'

export type DescribedDuty = PlaceDuty & { readonly name: string; readonly source: string }

/** The texts among the sources that speak at the place, as the plan cites them; empty where none does. */
export function sourcesAt(
  place: Pick<PlaceRow, 'country_id' | 'state_id' | 'preferred_language'>,
  sources: readonly Source[],
  lang: string | undefined,
): string {
  const country = countryKey(place.country_id)
  const { chain } = jurisdictionChain(country, findState(place.state_id ?? 0)?.key ?? null)
  const here = new Set<string>([...chain, 'international'])
  const cited = sources.filter(({ document }) => {
    const jurisdiction = knowledge.documents.find(({ code }) => code === document)?.jurisdiction
    return jurisdiction !== undefined && here.has(jurisdiction) && !isOwnDocument(document)
  })
  return describeSources(cited, knowledge.documents, textsAt(place, lang))
}

/** Removed defaults too. Names and sources are in the language, else in the place's. */
export async function readDuties(
  ctx: Ctx,
  at: PlaceKey,
  lang: string | undefined,
): Promise<readonly DescribedDuty[]> {
  const place = await getPlace(ctx.db, at)
  const groups = new Set((await listWorkGroups(ctx.db, at)).map(({ name }) => name))
  const language = lang ?? place.preferred_language ?? 'en'
  const duties = mergeDuties(standingDuties, await listDutyRows(ctx.db, at), (usual) =>
    usualGroup(usual, groups),
  )
  return duties.map((duty) => ({
    ...duty,
    name:
      duty.duty === null
        ? (duty.task_desc ?? '')
        : nameIn(language, `work_group_tasks.kind_${duty.duty.key}`),
    source: duty.duty === null ? '' : sourcesAt(place, duty.duty.sources, language),
  }))
}
