import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from './card.tsx'
import { ConfirmModal } from './confirm-modal.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHeader } from './page-header.tsx'
import { QueryView } from './query-view.tsx'
import { RowsSkeleton } from './skeletons.tsx'
import styles from './rows.module.css'

type Item = { readonly id: number; readonly name: string }

export type Removal<T> = {
  readonly title: (item: T) => string
  readonly text: string
  readonly done: (item: T) => string
  readonly remove: (item: T) => Promise<unknown>
}

type Props<T extends Item> = {
  /** Of the page and of the list. */
  readonly title: string
  readonly hint?: string
  readonly query: UseQueryResult<readonly T[], Problem>
  /** Of the button that adds an item, and of its form. */
  readonly newTitle: string
  readonly empty: {
    readonly icon: ComponentProps<typeof EmptyState>['icon']
    readonly title: string
    readonly text: string
  }
  /** The form of the item; of a new one for null. */
  readonly form: (item: T | null, onClose: () => void) => ReactNode
  /** Below the name. */
  readonly facts?: (item: T) => ReactNode
  readonly isDimmed?: (item: T) => boolean
  /** Beside the button that opens the form. */
  readonly actions?: (item: T) => ReactNode
  readonly removal?: Removal<T>
}

/** A page with a list of things that have a name: add one, edit it in a card above the list, remove it. */
export function EditableList<T extends Item>(props: Props<T>) {
  const { title, hint, query, newTitle, empty, form, removal } = props
  const [editing, setEditing] = useState<T | 'new' | null>(null)
  const [ending, setEnding] = useState<T | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setEditing('new')}>
      {newTitle}
    </Button>
  )
  const item = editing === 'new' ? null : editing
  return (
    <>
      <PageHeader title={title} {...(hint !== undefined && { hint })}>
        {query.data?.length !== 0 && add}
      </PageHeader>
      <Stack gap="md">
        {editing !== null && (
          <Card key={item?.id ?? 'new'} title={item?.name ?? newTitle}>
            {form(item, () => setEditing(null))}
          </Card>
        )}
        <Card>
          <QueryView query={query} skeleton={<RowsSkeleton rows={2} />}>
            {(items) =>
              items.length === 0 ? (
                <EmptyState icon={empty.icon} title={empty.title} action={editing === null && add}>
                  {empty.text}
                </EmptyState>
              ) : (
                <ul className={styles.rows} aria-label={title}>
                  {items.map((one) => (
                    <Row
                      key={one.id}
                      item={one}
                      list={props}
                      onEdit={() => setEditing(one)}
                      onRemove={() => setEnding(one)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
      </Stack>
      {removal !== undefined && ending !== null && (
        <RemovalDialog removal={removal} item={ending} onClose={() => setEnding(null)} />
      )}
    </>
  )
}

type RowProps<T extends Item> = {
  readonly item: T
  readonly list: Pick<Props<T>, 'facts' | 'isDimmed' | 'actions' | 'removal'>
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function Row<T extends Item>({
  item,
  list: { facts, isDimmed, actions, removal },
  onEdit,
  onRemove,
}: RowProps<T>) {
  const say = useSay()
  const { name } = item
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text
          fw={600}
          {...(isDimmed?.(item) === true && { c: 'dimmed' })}
          style={{ overflowWrap: 'anywhere' }}
        >
          {name}
        </Text>
        {facts !== undefined && (
          <Text component="div" size="sm" c="dimmed">
            {facts(item)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button variant="default" size="md" aria-label={`${say('ui.edit')}: ${name}`} onClick={onEdit}>
          {say('ui.edit')}
        </Button>
        {actions?.(item)}
        {removal !== undefined && (
          <Button
            variant="subtle"
            color="red"
            size="md"
            px="sm"
            aria-label={`${say('ui.remove')}: ${name}`}
            onClick={onRemove}
          >
            {say('ui.remove')}
          </Button>
        )}
      </Group>
    </li>
  )
}

type RemovalProps<T> = { readonly removal: Removal<T>; readonly item: T; readonly onClose: () => void }

function RemovalDialog<T>({ removal, item, onClose }: RemovalProps<T>) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await removal.remove(item)
      toast('success', removal.done(item))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={removal.title(item)}
      confirm={say('ui.remove')}
      dangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {removal.text}
    </ConfirmModal>
  )
}
