import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { DateInput } from '#ui/date-input.tsx'
import { daysLater } from '#kit/days.ts'
import { downloadBundle } from './records.api.ts'

const DAYS = 30

/** The first and the last day; initially the month until today. */
export function BundleForm({ placeId, name }: { readonly placeId: number; readonly name: string }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const today = todayAt(usePlaceZone())
  const [days, setDays] = useState({ fromDate: daysLater(today, -DAYS), toDate: today })
  const [running, setRunning] = useState(false)
  const wrongWay = days.fromDate !== '' && days.toDate !== '' && days.fromDate > days.toDate
  const start = async (): Promise<void> => {
    setRunning(true)
    try {
      saveFile(await downloadBundle(placeId, days, `${name} ${days.fromDate} ${days.toDate}.zip`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setRunning(false)
    }
  }
  return (
    <>
      <Text>{say('records.bundle_text')}</Text>
      <Group mt="md" gap="sm" align="flex-end">
        <DateInput
          label={say('history.from')}
          pattern={datePattern}
          value={days.fromDate}
          onChange={(fromDate) => setDays({ ...days, fromDate })}
        />
        <DateInput
          label={say('history.to')}
          pattern={datePattern}
          value={days.toDate}
          onChange={(toDate) => setDays({ ...days, toDate })}
          error={wrongWay ? say('records.wrong_way') : undefined}
        />
        <Button
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
          loading={running}
          disabled={wrongWay || days.fromDate === '' || days.toDate === ''}
          onClick={() => void start()}
        >
          {say('records.download')}
        </Button>
      </Group>
    </>
  )
}
