import type { CompanyExport } from '@larder/contract/companies'
import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconDownload, IconPackageExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyFormat, type Company } from '#kit/access.ts'
import { formatInstant, formatSize } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { downloadExport, exportsOf, useCreateExport } from './companies.api.ts'

/** Everything of the company as one ZIP: requested here, made meanwhile, downloaded for a day. */
export function ExportCard({ company }: { readonly company: Company }) {
  const say = useSay()
  const create = useCreateExport()
  const { data: companyExports } = useQuery({
    ...exportsOf(company.id),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'waiting' ? 2_000 : false),
  })
  const last = companyExports?.[0]
  const start = (): void =>
    create.mutate({ params: { companyId: company.id } }, { onError: (problem) => toastProblem(problem) })
  return (
    <Card title={say('companies.export_title')}>
      <Stack gap="md">
        <Text>{say('companies.export_text')}</Text>
        {last !== undefined && <ExportState key={last.id} made={last} company={company} />}
        {companyExports !== undefined && last?.state !== 'waiting' && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconPackageExport size={18} stroke={1.7} aria-hidden />}
              loading={create.isPending}
              onClick={start}
            >
              {say(last?.state === 'ready' ? 'companies.export_again' : 'companies.export_start')}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

type Props = { readonly made: CompanyExport; readonly company: Company }

function ExportState({ made: companyExport, company }: Props) {
  const say = useSay()
  switch (companyExport.state) {
    case 'failed':
      return <Text c="red">{say('companies.export_failed')}</Text>
    case 'waiting':
      return <Waiting made={companyExport} />
    case 'ready':
      return <Ready made={companyExport} company={company} />
  }
}

function Waiting({ made: { bytes_done, bytes_total } }: Pick<Props, 'made'>) {
  const say = useSay()
  const language = useLanguage()
  const text =
    bytes_total === null
      ? say('companies.export_waiting')
      : say('companies.export_progress', {
          done: formatSize(bytes_done, language),
          total: formatSize(bytes_total, language),
        })
  const percent = bytes_total === null ? 0 : (100 * bytes_done) / Math.max(1, bytes_total)
  return (
    <div role="status">
      <Text size="sm" mb={4}>
        {text}
      </Text>
      <Progress value={Math.max(3, percent)} animated aria-label={text} />
    </div>
  )
}

function Ready({ made: { id, size, asked_at, available_until, key_fingerprint }, company }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { datePattern } = useCompanyFormat()
  const zone = company.places[0]?.timezone ?? 'UTC'
  const [running, setRunning] = useState(false)
  const moment = (instant: string): string => formatInstant(instant, zone, datePattern)
  const download = async (): Promise<void> => {
    setRunning(true)
    try {
      saveFile(await downloadExport(id, `${company.name} ${asked_at.slice(0, 10)}.zip`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
        loading={running}
        onClick={() => void download()}
      >
        {say('companies.export_download', { size: formatSize(size ?? 0, language) })}
      </Button>
      <Text size="sm" c="dimmed">
        {say('companies.export_until', {
          made: moment(asked_at),
          until: moment(available_until ?? asked_at),
        })}
      </Text>
      {key_fingerprint !== null && (
        <>
          <Text size="sm">{say('companies.export_key')}</Text>
          <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {key_fingerprint}
          </Text>
        </>
      )}
    </Stack>
  )
}
