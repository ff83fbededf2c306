import { Alert, Button, Checkbox, Group, Loader, NativeSelect, Stack, Table, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { describeFieldError } from '#kit/form.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ChooseImportFile, useImportWork } from './import-file.tsx'
import styles from './table-import.module.css'

type Row<Field extends string> = {
  readonly line: number
  readonly state: 'new' | 'existing' | 'wrong'
  readonly name: string
  readonly errors: readonly { readonly field: Field; readonly code: string }[]
}
export type ImportPreviewOf<Field extends string> = {
  readonly has_head: boolean
  readonly columns: readonly { readonly name: string; readonly field: Field | null }[]
  readonly new_count: number
  readonly existing_count: number
  readonly wrong_count: number
  readonly rows: readonly Row<Field>[]
}
/** The columns as the user chose them; nothing where they are to be guessed. */
export type ImportQuery = { readonly columns?: string; readonly head?: 'true' | 'false' }

type Props<Field extends string, Preview extends ImportPreviewOf<Field>> = {
  /** Before a file is chosen. */
  readonly title: string
  readonly text: string
  readonly fieldNames: Readonly<Record<Field, TextKey>>
  /** The column beside the name. */
  readonly second: { readonly title: string; readonly of: (row: Preview['rows'][number]) => string }
  /** Sends the file and answers what an import of it would do. @throws Problem */
  readonly onLook: (file: File, query: ImportQuery) => Promise<Preview>
  /** Imports without the wrong rows. @throws Problem */
  readonly onLoad: (file: File, query: ImportQuery) => Promise<void>
  /** Beside the counts. */
  readonly children?: (preview: Preview) => ReactNode
}

type Choice<Field> = { readonly columns: readonly (Field | null)[]; readonly head: boolean }

const queryOf = <Field extends string>({ columns, head }: Choice<Field>): ImportQuery => ({
  columns: columns.map((field) => field ?? '').join(','),
  head: head ? 'true' : 'false',
})

function useImport<Field extends string, Preview extends ImportPreviewOf<Field>>({
  onLook,
  onLoad,
}: Props<Field, Preview>) {
  const [seen, setSeen] = useState<{ readonly file: File; readonly preview: Preview } | null>(null)
  const { busy, doing } = useImportWork()
  const look = (file: File, choice: Choice<Field> | null): Promise<void> =>
    doing(async () => setSeen({ file, preview: await onLook(file, choice === null ? {} : queryOf(choice)) }))
  const load = (): Promise<void> =>
    doing(async () => {
      if (seen === null) return
      const { columns, has_head } = seen.preview
      await onLoad(seen.file, queryOf({ columns: columns.map(({ field }) => field), head: has_head }))
    })
  return { seen, busy, look, load }
}

/** A table that somebody imports: what each column and row means is shown before anything is done. */
export function TableImport<Field extends string, Preview extends ImportPreviewOf<Field>>(
  props: Props<Field, Preview>,
) {
  const { seen, busy, look, load } = useImport(props)
  const choose = (
    <ChooseImportFile
      accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      isAnother={seen !== null}
      busy={busy}
      onChoose={(file) => void look(file, null)}
    />
  )
  if (seen === null)
    return (
      <Card>
        <EmptyState icon={IconFileSpreadsheet} title={props.title} action={choose}>
          {props.text}
        </EmptyState>
      </Card>
    )
  const { file, preview } = seen
  return (
    <Stack gap="md">
      <Card title={file.name} aside={choose}>
        <Columns
          preview={preview}
          fieldNames={props.fieldNames}
          onChoose={(choice) => void look(file, choice)}
        />
      </Card>
      <Card flush>
        <Counts preview={preview} busy={busy} onLoad={() => void load()} />
        {props.children?.(preview)}
        <Rows preview={preview} {...props} />
      </Card>
    </Stack>
  )
}

type CountsProps = {
  readonly preview: ImportPreviewOf<string>
  readonly busy: boolean
  readonly onLoad: () => void
}

function Counts({ preview: { new_count, existing_count, wrong_count }, busy, onLoad }: CountsProps) {
  const say = useSay()
  const count = new_count + existing_count
  return (
    <>
      <Group p="md" justify="space-between">
        <Text fw={600} role="status">
          {say('import.counts', { added: new_count, existing: existing_count, wrong: wrong_count })}
        </Text>
        <Group gap="sm">
          {busy && <Loader size="sm" aria-label={say('ui.loading')} />}
          <Button loading={busy} disabled={count === 0} onClick={onLoad}>
            {say('import.now', { count })}
          </Button>
        </Group>
      </Group>
      {wrong_count > 0 && (
        <Alert color="amber" mx="md" mb="md">
          {say('import.wrong')}
        </Alert>
      )}
    </>
  )
}

type ColumnsProps<Field extends string> = {
  readonly preview: ImportPreviewOf<Field>
  readonly fieldNames: Readonly<Record<Field, TextKey>>
  readonly onChoose: (choice: Choice<Field>) => void
}

function Columns<Field extends string>({ preview, fieldNames, onChoose }: ColumnsProps<Field>) {
  const say = useSay()
  const { columns, has_head } = preview
  const fields = columns.map(({ field }) => field)
  const set = (at: number, field: Field | null): void =>
    onChoose({
      head: has_head,
      columns: fields.map((one, column) => (column === at ? field : one === field ? null : one)),
    })
  return (
    <Stack gap="md">
      <Checkbox
        label={say('import.head')}
        checked={has_head}
        onChange={(event) => onChoose({ columns: fields, head: event.currentTarget.checked })}
      />
      <div className={styles.columns}>
        {columns.map(({ name, field }, at) => (
          <NativeSelect
            key={at}
            label={name === '' ? say('import.column', { number: at + 1 }) : name}
            value={field ?? ''}
            data={[
              { value: '', label: say('import.skip') },
              ...Object.entries<TextKey>(fieldNames).map(([value, key]) => ({ value, label: say(key) })),
            ]}
            onChange={(event) => set(at, (event.currentTarget.value || null) as Field | null)}
          />
        ))}
      </div>
    </Stack>
  )
}

const states = {
  new: 'import.new',
  existing: 'import.existing',
  wrong: 'import.row_wrong',
} as const

function Rows<Field extends string, Preview extends ImportPreviewOf<Field>>({
  preview,
  fieldNames,
  second,
}: Props<Field, Preview> & { readonly preview: Preview }) {
  const say = useSay()
  return (
    <Table.ScrollContainer minWidth={480} scrollAreaProps={{ tabIndex: 0 }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('import.line')}</Table.Th>
            <Table.Th>{say('team.field_name')}</Table.Th>
            <Table.Th>{second.title}</Table.Th>
            <Table.Th>{say('import.state')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.rows.map((row) => (
            <Table.Tr key={row.line}>
              <Table.Td>{row.line}</Table.Td>
              <Table.Td>{row.name}</Table.Td>
              <Table.Td>{second.of(row)}</Table.Td>
              <Table.Td {...(row.state === 'wrong' && { c: 'red' })}>
                {[
                  say(states[row.state]),
                  ...row.errors.map(
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
