import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { checkEntry, type EntryVerdict } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
import { useRef, useState, type FormEvent } from 'react'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { NumberInput } from '#ui/number-input.tsx'
import { CorrectiveActions, type ChosenActions } from './corrective-actions.tsx'
import { useCreateEntry } from './entries.api.ts'

type Draft = { readonly value: string; readonly answer: 'done' | 'not_done' | null; readonly actions: ChosenActions; readonly comment: string }

const empty: Draft = { value: '', answer: null, actions: { ids: [], custom: '' }, comment: '' }

/**
 * The entry of one task. The same rule as on the server judges while the cook types: a value outside the limit, or a
 * check not done, asks for the corrective action before it can be saved. A save that fails keeps everything typed.
 */
export function EntryForm({ task, labelledBy, onSaved }: { readonly task: TaskOfDay; readonly labelledBy: string; readonly onSaved: () => void }) {
  const say = useSay()
  const unit = useTemperatureUnit()
  const { saving, save } = useSaveEntry(task, unit)
  const [draft, setDraft] = useState(empty)
  const verdict = judge(task, draft, unit)
  const breach = isBreach(verdict)

  const submit = async (answered: Draft): Promise<void> => {
    if (!(await save(answered))) return
    setDraft(empty)
    onSaved()
  }
  const change = (changed: Partial<Draft>): void => setDraft((before) => ({ ...before, ...changed }))
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (verdict.ok) void submit(draft)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {task.step.type === 'choose_one_answer' ? (
          <Answers draft={draft} saving={saving} onDone={() => void submit({ ...draft, answer: 'done' })} onNotDone={() => change({ answer: 'not_done' })} />
        ) : (
          <Group gap="sm" wrap="nowrap" align="flex-end">
            <div style={{ flex: 1 }}>
              <NumberInput aria-labelledby={labelledBy} size="md" value={draft.value} onChange={(value) => change({ value })} unit={unitLabel(task, unit)} error={breach} />
            </div>
            {!breach && (
              <Button type="submit" size="md" loading={saving} disabled={!verdict.ok}>
                {say('entries.save')}
              </Button>
            )}
          </Group>
        )}
        {breach && <Breach task={task} draft={draft} change={change} saving={saving} ready={verdict.ok} />}
      </Stack>
    </form>
  )
}

type BreachProps = { readonly task: TaskOfDay; readonly draft: Draft; readonly change: (changed: Partial<Draft>) => void; readonly saving: boolean; readonly ready: boolean }

/** What happens when the limit is not kept: say so, choose what was done, add a word, save. */
function Breach({ task, draft, change, saving, ready }: BreachProps) {
  const say = useSay()
  return (
    <>
      <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={say(task.step.type === 'choose_one_answer' ? 'entries.not_done_title' : 'entries.outside_title', { limit: task.limit?.text ?? '' })}>
        {say('entries.outside_text')}
      </Alert>
      <CorrectiveActions options={task.action_options} chosen={draft.actions} onChange={(actions) => change({ actions })} />
      <Textarea label={say('entries.comment')} autosize minRows={1} maxLength={5_000} value={draft.comment} onChange={(event) => change({ comment: event.currentTarget.value })} />
      <Group justify="flex-end" gap="sm">
        {task.step.type === 'choose_one_answer' && (
          <Button variant="default" onClick={() => change({ answer: null })}>
            {say('entries.cancel')}
          </Button>
        )}
        <Button type="submit" loading={saving} disabled={!ready}>
          {say('entries.save_with_action')}
        </Button>
      </Group>
    </>
  )
}

type AnswersProps = { readonly draft: Draft; readonly saving: boolean; readonly onDone: () => void; readonly onNotDone: () => void }

function Answers({ draft, saving, onDone, onNotDone }: AnswersProps) {
  const say = useSay()
  if (draft.answer === 'not_done') return null
  return (
    <Group grow gap="sm">
      <Button size="md" loading={saving} onClick={onDone}>
        {say('entries.answer_done')}
      </Button>
      <Button size="md" variant="default" disabled={saving} onClick={onNotDone}>
        {say('entries.answer_not_done')}
      </Button>
    </Group>
  )
}

/** Sends drafts. The uuid stays with the body it was made for: trying again cannot make a second entry. */
function useSaveEntry(task: TaskOfDay, unit: TemperatureUnit): { saving: boolean; save: (draft: Draft) => Promise<boolean> } {
  const say = useSay()
  const placeId = usePlaceId()
  const create = useCreateEntry()
  const tried = useRef<{ readonly uuid: string; readonly text: string } | null>(null)
  const save = async (draft: Draft): Promise<boolean> => {
    const body = bodyOf(task, draft, unit)
    const text = JSON.stringify(body)
    if (tried.current?.text !== text) tried.current = { uuid: crypto.randomUUID(), text }
    try {
      await create.mutateAsync({ params: { placeId, id: task.task_subtype_id, taskId: task.id }, body: { uuid: tried.current.uuid, ...body } })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
    tried.current = null
    toast('success', say('entries.saved'))
    return true
  }
  return { saving: create.isPending, save }
}

/** The company's scale: what cooks read from their probes. */
function useTemperatureUnit(): TemperatureUnit {
  return useAccess().company?.temperature_scale.unit === '°F' ? 'F' : 'C'
}

/** Symbols of units: the same in every language. */
const symbols: Readonly<Record<string, string>> = { percent: '%', minutes: 'min', hours: 'h', days: 'd', ph: 'pH', aw: 'aw', mg_per_kg: 'mg/kg', ppm: 'ppm', mm: 'mm', cfu_per_g: 'cfu/g', degree_hours: '°C·h' }

const unitLabel = (task: TaskOfDay, unit: TemperatureUnit): string | undefined => (task.step.type === 'enter_temperature' ? `°${unit}` : symbols[task.step.quantity ?? ''])

const actionCount = ({ ids, custom }: ChosenActions): number => ids.length + (custom.trim() === '' ? 0 : 1)

const judge = (task: TaskOfDay, draft: Draft, unit: TemperatureUnit): EntryVerdict =>
  checkEntry({ type: task.step.type, limit: task.limit }, { value: draft.value, unit, answer: draft.answer, actions: actionCount(draft.actions) })

const isBreach = (verdict: EntryVerdict): boolean => (verdict.ok ? verdict.status === 'not_done' : verdict.code === 'corrective_action_required')

function bodyOf(task: TaskOfDay, draft: Draft, unit: TemperatureUnit): Omit<EntryInput, 'uuid'> {
  const { type, id } = task.step
  const value = type === 'enter_temperature' ? { temp: draft.value, unit } : type === 'enter_value' ? { amount: draft.value } : { text: draft.answer ?? 'done' }
  const custom = draft.actions.custom.trim()
  const action_options = [...draft.actions.ids.map((option) => ({ id: option })), ...(custom === '' ? [] : [{ option_text: custom }])]
  return { entry_fields: [{ task_step_id: id, value }], action_options, comment: draft.comment }
}
