import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { companyLevelsIn, placeLevelsIn } from './classifiers.ts'
import { useLanguage } from './i18n.ts'

/** The name of an access level in the language of the interface; its key until the names have come. */
export function useLevelNames(): (level: string) => string {
  const language = useLanguage()
  const { data: company } = useQuery(companyLevelsIn(language))
  const { data: place } = useQuery(placeLevelsIn(language))
  return useCallback(
    (level: string) => [...(company ?? []), ...(place ?? [])].find(({ key }) => key === level)?.name ?? level,
    [company, place],
  )
}
