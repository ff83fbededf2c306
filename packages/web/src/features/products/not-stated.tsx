import type { ReactNode } from 'react'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import type { AllergensStated } from '@larder/contract/products'
import styles from './products.module.css'

/** Hatched, with words: what nobody stated is not free of anything. */
export function NotStated({ children }: { readonly children?: ReactNode }) {
  const say = useSay()
  return <span className={styles.not_stated}>{children ?? say('allergens.not_stated')}</span>
}

type Statement = {
  readonly are_allergens_stated: boolean
  readonly allergens_stated: AllergensStated
}

/** Who stated the allergens of a product, and when; guests read the day alone. */
export function useStatementWords(): (of: Statement) => string {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  return ({ are_allergens_stated, allergens_stated: stated }) => {
    if (stated === null)
      return say(are_allergens_stated ? 'allergens.stated_by_parts' : 'allergens.not_stated')
    const [date = ''] = formatInstant(stated.at, zone, datePattern).split(' ')
    return stated.by === null
      ? say('allergens.stated_on', { date })
      : say('allergens.stated_by', { name: stated.by.name, date })
  }
}
