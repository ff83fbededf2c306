/** The sections of a task's editor: each shows its part of the draft and changes it. */
import { Checkbox, NativeSelect, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Task } from '@larder/contract/tasks'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { blank, type TaskDraft } from './editor-values.ts'
import { LinesEditor } from './lines-editor.tsx'
import { PeopleFields } from './people-fields.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { Options, StepsEditor } from './steps-editor.tsx'
import { kindNames } from './task-kinds.ts'
import { UnitsFields } from './units-fields.tsx'

type SectionProps = { readonly draft: TaskDraft; readonly set: (part: Partial<TaskDraft>) => void }

/** Name, kind and instruction. */
export function GeneralSection({
  draft,
  set,
  isNew,
  ofPlan,
}: SectionProps & { readonly isNew: boolean; readonly ofPlan: boolean }) {
  const say = useSay()
  return (
    <Card>
      <Stack gap="md">
        {!isNew && (
          <Switch
            size="md"
            label={say('tasks.state_active')}
            description={say('tasks.active_hint')}
            checked={draft.active}
            onChange={(event) => set({ active: event.currentTarget.checked })}
          />
        )}
        <TextInput
          label={say('tasks.name')}
          required
          maxLength={255}
          disabled={ofPlan}
          value={draft.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <KindFields draft={draft} set={set} isNew={isNew} />
        <Textarea
          label={say('tasks.instruction')}
          autosize
          minRows={2}
          maxLength={10_000}
          disabled={ofPlan}
          value={draft.instruction}
          onChange={(event) => set({ instruction: event.currentTarget.value })}
        />
        <TextInput
          label={say('tasks.instruction_summary')}
          maxLength={2_000}
          value={draft.summary}
          onChange={(event) => set({ summary: event.currentTarget.value })}
        />
      </Stack>
    </Card>
  )
}

/** Chosen once: an existing task keeps its kind, and stays a form or a checklist. */
function KindFields({ draft, set, isNew }: SectionProps & { readonly isNew: boolean }) {
  const say = useSay()
  const kinds = Object.entries(kindNames).map(([value, key]) => ({ value, label: say(key) }))
  const start = (is_checklist: boolean): void => {
    const { steps, lines } = blank(is_checklist)
    set({ is_checklist, steps, lines })
  }
  return (
    <>
      <NativeSelect
        label={say('tasks.kind')}
        required
        disabled={!isNew}
        data={[{ value: '', label: say('ui.choose'), disabled: true }, ...kinds]}
        value={draft.kind}
        onChange={(event) => set({ kind: event.currentTarget.value })}
      />
      {isNew && (
        <NativeSelect
          label={say('tasks.form_or_list')}
          data={[
            { value: 'form', label: say('tasks.form') },
            { value: 'list', label: say('tasks.checklist') },
          ]}
          value={draft.is_checklist ? 'list' : 'form'}
          onChange={(event) => start(event.currentTarget.value === 'list')}
        />
      )}
    </>
  )
}

/** The fields of a form, or the lines of a checklist. */
export function FieldsSection({ draft, set, task }: SectionProps & { readonly task: Task | undefined }) {
  const say = useSay()
  const title = say(draft.is_checklist ? 'tasks.lines' : 'tasks.fields')
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {draft.is_checklist ? (
        <LinesEditor
          kind={draft.kind}
          lines={draft.lines}
          storedLines={task?.sub_tasks ?? []}
          onChange={(lines) => set({ lines })}
        />
      ) : (
        <StepsEditor steps={draft.steps} onChange={(steps) => set({ steps })} />
      )}
    </section>
  )
}

export function UnitsSection({ draft, set }: SectionProps) {
  return (
    <Section title={useSay()('tasks.where')}>
      <UnitsFields draft={draft} onChange={set} />
    </Section>
  )
}

export function ScheduleSection({ draft, set }: SectionProps) {
  return (
    <Section title={useSay()('tasks.schedule')}>
      <ScheduleFields kind={draft.kind} draft={draft} onChange={set} />
    </Section>
  )
}

export function CorrectiveActionSection({ draft, set }: SectionProps) {
  const say = useSay()
  return (
    <Section title={say('entries.corrective_action')}>
      <Textarea
        label={say('tasks.action_text')}
        autosize
        minRows={2}
        maxLength={2_000}
        value={draft.action_text}
        onChange={(event) => set({ action_text: event.currentTarget.value })}
      />
      <Options
        breach={false}
        options={draft.actions}
        add={say('tasks.add_action')}
        onChange={(actions) => set({ actions })}
      />
      <Checkbox
        py={10}
        label={say('tasks.own_actions')}
        checked={draft.action_own}
        onChange={(event) => set({ action_own: event.currentTarget.checked })}
      />
    </Section>
  )
}

export function PeopleSection({ draft, set }: SectionProps) {
  return (
    <Section title={useSay()('tasks.people')}>
      <PeopleFields draft={draft} onChange={set} />
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      <Card>
        <Stack gap="md">{children}</Stack>
      </Card>
    </section>
  )
}
