import type { Product } from '@larder/contract/products'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useAllergenNames } from './allergen-names.ts'
import { useChangeAllergens, useChangeProduct, type ProductProps } from './products.api.ts'
import styles from './products.module.css'

type AllergenMention = Product['named_allergens'][number]

/** Allergens that the list names and nobody stated: people state them or say that they are not in the food. */
export function NamedAllergens({ placeId, product }: ProductProps) {
  const say = useSay()
  const { can } = useAccess()
  if (product.named_allergens.length === 0) return null
  const mayEdit = can('products.edit') && !product.is_removed
  return (
    <Card title={say('allergens.named_title')}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {say('allergens.named_hint')}
        </Text>
        {product.named_allergens.map((mention) => (
          <NamedAllergen
            key={mention.id}
            placeId={placeId}
            product={product}
            named={mention}
            mayEdit={mayEdit}
          />
        ))}
      </Stack>
    </Card>
  )
}

function useSettle({ placeId, product }: ProductProps, { id, words }: AllergenMention) {
  const say = useSay()
  const state = useChangeAllergens()
  const change = useChangeProduct()
  const params = { placeId, id: product.id }
  const base_version = product.version
  const settle = async (write: Promise<unknown>): Promise<void> => {
    try {
      await write
      toast('success', say('products.saved'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return {
    isBusy: state.isPending || change.isPending,
    stateIt: () => {
      const reason = say('allergens.named_reason', { said: words.join(', ') })
      const others = product.allergens.filter((one) => one.id !== id)
      const allergens = [...others, { id, is_trace: false, reason }]
      return settle(state.mutateAsync({ params, body: { base_version, allergens } }))
    },
    ruleOut: () => {
      const settled = words.map((word) => ({ id, word }))
      const allergens_ruled_out = [...product.allergens_ruled_out, ...settled]
      return settle(change.mutateAsync({ params, body: { base_version, allergens_ruled_out } }))
    },
  }
}

type NamedProps = ProductProps & { readonly named: AllergenMention; readonly mayEdit: boolean }

function NamedAllergen({ named: mention, mayEdit, ...productProps }: NamedProps) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const { isBusy, stateIt, ruleOut } = useSettle(productProps, mention)
  const allergen = nameOf(mention.id)
  const label = say('allergens.state_it', { allergen })
  return (
    <div className={styles.named}>
      <Text>{say('allergens.named', { allergen, said: mention.words.join(', ') })}</Text>
      {mayEdit && (
        <Group gap="sm">
          {productProps.product.allergens_stated === null ? (
            // A statement is of all allergens, so the whole list is shown before the first one.
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  to={paths.traceabilityProductConsumer}
                  params={{ id: String(productProps.product.id) }}
                  {...props}
                />
              )}
            >
              {label}
            </Button>
          ) : (
            <Button variant="default" loading={isBusy} onClick={() => void stateIt()}>
              {label}
            </Button>
          )}
          <Button
            variant="subtle"
            color="ink"
            loading={isBusy}
            aria-label={`${say('allergens.not_in_it')}: ${allergen}`}
            onClick={() => void ruleOut()}
          >
            {say('allergens.not_in_it')}
          </Button>
        </Group>
      )}
    </div>
  )
}
