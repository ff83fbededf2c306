import type { classifiers } from '@larder/contract/classifiers'
import type { ResponseOf } from '@larder/contract/kit'
import { places } from '@larder/contract/places'
import { queryOptions } from '@tanstack/react-query'
import { businessActivitiesIn, countriesIn, languagesIn, timeZonesIn } from '#kit/classifiers.ts'
import type { LanguageKey } from '@larder/core/languages'
import type { Problem } from '#kit/problem.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const placeOf = (placeId: number) => query(places.get, { params: { placeId } })
export const useCreatePlace = () => useCall(places.create)
export const useChangePlace = () => useCall(places.change)
export const useAskMailAddress = () => useCall(places.ask_mail_address)
export const useRemovePlace = () => useRemoval(places.remove)

export type PlaceLists = {
  readonly countries: ResponseOf<typeof classifiers.countries>
  readonly languages: ResponseOf<typeof classifiers.all_languages>
  readonly activities: ResponseOf<typeof classifiers.business_activities>
  readonly zones: ResponseOf<typeof classifiers.timezones>
}

/** Everything that the place form chooses from. */
export const placeListsIn = (lang: LanguageKey) =>
  queryOptions<PlaceLists, Problem>({
    queryKey: ['places.lists', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const [countries, languages, activities, zones] = await Promise.all([
        client.ensureQueryData(countriesIn(lang)),
        client.ensureQueryData(languagesIn(lang)),
        client.ensureQueryData(businessActivitiesIn(lang)),
        client.ensureQueryData(timeZonesIn(lang)),
      ])
      return { countries, languages, activities, zones }
    },
  })
