import { classifiers } from '@larder/contract/classifiers'
import { units } from '@larder/core/measures'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'

/** Names of the units in which lots are balanced. */
export function useUnitName(): (id: number) => string {
  const lang = useLanguage()
  const { data } = useQuery({
    ...query(classifiers.production_units, { query: { lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (id) =>
    data?.find((unit) => unit.id === id)?.name ?? units.find((unit) => unit.id === id)?.name ?? ''
}
