/** What a product contains, in words: an empty list is “none” only where somebody stated it. */
import { allergens, type ShownAllergens } from '@larder/core/products'
import { nameIn, sayIn } from '#kit/text/texts.ts'

const keys = new Map<number, string>(allergens.map(({ id, key }) => [id, key]))

export const allergenNames = (ids: readonly number[], lang: string): string =>
  ids.map((id) => nameIn(lang, `allergens.${keys.get(id) ?? ''}`)).join(', ')

export function containsText(
  { contains, are_allergens_stated }: Pick<ShownAllergens, 'contains' | 'are_allergens_stated'>,
  lang: string,
): string {
  const say = sayIn(lang)
  const names = allergenNames(contains, lang)
  if (are_allergens_stated) return names === '' ? say('allergens.none') : names
  return [names, say('allergens.not_stated')].filter((part) => part !== '').join(' · ')
}
