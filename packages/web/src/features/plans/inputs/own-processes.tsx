import { Button, Switch, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { PlaceProcess, ProcessChoice } from '@larder/contract/processes'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { usePlan } from '../plan-context.ts'
import { useChangeProcess, useRemoveProcess } from '../plans.api.ts'
import rows from '#ui/rows.module.css'
import styles from './inputs.module.css'
import { RemoveQuestion } from './remove-question.tsx'
import { RowAction } from './row-action.tsx'

const OwnProcessForm = lazyPiece(() => import('./own-process-form.tsx'), 'OwnProcessForm')

type Props = { readonly own: readonly PlaceProcess[]; readonly choices: readonly ProcessChoice[] }

const removalOf = (placeId: number, { id, version }: PlaceProcess) => ({
  params: { placeId, id },
  query: { base_version: version },
})

/** Processes of the place's own; disabled ones are in a list of their own (plan specification, section 4). */
export function OwnProcesses({ own, choices }: Props) {
  const say = useSay()
  const { placeId, canEdit } = usePlan()
  const remove = useRemoveProcess()
  const [edited, setEdited] = useState<PlaceProcess | 'new' | null>(null)
  const [removed, setRemoved] = useState<PlaceProcess | null>(null)
  if (!canEdit && own.length === 0) return null
  const row = (process: PlaceProcess) => (
    <OwnRow
      key={process.id}
      process={process}
      original={choices.find(({ id }) => id === process.original_production_process_id)?.name}
      onEdit={() => setEdited(process)}
      onRemove={() => setRemoved(process)}
    />
  )
  const inactive = own.filter(({ is_disabled }) => is_disabled)
  const add = canEdit ? (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {say('plan.process_add')}
    </Button>
  ) : null
  return (
    <Card title={say('plan.own_processes')} aside={add}>
      {own.length === 0 && <Text c="dimmed">{say('plan.own_processes_none')}</Text>}
      <ul className={rows.rows}>{own.filter(({ is_disabled }) => !is_disabled).map(row)}</ul>
      {inactive.length > 0 && (
        <>
          <Title order={3} mt="lg" mb="sm">
            {say('plan.inactive')}
          </Title>
          <ul className={rows.rows}>{inactive.map(row)}</ul>
        </>
      )}
      <Suspense fallback={null}>
        {edited !== null && (
          <OwnProcessForm
            process={edited === 'new' ? null : edited}
            choices={choices}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
      <RemoveQuestion
        name={removed?.name ?? null}
        remove={() =>
          removed === null ? Promise.resolve() : remove.mutateAsync(removalOf(placeId, removed))
        }
        onClose={() => setRemoved(null)}
      />
    </Card>
  )
}

type RowProps = {
  readonly process: PlaceProcess
  readonly original: string | undefined
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function OwnRow({ process: { id, name, description, is_disabled }, original, onEdit, onRemove }: RowProps) {
  const say = useSay()
  const { placeId, lang, canEdit } = usePlan()
  const change = useChangeProcess()
  const toggle = (): void =>
    change.mutate(
      { params: { placeId, id }, query: { lang }, body: { is_disabled: !is_disabled } },
      { onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  return (
    <li className={styles.row} data-actions>
      <div className={`${rows.words} ${styles.rowText}`}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[original === undefined ? '' : say('plan.process_replaces', { name: original }), description]
            .filter((one) => one !== '')
            .join(' · ')}
        </Text>
      </div>
      {canEdit && (
        <div className={styles.rowActions}>
          <Switch
            label={say(is_disabled ? 'plan.inactive' : 'plan.active')}
            aria-label={say('plan.in_use', { name })}
            checked={!is_disabled}
            disabled={change.isPending}
            onChange={toggle}
          />
          <RowAction kind="edit" label={say('plan.edit_item', { name })} onClick={onEdit} />
          <RowAction kind="remove" label={say('plan.remove_item', { name })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}
