import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import type { plans } from '@larder/contract/plans'
import type { CallInput } from '@larder/contract/kit'
import { hazardParts, ownQuestion, type HazardPart } from '@larder/core/haccp'
import type { RichText } from '@larder/core/rich-text'
import { paths } from '#app/paths.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { LeaveQuestion, useLeaveGuard } from '#ui/leave-guard.tsx'
import { RichTextField } from '#ui/rich-text-field.tsx'
import { usePlan } from '../plan-context.ts'
import { useCreateHazard } from '../plans.api.ts'
import { ControlFields } from './control-fields.tsx'
import { controlOf, controlRules, controlValues, type ControlValues } from './control-values.ts'
import { EstimationFields, type Estimation } from './estimation-fields.tsx'
import { addressOfHazard } from './hazard-address.ts'
import { hazardsByStep } from './hazard-filter.ts'
import { byFormField, partTitles, scoreOf } from './hazard-values.ts'
import { MembersField } from './members-field.tsx'

type Props = { readonly hazards: readonly HazardOfPlan[]; readonly onClose: () => void }
type Values = ControlValues & { name: string; process_id: string; type: HazardOfPlan['type']; reason: string }
type NewBody = NonNullable<CallInput<typeof plans.createHazard>['body']>

const steps = ['what', 'estimation', 'control'] as const
type StepName = (typeof steps)[number]
const stepTitles = {
  what: 'plan.new_hazard_what',
  estimation: 'plan.new_hazard_estimation',
  control: 'plan.new_hazard_control',
} as const

const types = ['biological', 'chemical', 'physical', 'allergen'] as const

/** The wizard's state beside the form's values: texts, estimation, team members, and the current step. */
function useNewHazard({ hazards, onClose }: Props) {
  const texts = useRef<Partial<Record<HazardPart, RichText>>>({})
  const [step, setStep] = useState<StepName>('what')
  const [dirty, setDirty] = useState(false)
  const [estimation, setEstimation] = useState<Estimation>({ severity: '', probability: '' })
  const [missing, setMissing] = useState(false)
  const [members, setMembers] = useState<readonly number[]>([])
  const [controlled, setControlled] = useState(false)
  const guard = useLeaveGuard(dirty)
  const create = useCreate({ onSaved: onClose, release: guard.release })
  const form = useCallForm<Values>({
    initialValues: {
      name: '',
      process_id: String(hazards[0]?.process_id ?? ''),
      type: 'biological',
      reason: '',
      ...controlValues(null),
    },
    validate: { name: required, ...controlRules(() => controlled) },
    save: (values) =>
      create({ values, texts: texts.current, estimation, members, controlled }).catch((thrown: unknown) => {
        const problem = byFormField(asProblem(thrown))
        if (problem.errors.some(({ field }) => field === 'name' || field === 'process_id')) setStep('what')
        throw problem
      }),
  })
  const estimated = scoreOf(estimation.severity) !== null && scoreOf(estimation.probability) !== null
  const next = (): void => {
    if (step === 'what' && !form.form.validateField('name').hasError) setStep('estimation')
    if (step !== 'estimation') return
    setMissing(!estimated)
    if (estimated) setStep('control')
  }
  return {
    form,
    texts,
    step,
    next,
    back: () => setStep(step === 'control' ? 'estimation' : 'what'),
    dirty,
    touch: () => setDirty(true),
    estimation,
    setEstimation,
    missing: missing && !estimated,
    members,
    setMembers,
    controlled,
    setControlled,
    guard,
  }
}

type Draft = {
  readonly values: Values
  readonly texts: Partial<Record<HazardPart, RichText>>
  readonly estimation: Estimation
  readonly members: readonly number[]
  readonly controlled: boolean
}

/** Saves the hazard, then opens it in the list. */
function useCreate({ onSaved, release }: { readonly onSaved: () => void; readonly release: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId, lang, groupId } = usePlan()
  const create = useCreateHazard()
  return async ({ values, texts, estimation, members, controlled }: Draft): Promise<void> => {
    const words = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.length > 0))
    const body = {
      language: lang,
      fsp_product_group_id: groupId,
      process_id: Number(values.process_id),
      type: values.type,
      severity: scoreOf(estimation.severity),
      probability: scoreOf(estimation.probability),
      members: [...members],
      words: { ...words, name: values.name.trim() },
      control: controlled ? controlOf(values) : null,
      reason: values.reason.trim(),
    } as NewBody
    const hazard = await create.mutateAsync({ params: { placeId }, body })
    release()
    toast('success', say('plan.hazard_saved'))
    onSaved()
    await navigate({
      to: paths.planHazardAnalysesOverview,
      search: addressOfHazard(hazard, groupId),
      replace: true,
      resetScroll: false,
    })
  }
}

