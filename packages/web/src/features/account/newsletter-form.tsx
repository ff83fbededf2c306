import { Switch } from '@mantine/core'
import type { Profile } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useChangeNewsletter } from './account.api.ts'

/** The weekly summary by e-mail, on or off. */
export function NewsletterForm({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const change = useChangeNewsletter()
  return (
    <Card title={say('account.emails')}>
      <Switch
        label={say('account.weekly')}
        description={say('account.weekly_hint')}
        checked={profile.newsletter}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate({ body: { newsletter: event.currentTarget.checked } }, { onError: toastProblem })
        }
      />
    </Card>
  )
}
