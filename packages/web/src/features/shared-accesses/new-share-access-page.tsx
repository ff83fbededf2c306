import { shareableModules, type ShareableModule } from '@larder/core/permissions'
import { latestValidDate, proposedValidDate } from '@larder/core/shared-accesses'
import type { SharedAccess } from '@larder/contract/shared-accesses'
import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat, type CompanyPlace } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useCallForm } from '#kit/form.ts'
import { currentLanguage, texts, useSay } from '#kit/i18n.ts'
import { languages, type LanguageKey } from '@larder/core/languages'
import { all, email, required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AccessLink } from './access-link.tsx'
import { moduleNames } from './modules.ts'
import { useCreateSharedAccess } from './shared-accesses.api.ts'

/** Invites a reader of the selected place: recipient, modules, end date. */
export function NewShareAccessPage() {
  const say = useSay()
  const { place, company, can } = useAccess()
  const [access, setAccess] = useState<SharedAccess | null>(null)
  if (place === null || !can('shared_accesses.manage')) return <NoPermission title={say('share.new_title')} />
  return (
    <>
      <PageHeader title={say('share.new_title')} hint={`${company?.name ?? ''} · ${place.name}`}>
        <Button variant="default" renderRoot={(props) => <Link to={paths.shareAccesses} {...props} />}>
          {say('share.to_list')}
        </Button>
      </PageHeader>
      {access === null ? (
        <Card>
          <InviteForm key={place.id} place={place} onCreated={setAccess} />
        </Card>
      ) : (
        <AccessLink access={access} onAnother={() => setAccess(null)} />
      )}
    </>
  )
}

type FormProps = { readonly place: CompanyPlace; readonly onCreated: (access: SharedAccess) => void }
type Values = {
  name: string
  email: string
  modules: ShareableModule[]
  valid_date: string
  lang: LanguageKey
  sendEmail: boolean
}

function useInviteForm({ place, onCreated }: FormProps) {
  const create = useCreateSharedAccess()
  const initialValues: Values = {
    name: '',
    email: '',
    modules: ['plan'],
    valid_date: proposedValidDate(todayAt(place.timezone)),
    lang: currentLanguage(),
    sendEmail: true,
  }
  return useCallForm<Values>({
    initialValues,
    validate: {
      name: required,
      email: all(required, email),
      valid_date: required,
      modules: (chosen) => (chosen.length === 0 ? texts.t('share.choose_module') : null),
    },
    save: async (values) => {
      const [access] = await create.mutateAsync({
        params: { placeId: place.id },
        body: { ...values, name: values.name.trim(), email: values.email.trim() },
      })
      if (access !== undefined) onCreated(access)
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}

function InviteForm(props: FormProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { field, submit, saving } = useInviteForm(props)
  const { name: _, ...modules } = field('modules')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput {...field('name')} label={say('share.name')} maxLength={100} required />
          <TextInput
            {...field('email')}
            label={say('share.email')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
          />
          <DateInput
            {...field('valid_date')}
            label={say('share.valid_date')}
            pattern={datePattern}
            min={todayAt(props.place.timezone)}
            max={latestValidDate(todayAt(props.place.timezone))}
            required
          />
          <ChoiceField
            {...field('lang')}
            label={say('share.lang')}
            data={languages.map(({ key, name }) => ({ value: key, label: name }))}
            notEmpty
          />
        </SimpleGrid>
        <Checkbox.Group {...modules} label={say('share.modules')} description={say('share.modules_hint')}>
          <Group gap="lg" mt="xs">
            {shareableModules.map((module) => (
              <Checkbox key={module} value={module} label={say(moduleNames[module])} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox {...field('sendEmail', 'checkbox')} label={say('share.send_email')} />
        <Group justify="flex-end" gap="sm">
          <Button type="submit" loading={saving}>
            {say('share.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
