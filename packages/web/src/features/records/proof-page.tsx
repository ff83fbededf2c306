import type { RecordSummary } from '@larder/contract/records'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { daysLater } from '#kit/days.ts'
import { useAccess, useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import type { FileAnswer } from '#kit/call.ts'
import { formatDate, formatNumber, todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { BreachList } from './breach-list.tsx'
import styles from './proof.module.css'
import { checkOf, downloadBundle, downloadReport, recordsOf, summaryOf, type Days } from './records.api.ts'

const DAYS = 30

/** A summary of the records of a period, and the files for an inspector. */
export function ProofPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('records.view')) return <NoPermission title={say('proof.title')} />
  return (
    <>
      <PageHeader title={say('proof.title')} hint={place.name} />
      <Proof key={place.id} placeId={place.id} name={place.name} />
    </>
  )
}

function Proof({ placeId, name }: { readonly placeId: number; readonly name: string }) {
  const today = todayAt(usePlaceZone())
  const lang = useLanguage()
  const [days, setDays] = useState<Days>({ fromDate: daysLater(today, -DAYS), toDate: today })
  const isPeriod = days.fromDate !== '' && days.toDate !== '' && days.fromDate <= days.toDate
  const summary = useQuery({ ...summaryOf(placeId, days, lang), enabled: isPeriod })
  return (
    <Stack gap="md">
      <Card>
        <PeriodForm days={days} onChange={setDays}>
          <Downloads placeId={placeId} name={name} days={days} disabled={!isPeriod} />
        </PeriodForm>
      </Card>
      {isPeriod && (
        <QueryView query={summary}>
          {(current) => (
            <>
              <Figures placeId={placeId} summary={current} />
              <BreachList summary={current} />
            </>
          )}
        </QueryView>
      )}
    </Stack>
  )
}

type PeriodProps = {
  readonly days: Days
  readonly onChange: (days: Days) => void
  readonly children: ReactNode
}

function PeriodForm({ days, onChange, children }: PeriodProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const wrongWay = days.fromDate !== '' && days.toDate !== '' && days.fromDate > days.toDate
  return (
    <Group gap="sm" align="flex-end">
      <DateInput
        label={say('history.from')}
        pattern={datePattern}
        value={days.fromDate}
        onChange={(fromDate) => onChange({ ...days, fromDate })}
      />
      <DateInput
        label={say('history.to')}
        pattern={datePattern}
        value={days.toDate}
        onChange={(toDate) => onChange({ ...days, toDate })}
        error={wrongWay ? say('records.wrong_way') : undefined}
      />
      {children}
    </Group>
  )
}

type DownloadsProps = {
  readonly placeId: number
  readonly name: string
  readonly days: Days
  readonly disabled: boolean
}

function Downloads({ placeId, name, days, disabled }: DownloadsProps) {
  const say = useSay()
  const lang = useLanguage()
  const [running, setRunning] = useState<'pdf' | 'zip' | null>(null)
  const title = `${name} ${days.fromDate} ${days.toDate}`
  const save = async (kind: 'pdf' | 'zip', load: () => Promise<FileAnswer>): Promise<void> => {
    setRunning(kind)
    try {
      saveFile(await load())
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setRunning(null)
    }
  }
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const
  return (
    <>
      <Button
        leftSection={<IconFileTypePdf {...icon} />}
        disabled={disabled}
        loading={running === 'pdf'}
        onClick={() => void save('pdf', () => downloadReport(placeId, { ...days, lang }, `${title}.pdf`))}
      >
        {say('proof.pdf')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        disabled={disabled}
        loading={running === 'zip'}
        onClick={() => void save('zip', () => downloadBundle(placeId, days, `${title}.zip`))}
      >
        {say('proof.zip')}
      </Button>
    </>
  )
}

type FigureProps = {
  readonly label: string
  readonly value: string
  readonly state?: 'breach' | 'fine' | undefined
  readonly children?: ReactNode
}

function Figure({ label, value, state, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value} data-state={state}>
          {value}
        </span>
        <div className={styles.note}>{children}</div>
      </dd>
    </div>
  )
}

function Figures({ placeId, summary }: { readonly placeId: number; readonly summary: RecordSummary }) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const { asked: dueCount, done, breach_count, breaches_without_action, days_missing, days_paused } = summary
  const count = (number: number): string => formatNumber(number, lang, 0)
  return (
    <Card>
      <dl className={styles.figures}>
        <Figure
          label={say('proof.checks')}
          value={dueCount === 0 ? '–' : `${Math.floor((done / dueCount) * 100)} %`}
          state={dueCount > 0 && done === dueCount ? 'fine' : undefined}
        >
          {dueCount > 0 && say('proof.checks_of', { done: count(done), asked: count(dueCount) })}
        </Figure>
        <Figure
          label={say('proof.breaches')}
          value={count(breach_count)}
          state={breaches_without_action > 0 ? 'breach' : undefined}
        >
          {breach_count > 0 &&
            (breaches_without_action === 0
              ? say('proof.all_with_action')
              : say('proof.without_action', { count: breaches_without_action }))}
        </Figure>
        <Figure
          label={say('proof.days_missing')}
          value={count(days_missing.length)}
          state={days_missing.length > 0 ? 'breach' : undefined}
        >
          {days_missing.map((date) => formatDate(date, datePattern)).join(', ')}
          {days_paused > 0 && <div>{say('proof.days_closed', { count: days_paused })}</div>}
        </Figure>
        <Integrity placeId={placeId} />
      </dl>
    </Card>
  )
}

/**
 * How many records are sealed; whether they are unchanged is checked on request, since it reads all of them.
 */
function Integrity({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const state = useQuery(recordsOf(placeId))
  const check = useQuery(checkOf(placeId))
  const passed = check.data === undefined ? undefined : check.data.fault === null
  const verdict = passed === undefined ? undefined : passed ? 'fine' : 'breach'
  return (
    <Figure
      label={say('proof.sealed')}
      value={state.data === undefined ? '–' : formatNumber(state.data.revisions, lang, 0)}
      state={verdict}
    >
      <div role="status">
        {passed !== undefined && <Text size="sm">{say(passed ? 'proof.passed' : 'proof.failed')}</Text>}
      </div>
      {passed === undefined && (
        <Button
          size="compact-sm"
          variant="default"
          loading={check.isFetching}
          onClick={() => void check.refetch()}
        >
          {say('proof.check')}
        </Button>
      )}
    </Figure>
  )
}
