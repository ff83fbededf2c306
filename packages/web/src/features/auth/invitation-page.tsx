import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { reloadAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { isAuthorized, selectCompany, startSession } from '#kit/session.ts'
import { writeLocal } from '#kit/storage.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { mailedToken, useAcceptByToken, useMailedToken } from './auth.api.ts'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

type Token = ReturnType<typeof useMailedToken>
type Link = ResponseOf<typeof account.checkMailedToken>
type Props = { readonly token: Token; readonly link: Link }

/** The page behind the link of an invitation: names the inviter and the company. */
export function InvitationPage() {
  const token = useMailedToken()
  const link = useQuery({ ...mailedToken(token.value), enabled: token.value !== '', retry: false })
  if (token.value === '' || link.isError || link.data?.valid === false) return <InvalidLink />
  if (link.data === undefined) return <Skeleton height={280} />
  const Page = link.data.invitation?.has_account === true ? Accept : FirstPassword
  return <Page token={token} link={link.data} />
}

function useTitle(link: Link): string {
  const say = useSay()
  const { inviter = '', company = '' } = link.invitation ?? {}
  return inviter === '' ? say('auth.invited_to', { company }) : say('auth.invited_by', { inviter, company })
}

/** A person without an account chooses a password, is signed in by it, and sees the page of the day. */
function FirstPassword({ token, link }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const enter = async ({
    access_token,
    expires_in,
    device_token,
  }: ResponseOf<typeof account.setNewPassword>): Promise<void> => {
    token.forget()
    writeLocal('invited_user', 'true')
    if (access_token === undefined || expires_in === undefined)
      return navigate({ to: paths.login, replace: true })
    startSession({ access_token, expires_in, device_token })
    await navigate({ href: paths.activityLogTimeline, replace: true })
  }
  return (
    <NewPasswordForm
      token={token.value}
      title={useTitle(link)}
      hint={say('auth.invitation_hint', { username: link.username ?? '' })}
      submit={say('auth.invitation_start')}
      onDone={enter}
    />
  )
}

/** A person with an account accepts with it. */
function Accept({ token, link }: Props) {
  const say = useSay()
  const title = useTitle(link)
  const navigate = useNavigate()
  const client = useQueryClient()
  const accept = useAcceptByToken()
  const company = link.invitation?.company ?? ''
  const join = async (): Promise<void> => {
    try {
      const { company_id } = await accept.mutateAsync({ body: { token: token.value } })
      token.forget()
      toast('success', say('auth.invitation_accepted', { company }))
      selectCompany(company_id)
      if (isAuthorized()) await reloadAccess(client)
      await navigate({ href: isAuthorized() ? paths.home : paths.login, replace: true })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Stack gap="md">
      <div>
        <AuthHead title={title}>{say('auth.invitation_account', { username: link.username ?? '' })}</AuthHead>
      </div>
      <Button fullWidth loading={accept.isPending} onClick={() => void join()}>
        {say('auth.invitation_accept')}
      </Button>
      <Text size="sm" c="dimmed" ta="center">
        {say('auth.invitation_ignore')}
      </Text>
    </Stack>
  )
}
