import { allergens } from '@larder/core/products'
import { useSay } from '#kit/i18n.ts'

const keys = new Map<number, (typeof allergens)[number]['key']>(allergens.map(({ id, key }) => [id, key]))

/** The name of an allergen by its id. */
export function useAllergenNames(): (id: number) => string {
  const say = useSay()
  return (id) => {
    const key = keys.get(id)
    return key === undefined ? '' : say(`allergens.${key}`)
  }
}
