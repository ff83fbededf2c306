import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { profileOf } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { LanguageForm } from './language-form.tsx'
import { NameForm } from './name-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { PinForms } from './pin-forms.tsx'

/** General 2.3: name, password, language, e-mails. */
export function AccountSettingsPage() {
  const say = useSay()
  const profile = useQuery(profileOf())
  return (
    <>
      <PageHeader title={say('account.title')} hint={profile.data?.username} />
      <QueryView query={profile}>
        {(current) => (
          <Stack gap="lg" maw={720}>
            <NameForm profile={current} />
            <PasswordForm />
            <PinForms />
            <LanguageForm profile={current} />
            <NewsletterForm profile={current} />
          </Stack>
        )}
      </QueryView>
    </>
  )
}
