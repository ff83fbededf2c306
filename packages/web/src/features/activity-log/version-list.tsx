import { sayRange } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import type { ResponseOf } from '@larder/contract/kit'
import type { tasks } from '@larder/contract/tasks'
import { Stack, Text, Title } from '@mantine/core'
import { IconVersions } from '@tabler/icons-react'
import { useAccess, useMoment } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { StateBadge } from '#ui/state-badge.tsx'

type Version = ResponseOf<typeof tasks.versions>[number]

/**
 * The questions of a task in each of its versions with their dates, newest first: entries are read by the
 * version of their time.
 */
export function VersionList({ versions }: { readonly versions: readonly Version[] }) {
  const say = useSay()
  if (versions.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconVersions} title={say('history.no_versions_title')}>
          {say('history.no_versions_text')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Stack gap="md" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
      {versions.map((version, at) => (
        <li key={version.id}>
          <VersionCard version={version} until={versions[at - 1]?.valid_from_local ?? null} />
        </li>
      ))}
    </Stack>
  )
}

function VersionCard({ version, until }: { readonly version: Version; readonly until: string | null }) {
  const say = useSay()
  const moment = useMoment()
  const span =
    until === null
      ? say('history.version_since', { from: moment(version.valid_from_local) })
      : say('history.version_span', { from: moment(version.valid_from_local), until: moment(until) })
  const { times } = version.custom_frequency
  return (
    <Card
      title={say('history.version_number', { number: version.number })}
      aside={until === null ? <StateBadge state="ok">{say('history.version_now')}</StateBadge> : undefined}
    >
      <Text c="dimmed" size="sm">
        {[span, version.created_by ?? ''].filter((part) => part !== '').join(' · ')}
      </Text>
      <Text fw={600} mt="sm" style={{ overflowWrap: 'anywhere' }}>
        {version.name}
      </Text>
      {times.length > 0 && <Text size="sm">{say('history.version_times', { times: times.join(', ') })}</Text>}
      {version.reason !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {say('history.version_reason', { reason: version.reason })}
        </Text>
      )}
      <Title order={3} size="h5" mt="sm" mb={4}>
        {say('history.version_asked')}
      </Title>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {version.is_checklist
          ? version.sub_tasks.map((line) => <li key={line.id}>{line.description}</li>)
          : version.task_steps.map((step) => <Step key={step.id} step={step} />)}
      </ul>
    </Card>
  )
}

const stepTexts: Readonly<Record<TaskStep['task_step_type_name'], TextKey>> = {
  enter_temperature: 'history.asks_temperature',
  enter_value: 'history.asks_value',
  enter_amount: 'history.asks_amount',
  enter_text: 'history.asks_text',
  enter_date: 'history.asks_date',
  attach_file: 'history.asks_file',
  ticket: 'history.asks_ticket',
  choose_answer: 'history.asks_answers',
  choose_one_answer: 'history.asks_answer',
  choose_partner: 'history.asks_partner',
  choose_product: 'history.asks_product',
}

function Step({ step }: { readonly step: TaskStep }) {
  const say = useSay()
  const scale = useAccess().company?.temperature_scale.unit === '°F' ? 'F' : 'C'
  const limit = sayRange({ min: step.entry_min_value, max: step.entry_max_value }, step, scale)
  const held = step.entry_min_value === null && step.entry_max_value === null ? '' : limit
  const options = step.options.map(({ text }) => text).join(', ')
  const details = [held, options].filter((part) => part !== '').join('; ')
  const name = step.name === '' ? say(stepTexts[step.task_step_type_name]) : step.name
  return <li style={{ overflowWrap: 'anywhere' }}>{details === '' ? name : `${name}: ${details}`}</li>
}
