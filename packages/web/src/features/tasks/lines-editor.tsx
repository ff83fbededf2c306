import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Task } from '@larder/contract/tasks'
import { useMoment } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { moved, newLine, type LineDraft } from './editor-values.ts'
import { GroupField, useGroups } from './group-field.tsx'
import { More } from './more.tsx'
import { RowTools } from './row-tools.tsx'
import { PartScheduleFields } from './schedule-fields.tsx'
import { Options } from './steps-editor.tsx'

type Props = {
  /** Of the task. */ readonly kind: string
  readonly lines: readonly LineDraft[]
  /** As the task has them, with their last answers. */ readonly known: Task['sub_tasks']
  readonly onChange: (lines: readonly LineDraft[]) => void
}

/** The lines of a checklist, each with what is to be done when it was not. */
export function LinesEditor({ kind, lines, known, onChange }: Props) {
  const say = useSay()
  const moment = useMoment()
  const groups = useGroups()
  const set = (key: number, part: Partial<LineDraft>): void =>
    onChange(lines.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Stack gap="md">
      {lines.map((line, index) => {
        const title = say('tasks.line', { number: index + 1 })
        const last = known.find(({ id }) => id === line.id)?.last_entry
        return (
          <Card key={line.key}>
            <Stack gap="sm" role="group" aria-label={title}>
              <Group justify="space-between" wrap="nowrap">
                <Text fw={600}>{title}</Text>
                <RowTools
                  name={title}
                  index={index}
                  count={lines.length}
                  onMove={(to) => onChange(moved(lines, index, to))}
                  onRemove={
                    lines.length === 1
                      ? undefined
                      : () => onChange(lines.filter(({ key }) => key !== line.key))
                  }
                />
              </Group>
              <Textarea
                label={say('tasks.line_text')}
                required
                autosize
                minRows={1}
                maxLength={2_000}
                value={line.description}
                onChange={(event) => set(line.key, { description: event.currentTarget.value })}
              />
              {last != null && (
                <Text size="sm" c="dimmed">
                  {say('history.last_done', {
                    when: moment(last.local_time),
                    what: say(last.status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done'),
                  })}
                </Text>
              )}
              <Checkbox
                py={10}
                label={say('tasks.allow_not_done')}
                checked={line.allow_not_done}
                onChange={(event) => set(line.key, { allow_not_done: event.currentTarget.checked })}
              />
              {!line.allow_not_done && (
                <>
                  <Textarea
                    label={say('tasks.line_action')}
                    autosize
                    minRows={1}
                    maxLength={2_000}
                    value={line.action_text}
                    onChange={(event) => set(line.key, { action_text: event.currentTarget.value })}
                  />
                  <Options
                    breach={false}
                    options={line.actions}
                    add={say('tasks.add_action')}
                    onChange={(actions) => set(line.key, { actions })}
                  />
                  <Checkbox
                    py={10}
                    label={say('tasks.own_actions')}
                    checked={line.action_own}
                    onChange={(event) => set(line.key, { action_own: event.currentTarget.checked })}
                  />
                </>
              )}
              <More open={line.schedule !== null || line.group !== ''}>
                <PartScheduleFields
                  kind={kind}
                  label={say('tasks.as_checklist')}
                  schedule={line.schedule}
                  onChange={(schedule) => set(line.key, { schedule })}
                />
                <GroupField
                  groups={groups}
                  value={line.group}
                  onChange={(group) => set(line.key, { group })}
                />
              </More>
            </Stack>
          </Card>
        )
      })}
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
