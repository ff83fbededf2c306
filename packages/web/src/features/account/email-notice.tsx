import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useMailProof } from './account.api.ts'

/** Where one begins, and where one invites others; the day's work is not disturbed. */
const pages = [paths.overview, paths.accountSettings, paths.setUp, paths.shareAccesses] as const

/** Asks the user to open the link that proves the account's e-mail address. */
export function EmailNotice() {
  const say = useSay()
  const { profile } = useAccess()
  const mail = useMailProof()
  const page = useRouterState({ select: ({ location }) => location.pathname })
  if (!pages.some((path) => page.startsWith(path))) return null
  if (profile === undefined || profile.is_email_proven) return null
  const { username } = profile
  const send = (): Promise<void> =>
    mail.mutateAsync({}).then(
      () => toast('success', say('account.invitation_mailed', { username })),
      (thrown: unknown) => toastProblem(asProblem(thrown)),
    )
  return (
    <Alert color="gray" variant="light" icon={<IconMail />} mb="md" py="xs">
      <Group justify="space-between" gap={4}>
        <Text size="sm" flex="1 1 16rem">
          {say('account.email_unproven', { username })}
        </Text>
        <Button variant="subtle" size="compact-sm" loading={mail.isPending} onClick={() => void send()}>
          {say('places.address_ask')}
        </Button>
      </Group>
    </Alert>
  )
}
