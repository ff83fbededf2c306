import type { Product } from '@larder/contract/products'
import { Alert, Stack, Text } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { useAllergenNames } from './allergen-names.ts'

/** The list of ingredients as the recipes make it, and what the own text leaves out. */
export function IngredientsText({ product }: { readonly product: Product }) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const { generated_ingredients_text: text, is_ingredients_order_known, is_quid_known } = product
  const { missing_allergens } = product
  if (text === '' && missing_allergens.length === 0) return null
  return (
    <Card title={say('products.generated_text')}>
      <Stack gap="sm">
        {text !== '' && <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>}
        {!is_ingredients_order_known && (
          <Text size="sm" c="dimmed">
            {say('products.order_unknown')}
          </Text>
        )}
        {!is_quid_known && (
          <Text size="sm" c="dimmed">
            {say('products.quid_unknown')}
          </Text>
        )}
        {missing_allergens.length > 0 && (
          <Alert color="red" variant="light">
            {say('products.text_misses', { allergens: missing_allergens.map(nameOf).join(', ') })}
          </Alert>
        )}
      </Stack>
    </Card>
  )
}
