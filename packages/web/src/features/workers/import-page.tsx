import type { ImportPreview } from '@larder/contract/workers'
import { workers } from '@larder/contract/workers'
import {
  Alert,
  Button,
  Checkbox,
  FileButton,
  Group,
  Loader,
  NativeSelect,
  Stack,
  Table,
  Text,
} from '@mantine/core'
import { IconArrowLeft, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { trackUpload } from '#kit/uploads.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from './team.module.css'

/** People from a table: what each column and row means is shown before anything is done. */
export function ImportPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('workers.private')) return <NoPermission title={say('team.import_title')} />
  return (
    <>
      <PageHeader title={say('team.import_title')} hint={place.name}>
        <Button
          variant="subtle"
          color="ink"
          leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to={paths.teamPeople} {...props} />}
        >
          {say('team.all')}
        </Button>
      </PageHeader>
      <Import key={place.id} placeId={place.id} />
    </>
  )
}

type Field = ImportPreview['columns'][number]['field']
type Choice = { readonly columns: readonly Field[]; readonly head: boolean }
type Seen = { readonly file: File; readonly preview: ImportPreview }

const queryOf = (choice: Choice | null) =>
  choice === null
    ? {}
    : {
        columns: choice.columns.map((field) => field ?? '').join(','),
        head: String(choice.head) as 'true' | 'false',
      }

function useImport(placeId: number) {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [seen, setSeen] = useState<Seen | null>(null)
  const [busy, setBusy] = useState(false)
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      const problem = asProblem(thrown)
      const [first] = problem.errors
      if (first === undefined) toastProblem(problem)
      else toast('error', describeFieldError(first))
    } finally {
      setBusy(false)
    }
  }
  const send = <R extends typeof workers.preview | typeof workers.import>(
    route: R,
    file: File,
    query: object,
  ) =>
    trackUpload(file.name, (progress) =>
      sendFile<R>({ route, params: { placeId } as never, query: query as never, file, ...progress }),
    )
  const look = (file: File, choice: Choice | null): Promise<void> =>
    doing(async () => setSeen({ file, preview: await send(workers.preview, file, queryOf(choice)) }))
  const load = (): Promise<void> =>
    doing(async () => {
      if (seen === null) return
      const { file, preview } = seen
      const choice = { columns: preview.columns.map(({ field }) => field), head: preview.has_head }
      const done = await send(workers.import, file, { ...queryOf(choice), skip_wrong: 'true' })
      await refetch(client, workers.import.writes)
      toast(
        'success',
        say('team.imported', { added: done.newWorkers.length, existing: done.existingWorkers.length }),
      )
      await navigate({ to: paths.teamPeople })
    })
  return { seen, busy, look, load }
}

function Import({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { seen, busy, look, load } = useImport(placeId)
  const choose = (variant: 'filled' | 'default') => (
    <FileButton
      accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      onChange={(file) => (file === null ? undefined : void look(file, null))}
    >
      {(props) => (
        <Button variant={variant} loading={busy && seen === null} {...props}>
          {say(seen === null ? 'team.import_choose' : 'team.import_another')}
        </Button>
      )}
    </FileButton>
  )
  if (seen === null)
    return (
      <Card>
        <EmptyState icon={IconFileSpreadsheet} title={say('team.import_empty')} action={choose('filled')}>
          {say('team.import_text')}
        </EmptyState>
      </Card>
    )
  const { file, preview } = seen
  const count = preview.new_count + preview.existing_count
  return (
    <Stack gap="md">
      <Card title={file.name} aside={choose('default')}>
        <Columns preview={preview} onChoose={(choice) => void look(file, choice)} />
      </Card>
      <Card flush>
        <Group p="md" justify="space-between">
          <Text fw={600} role="status">
            {say('team.import_counts', {
              added: preview.new_count,
              existing: preview.existing_count,
              wrong: preview.wrong_count,
            })}
          </Text>
          <Group gap="sm">
            {busy && <Loader size="sm" aria-label={say('ui.loading')} />}
            <Button loading={busy} disabled={count === 0} onClick={() => void load()}>
              {say('team.import_now', { count })}
            </Button>
          </Group>
        </Group>
        {preview.wrong_count > 0 && (
          <Alert color="amber" mx="md" mb="md">
            {say('team.import_wrong')}
          </Alert>
        )}
        <Rows preview={preview} />
      </Card>
    </Stack>
  )
}

const fieldNames: Readonly<Record<NonNullable<Field>, TextKey>> = {
  name: 'team.field_name',
  first_name: 'users.first_name',
  last_name: 'users.last_name',
  email: 'users.email',
  phone: 'team.phone',
  position: 'team.position',
  idcode: 'team.idcode',
  groups: 'nav.roles',
}

type ColumnsProps = { readonly preview: ImportPreview; readonly onChoose: (choice: Choice) => void }

function Columns({ preview: { columns, has_head }, onChoose }: ColumnsProps) {
  const say = useSay()
  const fields = columns.map(({ field }) => field)
  const set = (at: number, field: Field): void =>
    onChoose({
      head: has_head,
      columns: fields.map((one, column) => (column === at ? field : one === field ? null : one)),
    })
  return (
    <Stack gap="md">
      <Checkbox
        label={say('team.import_head')}
        checked={has_head}
        onChange={(event) => onChoose({ columns: fields, head: event.currentTarget.checked })}
      />
      <div className={styles.columns}>
        {columns.map(({ name, field }, at) => (
          <NativeSelect
            key={at}
            label={name === '' ? say('team.import_column', { number: at + 1 }) : name}
            value={field ?? ''}
            data={[
              { value: '', label: say('team.import_skip') },
              ...Object.entries(fieldNames).map(([value, key]) => ({ value, label: say(key) })),
            ]}
            onChange={(event) => set(at, (event.currentTarget.value || null) as Field)}
          />
        ))}
      </div>
    </Stack>
  )
}

const states = {
  new: 'team.import_new',
  existing: 'team.import_existing',
  wrong: 'team.import_row_wrong',
} as const

function Rows({ preview }: { readonly preview: ImportPreview }) {
  const say = useSay()
  return (
    <Table.ScrollContainer minWidth={480} scrollAreaProps={{ tabIndex: 0 }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('team.import_line')}</Table.Th>
            <Table.Th>{say('team.field_name')}</Table.Th>
            <Table.Th>{say('users.email')}</Table.Th>
            <Table.Th>{say('team.import_state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.rows.map(({ line, state, name, email, errors }) => (
            <Table.Tr key={line}>
              <Table.Td>{line}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{email}</Table.Td>
              <Table.Td {...(state === 'wrong' && { c: 'red' })}>
                {[
                  say(states[state]),
                  ...errors.map(
                    ({ field, code }) =>
                      `${say(fieldNames[field])}: ${describeFieldError({ field, code, message: code })}`,
                  ),
                ].join(' · ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
