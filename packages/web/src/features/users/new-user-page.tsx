import { Button, Checkbox, Group, NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, type CompanyPlace } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { currentLanguage, texts, useSay } from '#kit/i18n.ts'
import { languages } from '@larder/core/languages'
import { all, email, required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CompanyLevelField, PlaceLevelField } from './level-fields.tsx'
import { useCreatePlaceUser } from './users.api.ts'

/** Gives a person access to the selected place, or to the whole company. */
export function NewUserPage() {
  const say = useSay()
  const { place, company, can } = useAccess()
  if (place === null || !can('place_users.manage')) return <NoPermission title={say('users.new_title')} />
  return (
    <>
      <PageHeader title={say('users.new_title')} hint={`${company?.name ?? ''} · ${place.name}`} />
      <Card>
        <NewUserForm place={place} companyName={company?.name ?? ''} />
      </Card>
    </>
  )
}

/** The default, because most invited people fill in checks. */
const FILLS_IN = 'readonly,temp-measurements'

type Scope = 'place' | 'company'

/** Back to the page that led here. */
function useGoBack(): () => Promise<void> {
  const navigate = useNavigate()
  const { from } = useSearch({ from: '/shell/set-up/users/new' })
  return () => navigate({ to: from === 'intro' ? paths.activityLogIntroTeam : paths.setUpUsers })
}

function useNewUserForm(place: CompanyPlace, scope: Scope) {
  const goBack = useGoBack()
  const create = useCreatePlaceUser()
  return useCallForm({
    initialValues: {
      first_name: '',
      last_name: '',
      username: '',
      access_level: FILLS_IN,
      company_access_level: FILLS_IN,
      lang: currentLanguage(),
      sendEmail: true,
    },
    validate: { first_name: required, username: all(required, email) },
    save: async ({ access_level, company_access_level, ...person }) => {
      const level = scope === 'place' ? { access_level } : { company_access_level }
      const { name, status } = await create.mutateAsync({
        params: { placeId: place.id },
        body: { ...person, username: person.username.trim(), ...level },
      })
      toast('success', texts.t(status === 'invited' ? 'users.invitation_sent' : 'users.created', { name }))
      await goBack()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}

function NewUserForm({ place, companyName }: { readonly place: CompanyPlace; readonly companyName: string }) {
  const say = useSay()
  const goBack = useGoBack()
  const { can } = useAccess()
  const [scope, setScope] = useState<Scope>('place')
  const form = useNewUserForm(place, scope)
  const { field } = form
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('first_name')} label={say('users.first_name')} maxLength={100} required />
          <TextInput {...field('last_name')} label={say('users.last_name')} maxLength={100} />
          <TextInput
            {...field('username')}
            label={say('users.email')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
        </SimpleGrid>
        {can('members.manage') && (
          <Radio.Group
            value={scope}
            onChange={(chosen) => setScope(chosen === 'company' ? 'company' : 'place')}
            label={say('users.scope')}
            size="md"
          >
            <Stack gap="xs" mt="xs">
              <Radio value="place" label={say('users.scope_place', { name: place.name })} />
              <Radio value="company" label={say('users.scope_company', { name: companyName })} />
            </Stack>
          </Radio.Group>
        )}
        {scope === 'place' ? (
          <PlaceLevelField {...field('access_level')} label={say('users.access_level')} />
        ) : (
          <CompanyLevelField {...field('company_access_level')} label={say('users.access_level')} />
        )}
        <NativeSelect
          {...field('lang')}
          label={say('users.lang')}
          data={languages.map(({ key, name }) => ({ value: key, label: name }))}
        />
        <Checkbox {...field('sendEmail', 'checkbox')} label={say('users.send_email')} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => void goBack()}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" loading={form.saving}>
            {say('users.invite')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
