import { shareableModules, type ShareableModule } from '@larder/core/permissions'
import { latestValidDate, proposedValidDate } from '@larder/core/shared-accesses'
import type { SharedAccess } from '@larder/contract/shared-accesses'
import { Checkbox, Group, Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { folderChoices, foldersOf } from '#features/documents/public.tsx'
import { useCompanyFormat, type CompanyPlace } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { currentLanguage, texts, useLanguage, useSay } from '#kit/i18n.ts'
import { languages, type LanguageKey } from '@larder/core/languages'
import { all, email, required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { moduleNames } from './modules.ts'
import { useCreateSharedAccess } from './shared-accesses.api.ts'
import styles from './invite-form.module.css'

type Props = {
  readonly place: CompanyPlace
  /** What is chosen at the start. */
  readonly start: { readonly modules: readonly ShareableModule[]; readonly folder: number | null }
  readonly onCreated: (access: SharedAccess) => void
}
type Values = {
  name: string
  email: string
  modules: ShareableModule[]
  all_folders: boolean
  folder_ids: string[]
  valid_date: string
  lang: LanguageKey
  sendEmail: boolean
}

function useInviteForm({ place, start, onCreated }: Props) {
  const create = useCreateSharedAccess()
  const initialValues: Values = {
    name: '',
    email: '',
    modules: [...start.modules],
    all_folders: start.folder === null,
    folder_ids: start.folder === null ? [] : [String(start.folder)],
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
      folder_ids: (chosen, { all_folders, modules }) =>
        chosen.length === 0 && !all_folders && modules.includes('documents')
          ? texts.t('share.choose_module')
          : null,
    },
    save: async ({ all_folders, folder_ids, ...values }) => {
      const [access] = await create.mutateAsync({
        params: { placeId: place.id },
        body: {
          ...values,
          name: values.name.trim(),
          email: values.email.trim(),
          folder_ids: all_folders || !values.modules.includes('documents') ? null : folder_ids.map(Number),
        },
      })
      if (access !== undefined) onCreated(access)
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}

/** Who reads, and what. */
export function InviteForm(props: Props) {
  const say = useSay()
  const form = useInviteForm(props)
  const { field, submit, saving } = form
  const { name: _, onChange, ...modules } = field('modules')
  const [withDocuments, setWithDocuments] = useState(props.start.modules.includes('documents'))
  const { timezone, id } = props.place
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <ReaderFields form={form} timezone={timezone} />
        <Checkbox.Group
          {...modules}
          onChange={(chosen: string[]) => {
            setWithDocuments(chosen.includes('documents'))
            onChange(chosen)
          }}
          label={say('share.modules')}
          description={say('share.modules_hint')}
        >
          <Group gap="lg" mt="xs">
            {shareableModules.map((module) => (
              <Checkbox key={module} value={module} label={say(moduleNames[module])} />
            ))}
          </Group>
        </Checkbox.Group>
        {withDocuments && <FolderFields placeId={id} form={form} start={props.start.folder === null} />}
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

type ReaderProps = { readonly form: CallForm<Values>; readonly timezone: string }

/** Who reads, in which language, until when. */
function ReaderFields({ form: { field }, timezone }: ReaderProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  return (
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
        min={todayAt(timezone)}
        max={latestValidDate(todayAt(timezone))}
        required
      />
      <ChoiceField
        {...field('lang')}
        label={say('share.lang')}
        data={languages.map(({ key, name }) => ({ value: key, label: name }))}
        notEmpty
      />
    </SimpleGrid>
  )
}

type FolderProps = { readonly placeId: number; readonly form: CallForm<Values>; readonly start: boolean }

/** All folders of documents, or the chosen ones. */
function FolderFields({ placeId, form: { field }, start }: FolderProps) {
  const say = useSay()
  const lang = useLanguage()
  const { data } = useQuery(foldersOf(placeId, lang))
  const [isAll, setIsAll] = useState(start)
  const { onChange, ...all_folders } = field('all_folders', 'checkbox')
  const { name: _, ...folders } = field('folder_ids')
  return (
    <Stack gap="sm">
      <Checkbox
        {...all_folders}
        onChange={(event) => {
          setIsAll(event.currentTarget.checked)
          onChange(event)
        }}
        label={say('documents.all_folders')}
        description={say('share.no_private_papers')}
      />
      {!isAll && data !== undefined && (
        <Checkbox.Group {...folders} label={say('documents.folders')}>
          <div className={styles.folders}>
            {folderChoices(data, true).map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Stack>
  )
}
