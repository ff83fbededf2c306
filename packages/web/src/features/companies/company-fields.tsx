import { hasRegCode, needsRegCode, vatPlaceholder } from '@larder/core/companies'
import { SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { statesOf } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CompanyLists } from './companies.api.ts'
import type { CompanyFormState } from './use-company-form.ts'

type Props = { readonly form: CompanyFormState; readonly lists: CompanyLists; readonly narrow: boolean }

/** Name, address and registration of the company. */
export function CompanyFields({ form, lists, narrow }: Props) {
  const say = useSay()
  const { field, country_id } = form
  return (
    <SimpleGrid cols={narrow ? 1 : { base: 1, sm: 2 }} spacing="md">
      <TextInput
        {...field('name')}
        label={say('companies.name')}
        autoComplete="organization"
        maxLength={255}
        required
      />
      <ChoiceField
        {...field('country_id')}
        label={say('companies.country')}
        data={lists.countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        notEmpty
        required
      />
      <StateField
        form={form}
        hasStates={lists.countries.find(({ id }) => id === country_id)?.has_states === true}
      />
      <TextInput
        {...field('address')}
        label={say('companies.address')}
        autoComplete="street-address"
        maxLength={255}
        required
      />
      <TextInput
        {...field('email')}
        label={say('companies.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <RegistrationFields form={form} />
    </SimpleGrid>
  )
}

/** Registration code and VAT number, as the country needs them. */
function RegistrationFields({ form: { field, country_id } }: Pick<Props, 'form'>) {
  const say = useSay()
  return (
    <>
      {hasRegCode(country_id) && (
        <TextInput
          {...field('reg_code')}
          label={say('companies.reg_code')}
          maxLength={50}
          required={needsRegCode(country_id)}
        />
      )}
      <TextField
        {...field('vat_number')}
        label={say('companies.vat_number')}
        placeholder={vatPlaceholder(country_id)}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={50}
        uppercase
      />
    </>
  )
}

function StateField({ form, hasStates }: { readonly form: CompanyFormState; readonly hasStates: boolean }) {
  const say = useSay()
  const { data: states = [] } = useQuery({ ...statesOf(form.country_id ?? 0), enabled: hasStates })
  if (!hasStates || states.length === 0) return null
  return (
    <ChoiceField
      {...form.field('state_id')}
      label={say('companies.state')}
      data={states.map(({ id, name }) => ({ value: String(id), label: name }))}
      notEmpty
      required
    />
  )
}
