import { recalls, type FsmaMissing } from '@larder/contract/recalls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileCode, IconFileImport, IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { missingOf } from './recalls.api.ts'

type Props = { readonly placeId: number }

/** The records as other systems and the authority of the country read them, and what they lack. */
export function FilesCard({ placeId }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const { data: fsma } = useQuery(missingOf(placeId))
  const params = { placeId }
  return (
    <Card title={say('recalls.files')}>
      <Stack gap="md">
        <Text>{say('recalls.files_hint')}</Text>
        <Group>
          <FileButton
            label={say('recalls.epcis')}
            icon={<IconFileCode size={18} stroke={1.8} aria-hidden />}
            load={() => callFile(recalls.epcis, { params }, 'epcis.jsonld')}
          />
          {fsma?.applies === true && (
            <FileButton
              label={say('recalls.fsma')}
              icon={<IconTable size={18} stroke={1.8} aria-hidden />}
              load={() => callFile(recalls.fsma, { params }, 'fsma-204.xlsx')}
            />
          )}
          {can('traceability.record') && (
            <Button
              variant="subtle"
              color="ink"
              leftSection={<IconFileImport size={18} stroke={1.8} aria-hidden />}
              renderRoot={(props) => <Link to={paths.traceabilityEpcis} {...props} />}
            >
              {say('epcis.title')}
            </Button>
          )}
        </Group>
        {fsma?.applies === true && <Missing fsma={fsma} />}
      </Stack>
    </Card>
  )
}

type ButtonProps = {
  readonly label: string
  readonly icon: ReactNode
  readonly load: () => ReturnType<typeof callFile>
}

function FileButton({ label, icon, load }: ButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await load())
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    setBusy(false)
  }
  return (
    <Button variant="default" loading={busy} leftSection={icon} onClick={() => void save()}>
      {label}
    </Button>
  )
}

type Row = FsmaMissing['rows'][number]

/** Key data elements are called as the rule calls them, in English. */
function Missing({ fsma: { events, incomplete, rows } }: { readonly fsma: FsmaMissing }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  if (incomplete === 0) return <Text role="status">{say('recalls.fsma_complete', { events })}</Text>
  const columns: readonly Column<Row>[] = [
    {
      id: 'date',
      header: say('table.date'),
      value: ({ date }) => date,
      cell: ({ date }) => formatDate(date, datePattern),
    },
    {
      id: 'product',
      header: say('recalls.product'),
      value: ({ product }) => product,
      cell: ({ product, batch }) => [product, batch].filter((part) => part !== '').join(' · '),
    },
    { id: 'missing', header: say('recalls.missing'), value: ({ missing }) => missing.join('; ') },
  ]
  return (
    <>
      <Text role="status">{say('recalls.fsma_missing', { events, incomplete })}</Text>
      <DataTable
        label={say('recalls.missing')}
        columns={columns}
        rows={rows}
        rowId={(row) => String(rows.indexOf(row))}
      />
    </>
  )
}
