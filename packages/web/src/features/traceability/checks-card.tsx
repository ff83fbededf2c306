import type { TaskOfDay } from '@larder/contract/entries'
import { localDecimals, localFigure, sayRange } from '@larder/core/entries'
import { checksOf, isMeasured, type Check } from '@larder/core/traceability'
import { ActionIcon, Button, Stack, Text } from '@mantine/core'
import { IconTemperature, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { FillPanel, type SavedReading } from '#features/entries/public.tsx'
import { useAccess, usePlaceId, useScale } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import type { LocalWorkbench } from './bench.ts'
import type { RecordState } from './record-state.ts'
import { batchChecksOf, dailyChecksOf } from './traceability.api.ts'
import styles from './traceability.module.css'

type Props = {
  readonly bench: LocalWorkbench
  readonly state: RecordState
  readonly onChange: (readings: readonly SavedReading[]) => void
  readonly onOpen: (task: TaskOfDay) => void
}

/** A stage that asks for nothing shows so many checks; the others open by a button. */
const FIRST = 3

const keyOf = ({ id, unit }: TaskOfDay): string => `${id} ${unit?.id ?? 0}`
const nameOf = ({ name, unit }: TaskOfDay): string => (unit === null ? name : `${unit.name} · ${name}`)

function useChecks(bench: LocalWorkbench, { kind, stage_id }: RecordState): readonly Check<TaskOfDay>[] {
  const lang = useLanguage()
  const placeId = usePlaceId()
  const daily = useQuery(dailyChecksOf(placeId, lang))
  const ofBatches = useQuery(batchChecksOf(placeId, lang))
  return checksOf(kind, {
    stage_id,
    stages: bench.stages,
    ofBatches: ofBatches.data ?? [],
    daily: daily.data ?? [],
  })
}

/** What is measured with the record: readings that were taken, and the checks that can be filled in. */
export function ChecksCard({ bench, state, onChange, onOpen }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const [isOpen, setOpen] = useState(false)
  const checks = useChecks(bench, state)
  const { readings } = state
  if (!can('entries.create') || (checks.length === 0 && readings.length === 0)) return null
  const stageChecks = checks.filter(({ is_asked }) => is_asked)
  const first = stageChecks.length > 0 ? stageChecks : checks.slice(0, FIRST)
  const rest = checks.filter((check) => !first.includes(check))
  const rows = (list: readonly Check<TaskOfDay>[]) => (
    <ul className={styles.plain}>
      {list.map((check) => (
        <CheckRow
          key={keyOf(check.task)}
          check={check}
          isTaken={readings.some(({ task_id }) => task_id === check.task.id)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
  return (
    <Card title={say('traceability.readings')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {say('traceability.readings_hint')}
        </Text>
        {readings.length > 0 && (
          <ul className={styles.plain} aria-label={say('traceability.readings')}>
            {readings.map((reading) => (
              <ReadingRow
                key={reading.uuid}
                reading={reading}
                onRemove={() => onChange(readings.filter((one) => one !== reading))}
              />
            ))}
          </ul>
        )}
        {rows(first)}
        {rest.length > 0 && !isOpen && (
          <div>
            <Button variant="subtle" size="md" px="xs" onClick={() => setOpen(true)}>
              {say('traceability.more_checks')}
            </Button>
          </div>
        )}
        {isOpen && rows(rest)}
      </Stack>
    </Card>
  )
}

/** The form of a check, beside the form of the record and no part of it. */
export function CheckPanel({
  task,
  onClose,
  onSaved,
}: {
  readonly task: TaskOfDay | null
  readonly onClose: () => void
  readonly onSaved: (reading: SavedReading) => void
}) {
  return (
    <Suspense fallback={null}>
      {task !== null && <FillPanel task={task} onClose={onClose} onSaved={onSaved} />}
    </Suspense>
  )
}

/** In the plan's words, else of the measured steps; where foods have their own, the form shows them. */
function useLimit({ limit, task_steps }: TaskOfDay): string {
  const lang = useLanguage()
  const scale = useScale()
  if (task_steps.some(({ foods = [] }) => foods.length > 0)) return ''
  if (limit !== null) return localDecimals(limit.text, lang)
  const measured = task_steps.filter(isMeasured)
  const limits = measured.flatMap((step) => {
    const { name, entry_min_value: min, entry_max_value: max } = step
    if (min === null && max === null) return []
    const range = sayRange({ min, max }, step, scale)
    return measured.length === 1 || name === '' ? [range] : [`${name}: ${range}`]
  })
  return localDecimals(limits.join('; '), lang)
}

function CheckRow({
  check: { task, is_asked },
  isTaken,
  onOpen,
}: {
  readonly check: Check<TaskOfDay>
  readonly isTaken: boolean
  readonly onOpen: (task: TaskOfDay) => void
}) {
  const say = useSay()
  const limit = useLimit(task)
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        {nameOf(task)}
        {limit !== '' && (
          <Text size="sm" c="dimmed">
            {limit}
          </Text>
        )}
      </span>
      {is_asked && !isTaken && <StateBadge state="due">{say('traceability.reading_asked')}</StateBadge>}
      <Button
        size="md"
        variant="default"
        flex="none"
        leftSection={<IconTemperature size={18} stroke={1.8} aria-hidden />}
        aria-label={say('traceability.measure_of', { name: nameOf(task) })}
        onClick={() => onOpen(task)}
      >
        {say('traceability.measure')}
      </Button>
    </li>
  )
}

function ReadingRow({
  reading: { title, answer, isOutside },
  onRemove,
}: {
  readonly reading: SavedReading
  readonly onRemove: () => void
}) {
  const say = useSay()
  const lang = useLanguage()
  return (
    <li className={styles.entry}>
      <span className={styles.words}>
        {title}
        <Text fw={600} className={styles.amount}>
          {localFigure(answer, lang)}
        </Text>
      </span>
      <StateBadge state={isOutside ? 'overdue' : 'ok'}>
        {say(isOutside ? 'table.incorrect' : 'table.correct')}
      </StateBadge>
      <ActionIcon
        variant="subtle"
        color="ink"
        size={44}
        aria-label={say('traceability.detach_reading', { name: title })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  )
}
