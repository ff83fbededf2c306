import { hasRegCode } from '@larder/core/companies'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Company } from '#kit/access.ts'
import { statesOf } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { FactList } from '#ui/fact-list.tsx'
import type { CompanyLists } from './companies.api.ts'

type Props = { readonly company: Company; readonly lists: CompanyLists }

/** The company in view mode. */
export function CompanyFacts(props: Props) {
  return (
    <Stack gap="xl">
      <ContactFacts {...props} />
      <PreferenceFacts {...props} />
    </Stack>
  )
}

function ContactFacts({ company, lists }: Props) {
  const say = useSay()
  const { country_id, state_id } = company
  const { data: states = [] } = useQuery({ ...statesOf(country_id), enabled: state_id !== null })
  const country = lists.countries.find(({ id }) => id === country_id)?.name
  const state = states.find(({ id }) => id === state_id)?.name
  return (
    <FactList
      facts={[
        { label: say('companies.name'), value: company.name },
        { label: say('companies.country'), value: country },
        ...(state_id === null ? [] : [{ label: say('companies.state'), value: state }]),
        { label: say('companies.address'), value: company.address },
        { label: say('companies.email'), value: company.email },
        ...(hasRegCode(country_id) ? [{ label: say('companies.reg_code'), value: company.reg_code }] : []),
        { label: say('companies.vat_number'), value: company.vat_number },
      ]}
    />
  )
}

function PreferenceFacts({ company, lists }: Props) {
  const say = useSay()
  const { temperature_scale: scale, production_currency: currency } = company
  const language = lists.languages.find(({ key }) => key === company.preferred_language)?.native_name
  return (
    <FactList
      facts={[
        { label: say('companies.preferred_language'), value: language },
        { label: say('companies.temperature_scale'), value: `${scale.name} (${scale.unit})` },
        { label: say('companies.weight_system'), value: company.weight_system.name },
        { label: say('companies.volume_system'), value: company.volume_system.name },
        { label: say('companies.date_format'), value: company.date_format },
        {
          label: say('companies.currency'),
          value: currency === null ? null : `${currency.name} (${currency.key})`,
        },
        {
          label: say('companies.entry_log'),
          value: say(
            company.entry_created_at_hidden ? 'companies.entry_time_hidden' : 'companies.entry_time_shown',
          ),
        },
        {
          label: say('companies.prefilling'),
          value: say(company.is_temp_predictions_enabled ? 'companies.on' : 'companies.off'),
        },
      ]}
    />
  )
}
