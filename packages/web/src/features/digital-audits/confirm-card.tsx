import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useOnline } from '#kit/use-online.ts'
import { Card } from '#ui/card.tsx'
import { TypedText } from './answer-field.tsx'
import { hasShownAnswers } from './audit-state.ts'
import { useChangeAudit, useConfirmAudit } from './digital-audits.api.ts'
import type { OpenAudit } from './use-audit.ts'

type Props = {
  readonly open: OpenAudit
  readonly audit: NonNullable<OpenAudit['audit']>
  /** What is not sent yet. */
  readonly waiting: number
}

/** The end of an audit: remarks, and who confirms it. Everything must be sent and answered before. */
export function ConfirmCard({ open, audit, waiting }: Props) {
  const say = useSay()
  const online = useOnline()
  const { answered, questions, findings } = audit.score
  const disputed = [...audit.answers.values()].filter((answer) => answer.disputed.length > 0).length
  const missing = questions - answered - disputed
  const reason =
    disputed > 0
      ? say('audits.disputed_questions', { count: disputed })
      : missing > 0
        ? say('audits.open_questions', { count: missing })
        : waiting > 0 || open.details === undefined
          ? say(online ? 'audits.still_sending' : 'audits.confirm_online', { count: waiting })
          : null
  return (
    <Card title={say('audits.confirm')}>
      <Stack gap="md">
        <Text>{say('audits.confirm_text', { count: findings })}</Text>
        {open.details !== undefined && <Remarks open={open} details={open.details} />}
        {reason === null ? <ConfirmForm open={open} audit={audit} /> : <Text role="status">{reason}</Text>}
      </Stack>
    </Card>
  )
}

type RemarksProps = { readonly open: OpenAudit; readonly details: NonNullable<OpenAudit['details']> }

function Remarks({ open, details }: RemarksProps) {
  const say = useSay()
  const change = useChangeAudit()
  const save = async (comment: string): Promise<boolean> => {
    try {
      const { id, version } = (await open.refetch()) ?? details
      await change.mutateAsync({ params: { id }, body: { base_version: version, comment } })
      return true
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      return false
    }
  }
  return (
    <TypedText
      name={`audit:${details.uuid}:remarks`}
      label={say('audits.remarks')}
      value={details.comment}
      onSave={save}
    />
  )
}

function ConfirmForm({ open, audit }: Pick<Props, 'open' | 'audit'>) {
  const say = useSay()
  const navigate = useNavigate()
  const { profile } = useAccess()
  const confirm = useConfirmAudit()
  const { field, submit, saving } = useCallForm({
    initialValues: { name: [profile?.firstname, profile?.lastname].filter(Boolean).join(' '), role: '' },
    validate: { name: required, role: required },
    save: async ({ name, role }) => {
      const now = await open.refetch()
      if (now === undefined) return
      if (!hasShownAnswers(audit, now.responses)) return toast('warning', texts.t('audits.changed_meanwhile'))
      await confirm.mutateAsync({
        params: { id: now.id },
        body: { base_version: now.version, name: name.trim(), role: role.trim() },
      })
      toast('success', texts.t('audits.confirmed_done'))
      await navigate({ to: paths.auditShow, params: { auditId: String(now.id) } })
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} size="md" label={say('audits.your_name')} maxLength={255} required />
        <TextInput {...field('role')} size="md" label={say('audits.your_role')} maxLength={255} required />
      </SimpleGrid>
      <Button type="submit" size="md" mt="md" loading={saving}>
        {say('audits.confirm')}
      </Button>
    </form>
  )
}
