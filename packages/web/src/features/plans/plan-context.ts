import type { ResponseOf } from '@larder/contract/kit'
import type { places } from '@larder/contract/places'
import type { PlanStatus } from '@larder/contract/plans'
import type { ProductGroup } from '@larder/contract/product-groups'
import { createContext, use } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import type { LanguageKey } from '@larder/core/languages'

export type Place = ResponseOf<typeof places.get>

/** The plan that the pages below the frame are about. */
export type PlanHere = {
  readonly place: Place
  readonly placeId: number
  readonly planId: number
  readonly status: PlanStatus
  /** The product group that the page is about; null = the place. */
  readonly group: ProductGroup | null
}

export const PlanContext = createContext<PlanHere | null>(null)

/** The shown plan, with the language of its texts and whether the actor may change its input. */
export function usePlan(): PlanHere & {
  readonly groupId: number | null
  readonly lang: LanguageKey
  readonly canEdit: boolean
} {
  const plan = use(PlanContext)
  const { can } = useAccess()
  const lang = useLanguage()
  if (plan === null) throw new Error('Plan id not found!')
  return { ...plan, groupId: plan.group?.id ?? null, lang, canEdit: can('plans.edit') }
}

/** A page's title; of a page about a product group with its name. */
export const titled = (group: PlanHere['group'], title: string): string =>
  group === null ? title : `${group.name}: ${title}`
