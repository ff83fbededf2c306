import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { DateInput } from '#ui/date-input.tsx'
import { FormModal } from '../inputs/form-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { flowOf, ofGroup, useVerifyFlow } from '../plans.api.ts'

type Props = { readonly flow: PlanFlow; readonly onClose: () => void }

/** Who compared the diagram with the site, and when. */
export function VerificationForm({ flow, onClose }: Props) {
  const say = useSay()
  const { profile } = useAccess()
  const { placeId, planId, groupId, lang, place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const verify = useVerifyFlow()
  const { refetch } = useQuery(flowOf({ placeId, planId, groupId }, lang))
  const today = todayAt(place.timezone)
  const form = useCallForm({
    initialValues: {
      verified_on: today,
      verified_by: profile === undefined ? '' : `${profile.firstname} ${profile.lastname}`.trim(),
    },
    validate: {
      verified_on: (value) => required(value) ?? (value > today ? say('field_error.future') : null),
      verified_by: required,
    },
    save: async (values) => {
      await verify.mutateAsync({
        params: { placeId, planId },
        query: { lang, ...ofGroup(groupId) },
        body: { ...values, sha256: flow.sha256 },
      })
      toast('success', say('plan.flow_verify_done'))
      onClose()
    },
    // The diagram has changed: the page shows the new one, which has to be compared.
    onProblem: ({ status }) => {
      if (status === 409) void refetch()
      return false
    },
  })
  return (
    <FormModal title={say('plan.flow_verify')} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <Text>{say('plan.flow_verify_text')}</Text>
      <DateInput
        {...form.field('verified_on')}
        label={say('plan.flow_verified_on')}
        pattern={datePattern}
        max={today}
        required
      />
      <TextInput
        {...form.field('verified_by')}
        label={say('plan.flow_verified_by')}
        maxLength={200}
        required
      />
    </FormModal>
  )
}
