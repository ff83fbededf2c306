import type { OwnInvitation } from '@larder/contract/account'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, useAccess } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { selectCompany } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { invitationsOf, useAcceptInvitation, useDeclineInvitation, useMailInvitation } from './account.api.ts'

type Invitation = OwnInvitation

/** The user's open invitations. */
export function InvitationNotice() {
  const { data = [] } = useQuery(invitationsOf())
  if (data.length === 0) return null
  return (
    <Stack gap="sm" mb="md">
      {data.map((invitation) => (
        <OneInvitation key={invitation.id} invitation={invitation} />
      ))}
    </Stack>
  )
}

/** Shows what went wrong: the words for the field where there are any. */
function describe(thrown: unknown): void {
  const problem = asProblem(thrown)
  const [first] = problem.errors
  if (first === undefined) toastProblem(problem)
  else toast('error', describeFieldError(first))
}

function OneInvitation({ invitation }: { readonly invitation: Invitation }) {
  const say = useSay()
  const { id, company, inviter, can_accept } = invitation
  const join = useJoin(invitation)
  const decline = useDeclineInvitation()
  const mail = useMailInvitation()
  const { profile } = useAccess()
  const input = { params: { id } }
  const sendLink = (): Promise<void> =>
    mail
      .mutateAsync(input)
      .then(
        () => toast('success', say('account.invitation_mailed', { username: profile?.username })),
        describe,
      )
  const title =
    inviter === '' ? say('auth.invited_to', { company }) : say('auth.invited_by', { inviter, company })
  return (
    <Alert icon={<IconMail />} title={title}>
      {!can_accept && <Text size="sm">{say('account.invitation_unproven')}</Text>}
      <Group gap="sm" mt="sm">
        {can_accept ? (
          <Button size="sm" loading={join.busy} onClick={() => void join.accept().catch(describe)}>
            {say('account.invitation_accept')}
          </Button>
        ) : (
          <Button size="sm" loading={mail.isPending} onClick={() => void sendLink()}>
            {say('account.invitation_mail')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          loading={decline.isPending}
          onClick={() => void decline.mutateAsync(input).catch(describe)}
        >
          {say('account.invitation_decline')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Joins the company and goes there. */
function useJoin({ id, company }: Invitation) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isPending, mutateAsync } = useAcceptInvitation()
  const accept = async (): Promise<void> => {
    const { company_id } = await mutateAsync({ params: { id } })
    const list = await reloadAccess(client)
    selectCompany(company_id)
    settleSelection(list)
    toast('success', say('auth.invitation_accepted', { company }))
    await navigate({ href: paths.home })
  }
  return { accept, busy: isPending }
}
