import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Task } from '@larder/contract/tasks'
import { useMoment } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { moved, newLine, type LineDraft } from './editor-values.ts'
import { GroupField, useGroups } from './group-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { RowTools } from './row-tools.tsx'
import { PartScheduleFields } from './schedule-fields.tsx'
import { Options } from './steps-editor.tsx'

type Props = {
  /** Kind of the task: decides which frequencies a line can have. */
  readonly kind: string
  readonly lines: readonly LineDraft[]
  /** The lines as they are saved, with their last answers. */
  readonly storedLines: Task['sub_tasks']
  readonly onChange: (lines: readonly LineDraft[]) => void
}

/** The lines of a checklist, each with its corrective action. */
export function LinesEditor({ kind, lines, storedLines, onChange }: Props) {
  const say = useSay()
  return (
    <Stack gap="md">
      {lines.map((line, index) => (
        <Line
          key={line.key}
          kind={kind}
          line={line}
          index={index}
          count={lines.length}
          lastEntry={storedLines.find(({ id }) => id === line.id)?.last_entry ?? null}
          onMove={(to) => onChange(moved(lines, index, to))}
          onChange={(part) =>
            onChange(lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)))
          }
          onRemove={() => onChange(lines.filter(({ key }) => key !== line.key))}
        />
      ))}
      <Button
        variant="default"
        size="md"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...lines, newLine()])}
      >
        {say('tasks.add_line')}
      </Button>
    </Stack>
  )
}

type LineProps = {
  readonly kind: string
  readonly line: LineDraft
  readonly index: number
  readonly count: number
  readonly lastEntry: Task['sub_tasks'][number]['last_entry']
  readonly onMove: (to: number) => void
  readonly onChange: (part: Partial<LineDraft>) => void
  readonly onRemove: () => void
}

function Line({ kind, line, index, count, lastEntry, onMove, onChange, onRemove }: LineProps) {
  const say = useSay()
  const groups = useGroups()
  const title = say('tasks.line', { number: index + 1 })
  return (
    <Card>
      <Stack gap="sm" role="group" aria-label={title}>
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{title}</Text>
          <RowTools
            name={title}
            index={index}
            count={count}
            onMove={onMove}
            onRemove={count === 1 ? undefined : onRemove}
          />
        </Group>
        <Textarea
          label={say('tasks.line_text')}
          required
          autosize
          minRows={1}
          maxLength={2_000}
          value={line.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        {lastEntry != null && <LastEntry entry={lastEntry} />}
        <Checkbox
          py={10}
          label={say('tasks.allow_not_done')}
          checked={line.allow_not_done}
          onChange={(event) => onChange({ allow_not_done: event.currentTarget.checked })}
        />
        {!line.allow_not_done && <CorrectiveActionFields line={line} onChange={onChange} />}
        <MoreFields open={line.schedule !== null || line.group !== ''}>
          <PartScheduleFields
            kind={kind}
            label={say('tasks.as_checklist')}
            schedule={line.schedule}
            onChange={(schedule) => onChange({ schedule })}
          />
          <GroupField groups={groups} value={line.group} onChange={(group) => onChange({ group })} />
        </MoreFields>
      </Stack>
    </Card>
  )
}

function LastEntry({ entry }: { readonly entry: NonNullable<LineProps['lastEntry']> }) {
  const say = useSay()
  const moment = useMoment()
  return (
    <Text size="sm" c="dimmed">
      {say('history.last_done', {
        when: moment(entry.local_time),
        what: say(entry.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done'),
      })}
    </Text>
  )
}

/** The corrective action where the line is answered “not done”. */
function CorrectiveActionFields({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const say = useSay()
  return (
    <>
      <Textarea
        label={say('tasks.line_action')}
        autosize
        minRows={1}
        maxLength={2_000}
        value={line.action_text}
        onChange={(event) => onChange({ action_text: event.currentTarget.value })}
      />
      <Options
        breach={false}
        options={line.actions}
        add={say('tasks.add_action')}
        onChange={(actions) => onChange({ actions })}
      />
      <Checkbox
        py={10}
        label={say('tasks.own_actions')}
        checked={line.action_own}
        onChange={(event) => onChange({ action_own: event.currentTarget.checked })}
      />
    </>
  )
}
