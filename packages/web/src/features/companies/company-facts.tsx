import { hasRegCode } from '@larder/core/companies'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Company } from '#kit/access.ts'
import { statesOf } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { FactList } from '#ui/fact-list.tsx'
import type { CompanyLists } from './companies.api.ts'

/** The company in view mode. */
export function CompanyFacts({
  company,
  lists,
}: {
  readonly company: Company
  readonly lists: CompanyLists
}) {
  const say = useSay()
  const { data: states = [] } = useQuery({
    ...statesOf(company.country_id),
    enabled: company.state_id !== null,
  })
  const state = states.find(({ id }) => id === company.state_id)?.name
  const currency = company.production_currency
  return (
    <Stack gap="xl">
      <FactList
        facts={[
          { label: say('companies.name'), value: company.name },
          {
            label: say('companies.country'),
            value: lists.countries.find(({ id }) => id === company.country_id)?.name,
          },
          ...(company.state_id === null ? [] : [{ label: say('companies.state'), value: state }]),
          { label: say('companies.address'), value: company.address },
          { label: say('companies.email'), value: company.email },
          ...(hasRegCode(company.country_id)
            ? [{ label: say('companies.reg_code'), value: company.reg_code }]
            : []),
          { label: say('companies.vat_number'), value: company.vat_number },
        ]}
      />
      <FactList
        facts={[
          {
            label: say('companies.preferred_language'),
            value: lists.languages.find(({ key }) => key === company.preferred_language)?.native_name,
          },
          {
            label: say('companies.temperature_scale'),
            value: `${company.temperature_scale.name} (${company.temperature_scale.unit})`,
          },
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
    </Stack>
  )
}
