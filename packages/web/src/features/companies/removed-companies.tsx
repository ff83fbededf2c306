import { Button, Group, Stack, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, useCompanyFormat } from '#kit/access.ts'
import { dateAt, formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { selectCompany } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { removedCompanies, useRestoreCompany } from './companies.api.ts'

/** Companies that the account removed and can restore; nothing where there are none. */
export function RemovedCompanies() {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { datePattern } = useCompanyFormat()
  const { data = [] } = useQuery(removedCompanies())
  const restore = useRestoreCompany()
  if (data.length === 0) return null
  const start = async (id: number, name: string): Promise<void> => {
    try {
      await restore.mutateAsync({ params: { id } })
      selectCompany(id)
      settleSelection(await reloadAccess(client))
      toast('success', say('companies.restored', { name }))
      await navigate({ to: paths.setUpCompanies, search: { company: id } })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Card title={say('companies.removed_title')}>
      <Stack gap="md">
        {data.map(({ id, name, erase_at }) => (
          <Group key={id} justify="space-between" gap="sm">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed">
                {say('companies.erased_on', {
                  date: formatDate(dateAt(undefined, new Date(erase_at)), datePattern),
                })}
              </Text>
            </div>
            <Button
              variant="default"
              leftSection={<IconRestore size={18} stroke={1.7} aria-hidden />}
              loading={restore.isPending}
              aria-label={`${say('companies.restore')} ${name}`}
              onClick={() => void start(id, name)}
            >
              {say('companies.restore')}
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
