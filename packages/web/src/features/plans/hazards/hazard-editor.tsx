import { Checkbox, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { hazardParts, ownQuestion, type ControlQuestion } from '@larder/core/haccp'
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { FormButtons } from '#ui/form-buttons.tsx'
import { LeaveQuestion, useLeaveGuard } from '#ui/leave-guard.tsx'
import { RichTextField } from '#ui/rich-text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { ofGroup, useChangeHazard } from '../plans.api.ts'
import { ControlFields } from './control-fields.tsx'
import { controlOf, controlRules, controlValues, type ControlValues } from './control-values.ts'
import { EstimationFields, type Estimation } from './estimation-fields.tsx'
import { HazardConflict } from './hazard-conflict.tsx'
import {
  byFormField,
  nameOf,
  partTitles,
  scoreOf,
  textsOf,
  wordsOf,
  type ChangeBody,
  type Mine,
  type Texts,
} from './hazard-values.ts'
import { MembersField } from './members-field.tsx'

type Props = { readonly hazard: HazardDetail; readonly onClose: () => void }

/**
 * A place's own data of a hazard: its words, estimation and responsible people; of an own hazard also its
 * control.
 */
export function HazardEditor({ hazard: opened, onClose }: Props) {
  // Changes of other users arrive only with the answer to saving.
  const [base, setBase] = useState(opened)
  return <EditorForm key={base.editing.version} base={base} onTake={setBase} onClose={onClose} />
}

type FormProps = {
  readonly base: HazardDetail
  readonly onTake: (theirs: HazardDetail) => void
  readonly onClose: () => void
}

type Values = ControlValues & {
  name: string
  reason: string
  hazard: string
  cause: string
  do: string
  check: string
  act: string
}
type Met = { readonly theirs: HazardDetail; readonly mine: Mine; readonly send: () => void }

/** The form's state beside its plain fields; setting any of it makes the form dirty. */
function useHazardState(base: HazardDetail) {
  const texts = useRef<Texts>(textsOf(base))
  const [dirty, setDirty] = useState(false)
  const [estimation, setEstimation] = useState(() => scoresOf(base))
  const [members, setMembers] = useState<readonly number[]>(base.editing.member_ids)
  const [controlled, setControlled] = useState(base.editing.control !== null)
  const touch = (): void => setDirty(true)
  const touching =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      touch()
      set(value)
    }
  return {
    texts,
    dirty,
    touch,
    estimation,
    members,
    controlled,
    setEstimation: touching(setEstimation),
    setMembers: touching(setMembers),
    setControlled: touching(setControlled),
  }
}

function bodyOf(
  base: HazardDetail,
  { texts, estimation, members, controlled }: ReturnType<typeof useHazardState>,
  values: Values,
): Omit<ChangeBody, 'version'> {
  return {
    language: base.language,
    words: wordsOf(base, values.name, texts.current),
    severity: scoreOf(estimation.severity),
    probability: scoreOf(estimation.probability),
    members: [...members],
    disabled_for_place: base.disabled_for_place,
    reason: values.reason.trim(),
    ...(base.is_own && { control: controlled ? controlOf(values) : null }),
  }
}

/** The form, its saving, and the conflict that saving may meet. */
function useHazardForm(base: HazardDetail, onClose: () => void) {
  const say = useSay()
  const { placeId, groupId } = usePlan()
  const change = useChangeHazard()
  const state = useHazardState(base)
  const version = useRef(base.editing.version)
  const [met, setMet] = useState<Met | null>(null)
  const guard = useLeaveGuard(state.dirty)
  const save = async (values: Values): Promise<void> => {
    try {
      await change.mutateAsync({
        params: { placeId, id: base.id },
        query: ofGroup(groupId),
        body: { ...bodyOf(base, state, values), version: version.current },
      })
      guard.release()
      toast('success', say('plan.hazard_saved'))
      onClose()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.status !== 409 || problem.current === undefined) throw byFormField(problem)
      const theirs = problem.current as HazardDetail
      const { severity, probability } = shownScores(base, state.estimation)
      const send = (): void => {
        version.current = theirs.editing.version
        setMet(null)
        form.submit()
      }
      setMet({
        theirs,
        mine: {
          name: values.name,
          texts: state.texts.current,
          severity,
          probability,
          members: state.members,
        },
        send,
      })
    }
  }
  const form = useCallForm<Values>({
    initialValues: {
      name: nameOf(base),
      reason: '',
      hazard: '',
      cause: '',
      do: '',
      check: '',
      act: '',
      ...controlValues(base.editing.control),
    },
    validate: {
      ...(base.is_own && { name: required }),
      ...controlRules(() => base.is_own && state.controlled),
    },
    save,
  })
  return { ...state, form, guard, met, closeMet: () => setMet(null) }
}

