import type { PausePeriod } from '@larder/contract/pause-periods'
import { Button, Group, Text } from '@mantine/core'
import { IconPlayerPause, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { PauseForm } from './pause-form.tsx'
import { pausePeriodsOf, useRemovePause } from './pause-periods.api.ts'
import styles from '#ui/rows.module.css'

/** Days without checks at the selected place: the list, the form for one, and its removal. */
export function PauseMonitoringPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('pause_periods.edit')) return <NoPermission title={say('pause.title')} />
  return <Pauses key={place.id} placeId={place.id} />
}

function Pauses({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const pauses = useQuery(pausePeriodsOf(placeId))
  const [editing, setEditing] = useState<PausePeriod | 'new' | null>(null)
  const [ending, setEnding] = useState<PausePeriod | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setEditing('new')}>
      {say('pause.new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('pause.title')} hint={say('pause.hint')}>
        {pauses.data?.length !== 0 && add}
      </PageHeader>
      {editing !== null && (
        <Card title={editing === 'new' ? say('pause.new') : editing.name}>
          <PauseForm
            key={editing === 'new' ? 'new' : editing.id}
            placeId={placeId}
            pause={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Card>
      )}
      <div style={{ marginTop: editing === null ? 0 : 'var(--mantine-spacing-md)' }}>
        <Card>
          <QueryView query={pauses} skeleton={<RowsSkeleton rows={2} />}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState
                  icon={IconPlayerPause}
                  title={say('pause.empty_title')}
                  action={editing === null && add}
                >
                  {say('pause.empty_text')}
                </EmptyState>
              ) : (
                <ul className={styles.rows} aria-label={say('pause.title')}>
                  {list.map((pause) => (
                    <PauseRow
                      key={pause.id}
                      pause={pause}
                      onEdit={() => setEditing(pause)}
                      onRemove={() => setEnding(pause)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
      </div>
      {ending !== null && <RemovePause placeId={placeId} pause={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function PauseRow({
  pause,
  onEdit,
  onRemove,
}: {
  readonly pause: PausePeriod
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { name, start_date, end_date } = pause
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {formatDate(start_date, datePattern)} – {formatDate(end_date, datePattern)}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" size="md" aria-label={say('pause.edit_named', { name })} onClick={onEdit}>
          {say('pause.edit')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="md"
          px="sm"
          aria-label={say('pause.remove_named', { name })}
          onClick={onRemove}
        >
          {say('pause.remove')}
        </Button>
      </Group>
    </li>
  )
}

function RemovePause({
  placeId,
  pause,
  onClose,
}: {
  readonly placeId: number
  readonly pause: PausePeriod
  readonly onClose: () => void
}) {
  const say = useSay()
  const remove = useRemovePause()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, id: pause.id }, query: { base_version: pause.version } })
      toast('success', say('pause.removed'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('pause.remove_title', { name: pause.name })}
      confirm={say('pause.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('pause.remove_text')}
    </ConfirmModal>
  )
}
