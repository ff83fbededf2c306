import { Checkbox, SimpleGrid, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { customerGroupsIn } from '#kit/classifiers.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'

type Props = {
  readonly groups: readonly number[]
  readonly canEdit: boolean
  readonly onChange: (groups: readonly number[]) => void
}

/** Whom the food is for: the plan's description of intended use. */
export function CustomersCard({ groups, canEdit, onChange }: Props) {
  const say = useSay()
  const { data: choices = [] } = useQuery(customerGroupsIn(useLanguage()))
  return (
    <Card title={say('plan.customers')}>
      <Text size="sm" c="dimmed">
        {say('plan.customers_hint')}
      </Text>
      <Checkbox.Group
        aria-label={say('plan.customers')}
        value={groups.map(String)}
        onChange={(values) => onChange(values.map(Number).toSorted((a, b) => a - b))}
      >
        <SimpleGrid cols={{ base: 1, md: 2 }} mt="md" verticalSpacing="md" spacing="xl">
          {choices.map(({ id, name }) => (
            <Checkbox key={id} value={String(id)} label={name} disabled={!canEdit} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Card>
  )
}
