import type { activityLog } from '@larder/contract/activity-log'
import type { CallInput } from '@larder/contract/kit'
import type { tickets } from '@larder/contract/tickets'
import type { traceability } from '@larder/contract/traceability'
import { Button, Group, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'

/** Short labels, because the header of a list has little room; the full ones are accessible names. */
const shortNames = { xlsx: 'Excel', csv: 'CSV' } as const

type Exporting = typeof activityLog.export | typeof tickets.export | typeof traceability.export
type Props<R extends Exporting> = {
  readonly placeId: number
  readonly asked: Omit<NonNullable<CallInput<R>['query']>, 'format'>
  readonly route: R
}

/** All that the filters of a list find, as a file; nothing for those who may not take it away. */
export function ExportButtons<R extends Exporting>({ placeId, asked: filter, route }: Props<R>) {
  const say = useSay()
  const { can } = useAccess()
  const [running, setRunning] = useState<'xlsx' | 'csv' | null>(null)
  const start = async (format: 'xlsx' | 'csv'): Promise<void> => {
    setRunning(format)
    try {
      saveFile(
        await callFile(
          route,
          { params: { placeId }, query: { ...filter, format } } as CallInput<R>,
          `export.${format}`,
        ),
      )
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setRunning(null)
    }
  }
  if (!can(route.permission)) return null
  return (
    <div>
      <Group gap="sm">
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            size="md"
            variant="default"
            aria-label={say(`history.export_${format}`)}
            title={say(`history.export_${format}`)}
            leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
            disabled={running !== null && running !== format}
            loading={running === format}
            onClick={() => void start(format)}
          >
            {shortNames[format]}
          </Button>
        ))}
      </Group>
      {running !== null && <Progress mt="xs" value={100} animated aria-label={say('history.exporting')} />}
    </div>
  )
}
