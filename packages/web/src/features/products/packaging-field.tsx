import { sayCitation } from '@larder/core/languages'
import { Checkbox, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { packagingMaterialsIn } from './products.api.ts'
import styles from './products.module.css'

type Props = { readonly chosen: readonly number[]; readonly onChange: (ids: number[]) => void }

/** Materials that touch the food, and for which of them the supplier owes a declaration. */
export function PackagingField({ chosen, onChange }: Props) {
  const say = useSay()
  const { data: materials = [] } = useQuery(packagingMaterialsIn(useLanguage()))
  const [ids, setIds] = useState(chosen)
  const owed = materials.filter(({ id, needs_declaration }) => needs_declaration && ids.includes(id))
  const change = (values: string[]): void => {
    const next = values.map(Number)
    setIds(next)
    onChange(next)
  }
  return (
    <Checkbox.Group
      label={say('products.packaging')}
      description={say('products.packaging_hint', {
        law: sayCitation(materials[0]?.general_law ?? '', say),
      })}
      value={ids.map(String)}
      onChange={change}
    >
      <div className={styles.materials}>
        {materials.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} />
        ))}
      </div>
      {owed.length > 0 && (
        <Stack gap={2} mt="xs" role="status">
          <Text size="sm">{say('products.packaging_declaration')}</Text>
          {owed.map(({ id, name, law }) => (
            <Text key={id} size="sm" c="dimmed">
              {name}: {sayCitation(law ?? '', say)}
            </Text>
          ))}
        </Stack>
      )}
    </Checkbox.Group>
  )
}