type State = ReturnType<typeof useNewHazard>

/** A hazard of the place's own, in three steps: description, estimation, control. */
export function NewHazard({ hazards, onClose }: Props) {
  const say = useSay()
  const state = useNewHazard({ hazards, onClose })
  const [leaving, setLeaving] = useState(false)
  const { form, step } = state
  const last = step === 'control'
  return (
    <Card
      title={say('plan.hazard_add')}
      aside={
        <Text size="sm" c="dimmed" role="status">
          {say('plan.step_of', { number: steps.indexOf(step) + 1, count: steps.length })}:{' '}
          {say(stepTitles[step])}
        </Text>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (last) form.submit(event)
          else state.next()
        }}
        onChange={state.touch}
        noValidate
        aria-label={say('plan.hazard_add')}
      >
        <Stack gap="lg">
          {step === 'what' && <DescriptionStep state={state} hazards={hazards} />}
          {step === 'estimation' && (
            <Estimate state={state} error={state.missing ? say('plan.new_hazard_choose') : null} />
          )}
          {last && <ControlStep state={state} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={() => (state.dirty ? setLeaving(true) : onClose())}>
              {say('ui.cancel')}
            </Button>
            {step !== 'what' && (
              <Button variant="default" onClick={state.back}>
                {say('ui.back')}
              </Button>
            )}
            <Button type="submit" loading={form.saving}>
              {say(last ? 'ui.save' : 'plan.next')}
            </Button>
          </Group>
        </Stack>
      </form>
      <LeaveQuestion opened={leaving} onLeave={onClose} onClose={() => setLeaving(false)} />
      {state.guard.question}
    </Card>
  )
}

type DescriptionProps = { readonly state: State; readonly hazards: readonly HazardOfPlan[] }

function DescriptionStep({ state: { form, texts, touch }, hazards }: DescriptionProps) {
  const say = useSay()
  return (
    <>
      <NativeSelect
        {...form.field('process_id')}
        label={say('plan.filter_step')}
        data={hazardsByStep(hazards).map(({ process_id, name }) => ({
          value: String(process_id),
          label: name,
        }))}
      />
      <NativeSelect
        {...form.field('type')}
        label={say('plan.filter_type')}
        data={types.map((value) => ({ value, label: say(`plan.type_${value}`) }))}
      />
      <TextInput {...form.field('name')} label={say('plan.hazard_name')} maxLength={255} required />
      {hazardParts.map((part) => (
        <RichTextField
          key={part}
          label={say(partTitles[part])}
          initial={texts.current[part] ?? []}
          onChange={(text) => {
            touch()
            texts.current = { ...texts.current, [part]: text }
          }}
        />
      ))}
    </>
  )
}

function ControlStep({ state }: { readonly state: State }) {
  const say = useSay()
  const { form, controlled } = state
  return (
    <>
      <Checkbox
        size="md"
        label={say('plan.control_own')}
        description={say('plan.control_own_hint')}
        checked={controlled}
        onChange={(event) => state.setControlled(event.currentTarget.checked)}
      />
      {controlled && <ControlFields form={form} />}
      <MembersField value={state.members} onChange={state.setMembers} />
      <Textarea
        {...form.field('reason')}
        label={say('plan.reason')}
        description={say('plan.reason_hint')}
        size="md"
        rows={2}
        maxLength={1_000}
      />
      <Estimate state={state} />
    </>
  )
}

function Estimate({ state, error }: { readonly state: State; readonly error?: string | null }) {
  return (
    <EstimationFields
      value={state.estimation}
      onChange={state.setEstimation}
      hasGiven={false}
      popular={null}
      {...(error !== undefined && { error })}
      question={ownQuestion({
        type: state.form.form.getValues().type,
        severity: 0,
        probability: 0,
        control: state.controlled ? true : null,
      })}
    />
  )
}
