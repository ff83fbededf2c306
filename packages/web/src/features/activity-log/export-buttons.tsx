import { activityLog } from '@larder/contract/activity-log'
import { Button, Group, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import type { HistoryQuery } from './activity-log.api.ts'

type Props = { readonly placeId: number; readonly asked: Omit<HistoryQuery, 'page' | 'perPage'> }

/** All entries that the filters find, as a file. */
export function ExportButtons({ placeId, asked }: Props) {
  const say = useSay()
  const [running, setRunning] = useState<'xlsx' | 'csv' | null>(null)
  const start = async (format: 'xlsx' | 'csv'): Promise<void> => {
    setRunning(format)
    try {
      saveFile(await callFile(activityLog.export, { params: { placeId }, query: { ...asked, format } }, `export.${format}`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setRunning(null)
    }
  }
  return (
    <div>
      <Group gap="sm">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} size="md" variant="default" leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />} disabled={running !== null && running !== format} loading={running === format} onClick={() => void start(format)}>
            {say(`history.export_${format}`)}
          </Button>
        ))}
      </Group>
      {running !== null && <Progress mt="xs" value={100} animated aria-label={say('history.exporting')} />}
    </div>
  )
}
