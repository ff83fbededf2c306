import type { ProductUnit } from '@larder/contract/products'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEntryInstant } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { useSay } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { recipeVersionsOf } from './products.api.ts'
import styles from '#ui/rows.module.css'

type Props = {
  readonly placeId: number
  readonly productId: number
  readonly version: number
  readonly units: readonly ProductUnit[]
}

/** The version of the recipe, and on request the earlier ones. */
export function RecipeVersions({ placeId, productId, version, units }: Props) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {say('recipe.version', { version })}
      </Text>
      {version > 1 && !isOpen && (
        <Button variant="subtle" px={0} onClick={() => setIsOpen(true)}>
          {say('recipe.versions')}
        </Button>
      )}
      {isOpen && <Versions placeId={placeId} productId={productId} units={units} />}
    </Stack>
  )
}

function Versions({ placeId, productId, units }: Omit<Props, 'version'>) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const instantOf = useEntryInstant()
  const versions = useQuery(recipeVersionsOf(placeId, productId))
  const unitName = (id: number): string => units.find((unit) => unit.id === id)?.short_name ?? ''
  return (
    <QueryView query={versions} skeleton={<RowsSkeleton rows={2} />}>
      {(list) => (
        <ul className={styles.rows} aria-label={say('recipe.versions')}>
          {list.map(({ version, created_at, author, ingredients }) => (
            <li key={version} className={styles.row}>
              <div className={styles.words}>
                <Text fw={600}>{say('recipe.version', { version })}</Text>
                <Text size="sm" c="dimmed">
                  {[instantOf(created_at), author].filter((part) => part !== '').join(' · ')}
                </Text>
                <Text size="sm">
                  {ingredients
                    .map(
                      (one) =>
                        `${one.ingredient_product_name} ${sayAmount(one.amount)} ${unitName(one.amount_unit_id)}`,
                    )
                    .join(', ')}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