/** The scores that would stand: the chosen ones, else the knowledge base's. */
const shownScores = (
  { control_question: question, severity, probability }: HazardDetail,
  typed: Estimation,
): { readonly severity: number; readonly probability: number } => ({
  severity: scoreOf(typed.severity) ?? question?.severity ?? severity,
  probability: scoreOf(typed.probability) ?? question?.probability ?? probability,
})

/** The place's own scores; of a hazard of its own those that it has. */
function scoresOf({ is_own, editing, severity, probability }: HazardDetail): {
  readonly severity: string
  readonly probability: string
} {
  const typed = (own: number | null, defaultScore: number): string =>
    own === null ? (is_own ? String(defaultScore) : '') : String(own)
  return { severity: typed(editing.severity, severity), probability: typed(editing.probability, probability) }
}

/** The question that decides the class, with the control in the form. */
const questionOf = (base: HazardDetail, controlled: boolean): ControlQuestion | null =>
  (base.is_own
    ? ownQuestion({ type: base.type, severity: 0, probability: 0, control: controlled ? true : null })
    : base.control_question) as ControlQuestion | null

function EditorForm({ base, onTake, onClose }: FormProps) {
  const say = useSay()
  const edit = useHazardForm(base, onClose)
  const [leaving, setLeaving] = useState(false)
  const { form } = edit
  return (
    <form
      onSubmit={form.submit}
      onChange={edit.touch}
      noValidate
      aria-label={say('plan.hazard_edit', { name: base.name })}
    >
      <Stack gap="lg">
        <WordFields base={base} edit={edit} />
        <EstimationFields
          value={edit.estimation}
          onChange={edit.setEstimation}
          question={questionOf(base, edit.controlled)}
          hasGiven={!base.is_own}
          popular={base.most_popular_estimation}
        />
        {base.is_own && (
          <Checkbox
            size="md"
            label={say('plan.control_own')}
            description={say('plan.control_own_hint')}
            checked={edit.controlled}
            onChange={(event) => edit.setControlled(event.currentTarget.checked)}
          />
        )}
        {base.is_own && edit.controlled && <ControlFields form={form} />}
        <MembersField value={edit.members} onChange={edit.setMembers} />
        <Textarea
          {...form.field('reason')}
          label={say('plan.reason')}
          description={say('plan.reason_hint')}
          size="md"
          rows={2}
          maxLength={1_000}
        />
        <FormButtons saving={form.saving} onCancel={() => (edit.dirty ? setLeaving(true) : onClose())} />
      </Stack>
      {edit.met !== null && (
        <HazardConflict met={edit.met} saving={form.saving} onTake={onTake} onClose={edit.closeMet} />
      )}
      <LeaveQuestion opened={leaving} onLeave={onClose} onClose={() => setLeaving(false)} />
      {edit.guard.question}
    </form>
  )
}

function WordFields({
  base,
  edit: { form, texts, touch },
}: {
  readonly base: HazardDetail
  readonly edit: ReturnType<typeof useHazardForm>
}) {
  const say = useSay()
  const [start] = useState(texts.current)
  return (
    <>
      <TextInput
        {...form.field('name')}
        label={say('plan.hazard_name')}
        maxLength={255}
        required={base.is_own}
      />
      {hazardParts.map((part) => (
        <RichTextField
          key={part}
          label={say(partTitles[part])}
          initial={start[part]}
          error={form.field(part).error as string | undefined}
          onChange={(text) => {
            touch()
            texts.current = { ...texts.current, [part]: text }
          }}
        />
      ))}
      {!base.is_own && (
        <Text size="sm" c="dimmed">
          {say('plan.words_hint')}
        </Text>
      )}
    </>
  )
}
