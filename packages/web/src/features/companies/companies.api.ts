import { account } from '@larder/contract/account'
import { companies, companyExports } from '@larder/contract/companies'
import type { ResponseOf } from '@larder/contract/kit'
import type { classifiers } from '@larder/contract/classifiers'
import { queryOptions } from '@tanstack/react-query'
import {
  countriesIn,
  currenciesIn,
  dateFormatsIn,
  languagesIn,
  measurementSystemsIn,
  temperatureScalesIn,
} from '#kit/classifiers.ts'
import type { LanguageKey } from '@larder/core/languages'
import type { Problem } from '#kit/problem.ts'
import { callFile, type FileAnswer } from '#kit/call.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const useCreateCompany = () => useCall(companies.create)
export const useChangeCompany = () => useCall(companies.change)
export const useRemoveCompany = () => useRemoval(companies.remove)
export const useRestoreCompany = () => useCall(companies.restore)
export const removedCompanies = () => query(companies.removed)
export const exportsOf = (companyId: number) => query(companyExports.list, { params: { companyId } })
export const useCreateExport = () => useCall(companyExports.create)
export const downloadExport = (exportId: number, name: string): Promise<FileAnswer> =>
  callFile(companyExports.download, { params: { exportId } }, name)
export const guessedCountry = () => query(account.usersCountry)

export type CompanyLists = {
  readonly countries: ResponseOf<typeof classifiers.countries>
  readonly languages: ResponseOf<typeof classifiers.all_languages>
  readonly currencies: ResponseOf<typeof classifiers.currencies>
  readonly systems: ResponseOf<typeof classifiers.measurement_systems>
  readonly scales: ResponseOf<typeof classifiers.temperature_scales>
  readonly formats: ResponseOf<typeof classifiers.date_formats>
}

/** Everything that the company form chooses from. */
export const companyListsIn = (lang: LanguageKey) =>
  queryOptions<CompanyLists, Problem>({
    queryKey: ['companies.lists', lang],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client }) => {
      const [countries, languages, currencies, systems, scales, formats] = await Promise.all([
        client.ensureQueryData(countriesIn(lang)),
        client.ensureQueryData(languagesIn(lang)),
        client.ensureQueryData(currenciesIn(lang)),
        client.ensureQueryData(measurementSystemsIn(lang)),
        client.ensureQueryData(temperatureScalesIn(lang)),
        client.ensureQueryData(dateFormatsIn(lang)),
      ])
      return { countries, languages, currencies, systems, scales, formats }
    },
  })
