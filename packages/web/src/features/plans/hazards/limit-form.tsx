import { Alert, Button, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { LimitOfPlan } from '@larder/contract/plan-hazards.schemas'
import { isLaxer } from '@larder/core/haccp'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { FormModal } from '../inputs/form-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { limitOf, useChangeLimit, useRemoveLimit } from '../plans.api.ts'

type Limit = LimitOfPlan
type Values = { min: string; max: string; hold_minutes: string; reason: string }

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
const numberOf = (value: string): number | null =>
  value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)
const extentOf = ({ min, max, hold_minutes }: Values) => ({
  min: numberOf(min),
  max: numberOf(max),
  hold_minutes: numberOf(hold_minutes),
})
const wordsOf = ({ min, max, hold_minutes }: ReturnType<typeof extentOf>): string =>
  [
    min === null ? '' : `≥ ${min}`,
    max === null ? '' : `≤ ${max}`,
    hold_minutes === null ? '' : `${hold_minutes} min`,
  ]
    .filter((one) => one !== '')
    .join(', ')

/** The place's own value of a limit, for every hazard and task that uses it; never laxer than the law. */
export function LimitForm({ limitId, onClose }: { readonly limitId: string; readonly onClose: () => void }) {
  const { placeId, lang } = usePlan()
  const { data } = useQuery({ ...limitOf(placeId, limitId, lang), staleTime: 0 })
  const [theirs, setTheirs] = useState<Limit | null>(null)
  const limit = theirs ?? data
  return limit === undefined ? null : (
    <Form key={limit.version} limit={limit} onTake={setTheirs} onClose={onClose} />
  )
}

type FormProps = {
  readonly limit: Limit
  readonly onTake: (theirs: Limit) => void
  readonly onClose: () => void
}

function useLimitForm({ limit, onClose }: Omit<FormProps, 'onTake'>) {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const change = useChangeLimit()
  const version = useRef(limit.version)
  const [conflict, setConflict] = useState<{ readonly theirs: Limit; readonly mine: Values } | null>(null)
  const start = limit.own ?? limit.given[0]
  const tooLax = (values: Values): string | null =>
    limit.given.some((planLimit) => planLimit.force === 'law' && isLaxer(extentOf(values), planLimit))
      ? say('field_error.laxer_than_law')
      : null
  const form = useCallForm<Values>({
    initialValues: {
      min: textOf(start?.min),
      max: textOf(start?.max),
      hold_minutes: textOf(start?.hold_minutes),
      reason: limit.own?.reason ?? '',
    },
    validate: {
      [start?.max === null ? 'min' : 'max']: (_: string, values: Values) => tooLax(values),
      reason: required,
    },
    save: async (values) => {
      try {
        await change.mutateAsync({
          params: { placeId, limitId: limit.id },
          query: { lang },
          body: { ...extentOf(values), reason: values.reason.trim(), version: version.current },
        })
        toast('success', say('plan.limit_saved'))
        onClose()
      } catch (thrown) {
        const problem = asProblem(thrown)
        if (problem.status !== 409 || problem.current === undefined) throw problem
        setConflict({ theirs: problem.current as Limit, mine: values })
      }
    },
  })
  const overwrite = (): void => {
    version.current = conflict?.theirs.version ?? version.current
    setConflict(null)
    form.submit()
  }
  return { form, conflict, overwrite, closeConflict: () => setConflict(null) }
}

function Form({ limit, onTake, onClose }: FormProps) {
  const say = useSay()
  const { form, conflict, overwrite, closeConflict } = useLimitForm({ limit, onClose })
  if (conflict !== null) {
    const { mine, theirs } = conflict
    const theirLimit = theirs.own ?? theirs.given[0]
    return (
      <ConflictDialog
        fields={[
          {
            label: limit.name,
            mine: wordsOf(extentOf(mine)),
            theirs: theirLimit === undefined ? '' : wordsOf(theirLimit),
          },
          { label: say('plan.reason'), mine: mine.reason, theirs: theirs.own?.reason ?? '' },
        ]}
        saving={form.saving}
        onMine={overwrite}
        onTheirs={() => onTake(theirs)}
        onClose={closeConflict}
      />
    )
  }
  return (
    <FormModal title={say('plan.limit_own')} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <Text fw={600}>{limit.name}</Text>
      {limit.given.map((one, at) => (
        <Alert key={at} color={one.force === 'law' ? 'amber' : 'ink'} radius="md" role="note">
          <Text size="sm">
            {say(one.force === 'law' ? 'plan.limit_given_law' : 'plan.limit_given', { value: one.value })}
          </Text>
          <Text size="sm">{one.sources}</Text>
        </Alert>
      ))}
      <ValueFields limit={limit} form={form} />
      <Textarea
        {...form.field('reason')}
        label={say('plan.limit_reason')}
        description={say('plan.limit_reason_hint')}
        size="md"
        rows={2}
        maxLength={1_000}
        required
      />
      {limit.own !== null && <RestoreLimit limit={limit} onClose={onClose} />}
    </FormModal>
  )
}

/** The ends and the holding time that the plan's own limit has. */
function ValueFields({ limit, form }: { readonly limit: Limit; readonly form: CallForm<Values> }) {
  const say = useSay()
  const [planned] = limit.given
  const has = (end: 'min' | 'max' | 'hold_minutes'): boolean =>
    planned?.[end] !== null && planned?.[end] !== undefined
  const unit = limit.quantity === 'celsius' ? { unit: '°C' } : {}
  return (
    <>
      {has('min') && <NumberInput {...form.field('min')} label={say('plan.limit_min')} {...unit} />}
      {has('max') && <NumberInput {...form.field('max')} label={say('plan.limit_max')} {...unit} />}
      {has('hold_minutes') && (
        <NumberInput
          {...form.field('hold_minutes')}
          label={say('plan.limit_hold')}
          negatives={false}
          max={1_000_000}
        />
      )}
    </>
  )
}

function RestoreLimit({ limit, onClose }: { readonly limit: Limit; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId } = usePlan()
  const remove = useRemoveLimit()
  const restore = async (): Promise<void> => {
    try {
      await remove.mutateAsync({
        params: { placeId, limitId: limit.id },
        query: { base_version: limit.version },
      })
      toast('success', say('plan.limit_restored'))
      onClose()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      loading={remove.isPending}
      onClick={() => void restore()}
      style={{ alignSelf: 'flex-start' }}
    >
      {say('plan.limit_restore')}
    </Button>
  )
}
