import { employeeRanges } from '@larder/core/haccp'
import { Button, Fieldset, Group, Radio, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { statesOf } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { ActivityFields } from './activity-fields.tsx'
import styles from './place-form.module.css'
import type { PlaceLists } from './places.api.ts'
import type { PlaceValues } from './place-values.ts'
import { usePlaceForm, type PlaceFormProps, type PlaceFormState } from './use-place-form.ts'

type Props = PlaceFormProps & {
  readonly lists: PlaceLists
  readonly start: PlaceValues
  readonly submit: string
  readonly onCancel?: (() => void) | undefined
}

type PartProps = { readonly form: PlaceFormState; readonly lists: PlaceLists }

const one = { notEmpty: true, required: true } as const
const part = { root: styles.part ?? '', legend: styles.legend ?? '' }
const columns = { cols: { base: 1, sm: 2 }, spacing: 'md' } as const

/** The place form in edit mode. A refused save keeps all values. */
export function PlaceForm({ lists, start, submit, onCancel, ...sending }: Props) {
  const say = useSay()
  const form = usePlaceForm(start, sending)
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="xl">
        <Business form={form} lists={lists} />
        <Address form={form} lists={lists} />
        <Contact form={form} />
        <Group justify="flex-end" gap="sm">
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              {say('ui.cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.saving}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** The activities of the place, from which the plan is generated. */
function Business({ form, lists }: PartProps) {
  const say = useSay()
  const { field } = form
  return (
    <Fieldset variant="unstyled" classNames={part} legend={say('places.part_business')}>
      <Stack gap="md">
        <ActivityFields form={form} lists={lists} />
        <SimpleGrid {...columns}>
          <TextInput {...field('name')} label={say('places.name')} maxLength={255} required />
          <Radio.Group
            {...field('number_of_employees')}
            label={say('places.number_of_employees')}
            size="md"
            required
          >
            <Group gap="lg" mt="sm" mb={6}>
              {employeeRanges.map((range) => (
                <Radio key={range} value={range} label={range} />
              ))}
            </Group>
          </Radio.Group>
        </SimpleGrid>
      </Stack>
    </Fieldset>
  )
}

function Address({ form, lists }: PartProps) {
  const say = useSay()
  const { field, country_id } = form
  const hasStates = lists.countries.find(({ id }) => String(id) === country_id)?.has_states === true
  const { data: states = [] } = useQuery({ ...statesOf(Number(country_id)), enabled: hasStates })
  return (
    <Fieldset variant="unstyled" classNames={part} legend={say('places.part_address')}>
      <SimpleGrid {...columns}>
        <TextInput
          {...field('address')}
          label={say('places.address')}
          autoComplete="street-address"
          maxLength={255}
          required
        />
        <ChoiceField
          {...field('country_id')}
          label={say('places.country')}
          data={lists.countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...one}
        />
        {states.length > 0 && (
          <ChoiceField
            {...field('state_id')}
            label={say('places.state')}
            data={states.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...one}
          />
        )}
        <ChoiceField
          {...field('timezone')}
          label={say('places.timezone')}
          data={zoneOptions(lists.zones)}
          {...one}
        />
        <ChoiceField
          {...field('preferred_language')}
          label={say('places.preferred_language')}
          data={lists.languages.map(({ key, native_name }) => ({ value: key, label: native_name }))}
          {...one}
        />
      </SimpleGrid>
    </Fieldset>
  )
}

/** The name first, so that typing its first letters finds a zone; then the offset from UTC. */
const zoneOptions = (zones: PlaceLists['zones']) =>
  zones
    .map(({ key, name }) => ({
      value: key,
      label: `${key.replaceAll('_', ' ')} ${/^\([^)]*\)/.exec(name)?.[0] ?? ''}`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

function Contact({ form: { field } }: { readonly form: PlaceFormState }) {
  const say = useSay()
  const mail = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Fieldset variant="unstyled" classNames={part} legend={say('places.part_contact')}>
      <SimpleGrid {...columns}>
        <TextInput
          {...field('contact_person')}
          label={say('places.contact_person')}
          autoComplete="name"
          maxLength={255}
          required
        />
        <TextInput
          {...field('person_phone')}
          label={say('places.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={50}
          required
        />
        <TextInput
          {...field('person_email')}
          label={say('places.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          {...mail}
        />
        <TextInput
          {...field('notification_email')}
          label={say('places.notification_email')}
          description={say('places.notification_email_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={2000}
          {...mail}
        />
      </SimpleGrid>
      <Radio.Group {...field('mails_breaches')} label={say('places.mails_breaches')} size="md" mt="md">
        <Group gap="lg" mt="xs">
          <Radio value="true" label={say('companies.on')} />
          <Radio value="false" label={say('companies.off')} />
        </Group>
      </Radio.Group>
    </Fieldset>
  )
}
