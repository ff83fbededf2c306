import type { Worker } from '@larder/contract/workers'
import { NO_ACCESS, workerLevels } from '@larder/core/classifiers'
import { languages } from '@larder/core/languages'
import { Alert, Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, useAccess } from '#kit/access.ts'
import type { ConflictField } from '#kit/conflict.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { currentLanguage, texts, useSay } from '#kit/i18n.ts'
import { email, required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { useLevelNames } from '#kit/level-names.ts'
import { rolesOf, useChangeWorker, useCreateWorker } from './workers.api.ts'

/** `person`: null for a new one. */
type Props = { readonly placeId: number; readonly person: Worker | null }

type Values = {
  first_name: string
  last_name: string
  email: string
  phone: string
  position: string
  idcode: string
  access_level: string
  lang: string
  sendEmail: boolean
  remindsCertificates: boolean
  remindsTrainings: boolean
}

const startOf = (person: Worker | null): Values => ({
  first_name: person?.first_name ?? '',
  last_name: person?.last_name ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  position: person?.position ?? '',
  idcode: person?.idCode ?? '',
  access_level: person?.accessLevel ?? NO_ACCESS,
  lang: currentLanguage(),
  sendEmail: true,
  remindsCertificates: !(person?.stopNotificationCert ?? false),
  remindsTrainings: !(person?.stopNotificationTraining ?? false),
})

/** Whether name and address are those of the person's account, which only they change. */
const hasAccount = (person: Worker | null): boolean => person?.status === 'active' && person.userId !== null

/** The roles, which are beside the fields, in both versions. */
function useRoles(placeId: number, chosen: readonly string[]) {
  const say = useSay()
  const { data = [] } = useQuery(rolesOf(placeId))
  const namesOf = (ids: readonly string[]): string =>
    data
      .filter(({ id }) => ids.includes(String(id)))
      .map(({ name }) => name)
      .join(', ')
  return (theirs: unknown): ConflictField[] => {
    const { groups } = theirs as Worker
    return [{ label: say('nav.roles'), mine: namesOf(chosen), theirs: namesOf(groups.map(String)) }]
  }
}

function usePersonForm({ placeId, person }: Props) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { can } = useAccess()
  const create = useCreateWorker()
  const change = useChangeWorker()
  const [groups, setGroups] = useState((person?.groups ?? []).map(String))
  const nameOfLevel = useLevelNames()
  const others = useRoles(placeId, groups)
  const form = useCallForm<Values>({
    initialValues: startOf(person),
    validate: {
      first_name: required,
      email: (value, { access_level }) =>
        value.trim() === '' ? (access_level === NO_ACCESS ? null : required(value)) : email(value),
    },
    changes: {
      opened: person,
      valuesOf: (theirs) => startOf(theirs as Worker),
      words: { access_level: nameOfLevel },
      others,
      onTheirs: () => void navigate({ to: paths.teamPeople }),
    },
    save: async (values, base) => {
      const { first_name, last_name, idcode, access_level, remindsCertificates, remindsTrainings, ...rest } =
        values
      const body = {
        ...rest,
        email: rest.email.trim(),
        ...(!hasAccount(person) && { last_name }),
        ...(can('workers.private') && { idcode }),
        ...(can('place_users.manage') && { access_level }),
        groups: groups.map(Number),
        stopNotificationCert: !remindsCertificates,
        stopNotificationTraining: !remindsTrainings,
      }
      const saved = await (person === null
        ? create.mutateAsync({ params: { placeId }, body: { ...body, first_name } })
        : change.mutateAsync({
            params: { placeId, id: person.id },
            body: { ...body, ...base, ...(!hasAccount(person) && { first_name }) },
          }))
      const invited = saved.status === 'invited' && person?.status !== 'invited'
      toast('success', texts.t(invited ? 'users.invitation_sent' : 'team.saved', { name: saved.name }))
      await reloadAccess(client)
      await navigate({ to: paths.teamPeople })
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return { ...form, groups, setGroups }
}

export function PersonForm(props: Props) {
  const say = useSay()
  const { can } = useAccess()
  const form = usePersonForm(props)
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        {hasAccount(props.person) && (
          <Alert variant="light" color="ink">
            {say('team.name_of_account')}
          </Alert>
        )}
        <PersonFields form={form} person={props.person} />
        <RolesField placeId={props.placeId} chosen={form.groups} onChange={form.setGroups} />
        <Stack gap="xs">
          <Checkbox
            {...form.field('remindsCertificates', 'checkbox')}
            label={say('team.remind_certificates')}
          />
          <Checkbox {...form.field('remindsTrainings', 'checkbox')} label={say('team.remind_trainings')} />
        </Stack>
        {can('workers.edit') && (
          <Group justify="flex-end" gap="sm">
            <Button variant="default" renderRoot={(root) => <Link to={paths.teamPeople} {...root} />}>
              {say('ui.cancel')}
            </Button>
            <Button type="submit" loading={form.saving}>
              {say(props.person === null ? 'team.add' : 'ui.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

type FieldsProps = { readonly form: CallForm<Values>; readonly person: Worker | null }

function PersonFields({ form: { field, form }, person }: FieldsProps) {
  const say = useSay()
  const { can } = useAccess()
  const own = hasAccount(person)
  const [level, setLevel] = useState(person?.accessLevel ?? NO_ACCESS)
  form.watch('access_level', ({ value }) => setLevel(value))
  const begins = level !== NO_ACCESS && (person === null || person.accessLevel === NO_ACCESS)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        {...field('first_name')}
        label={say('users.first_name')}
        maxLength={100}
        required
        disabled={own}
      />
      <TextInput {...field('last_name')} label={say('users.last_name')} maxLength={100} disabled={own} />
      <TextInput {...field('position')} label={say('team.position')} maxLength={100} />
      <TextInput {...field('phone')} label={say('team.phone')} type="tel" maxLength={50} />
      <TextInput
        {...field('email')}
        label={say('users.email')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required={level !== NO_ACCESS}
        disabled={own}
      />
      {can('workers.private') && (
        <TextInput
          {...field('idcode')}
          label={say('team.idcode')}
          description={say('team.idcode_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={50}
        />
      )}
      {can('place_users.manage') && <LevelField field={field} present={person?.accessLevel ?? NO_ACCESS} />}
      {begins && person?.company_access_level == null && (
        <NativeSelect
          {...field('lang')}
          label={say('users.lang')}
          data={languages.map(({ key, name }) => ({ value: key, label: name }))}
        />
      )}
      {begins && <Checkbox {...field('sendEmail', 'checkbox')} label={say('users.send_email')} mt="xl" />}
    </SimpleGrid>
  )
}

type LevelProps = { readonly field: CallForm<Values>['field']; readonly present: string }

/** The offered levels, and another one that the person has. */
function LevelField({ field, present }: LevelProps) {
  const say = useSay()
  const nameOf = useLevelNames()
  const keys = [...new Set([...workerLevels.map(({ key }) => key), present])]
  return (
    <NativeSelect
      {...field('access_level')}
      label={say('team.level')}
      description={say('team.level_hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={keys.map((key) => ({ value: key, label: nameOf(key) }))}
    />
  )
}

type RolesProps = {
  readonly placeId: number
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

function RolesField({ placeId, chosen, onChange }: RolesProps) {
  const say = useSay()
  const { data = [] } = useQuery(rolesOf(placeId))
  const visibleRoles = data.filter(({ id, is_disabled }) => !is_disabled || chosen.includes(String(id)))
  if (visibleRoles.length === 0) return null
  return (
    <Checkbox.Group label={say('nav.roles')} value={[...chosen]} onChange={onChange}>
      <Group gap="md" mt="xs">
        {visibleRoles.map(({ id, name }) => (
          <Checkbox key={id} py={10} value={String(id)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
