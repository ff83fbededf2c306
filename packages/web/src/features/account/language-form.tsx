import { Button, Group, NativeSelect } from '@mantine/core'
import type { Profile } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { changeLanguage, keepDeviceLanguage, useSay } from '#kit/i18n.ts'
import { findLanguage, languages } from '@larder/core/languages'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useChangeLanguage } from './account.api.ts'

/**
 * General 5.6: a language must be chosen and differ from the account's. It replaces the device's own choice.
 */
export function LanguageForm({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const current = profile.lang
  const change = useChangeLanguage()
  const form = useCallForm({
    initialValues: { lang: current },
    validate: {
      lang: (value) => {
        if (!value) return say('account.no_language')
        return value === current ? say('account.same_language') : null
      },
    },
    save: async ({ lang }) => {
      const code = findLanguage(lang)
      if (code === null) return
      await change.mutateAsync({ body: { lang: code } })
      keepDeviceLanguage(profile, null)
      await changeLanguage(code)
      toast('success', say('account.language_change_success'))
    },
  })
  return (
    <Card title={say('account.language')}>
      <form onSubmit={form.submit} noValidate>
        <NativeSelect
          {...form.field('lang')}
          label={say('account.interface_language')}
          description={say('account.language_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={languages.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={form.saving}>
            {say('account.save_language')}
          </Button>
        </Group>
      </form>
    </Card>
  )
}
