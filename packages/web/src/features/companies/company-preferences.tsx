import { Button, Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import type { CompanyLists } from './companies.api.ts'
import type { CompanyFormState } from './use-company-form.ts'

type Props = { readonly form: CompanyFormState; readonly lists: CompanyLists; readonly narrow: boolean }

/** Language, measures, formats and how entries are logged. */
export function CompanyPreferences({ form, lists, narrow }: Props) {
  const say = useSay()
  const { field, preferencesAsked } = form
  const { getInputNode } = form.form
  // The button that showed these fields disappears, and the focus with it.
  useEffect(() => {
    if (preferencesAsked) getInputNode('preferred_language')?.focus()
  }, [preferencesAsked, getInputNode])
  return (
    <Stack gap="lg">
      <FormatFields form={form} lists={lists} narrow={narrow} />
      <Radio.Group
        {...field('entry_created_at_hidden')}
        label={say('companies.entry_log')}
        size="md"
        required
      >
        <Stack gap="xs" mt="xs">
          <Radio value="false" label={say('companies.entry_time_shown')} />
          <Radio value="true" label={say('companies.entry_time_hidden')} />
        </Stack>
      </Radio.Group>
      <Radio.Group
        {...field('is_temp_predictions_enabled')}
        label={say('companies.prefilling')}
        description={say('companies.prefilling_hint')}
        size="md"
      >
        <Group gap="lg" mt="xs">
          <Radio value="true" label={say('companies.on')} />
          <Radio value="false" label={say('companies.off')} />
        </Group>
      </Radio.Group>
    </Stack>
  )
}

function FormatFields({ form: { field }, lists, narrow }: Props) {
  const say = useSay()
  const mandatory = { notEmpty: true, required: true } as const
  return (
    <SimpleGrid cols={narrow ? 1 : { base: 1, sm: 2 }} spacing="md">
      <ChoiceField
        {...field('preferred_language')}
        label={say('companies.preferred_language')}
        data={lists.languages.map(({ key, native_name }) => ({ value: key, label: native_name }))}
        {...mandatory}
      />
      <ChoiceField
        {...field('temperature_scale')}
        label={say('companies.temperature_scale')}
        data={lists.scales.map(({ id, name, unit }) => ({ value: String(id), label: `${name} (${unit})` }))}
        {...mandatory}
      />
      <ChoiceField
        {...field('weight_system')}
        label={say('companies.weight_system')}
        data={optionsOf(lists.systems.weight)}
        {...mandatory}
      />
      <ChoiceField
        {...field('volume_system')}
        label={say('companies.volume_system')}
        data={optionsOf(lists.systems.volume)}
        {...mandatory}
      />
      <ChoiceField
        {...field('date_format_id')}
        label={say('companies.date_format')}
        data={lists.formats.map(({ id, format }) => ({ value: String(id), label: format }))}
        {...mandatory}
      />
      <ChoiceField
        {...field('production_currency_id')}
        label={say('companies.currency')}
        data={lists.currencies.map(({ id, key, name }) => ({
          value: String(id),
          label: `${name} (${key})`,
        }))}
        placeholder={say('companies.no_currency')}
      />
    </SimpleGrid>
  )
}

/** Replaces the fields by one line while they are the country's defaults. */
export function PreferencesSummary({ form, lists }: Omit<Props, 'narrow'>) {
  const say = useSay()
  const values = form.form.getValues()
  const words = [
    lists.languages.find(({ key }) => key === values.preferred_language)?.native_name,
    lists.scales.find(({ id }) => String(id) === values.temperature_scale)?.unit,
    lists.systems.weight.find(({ id }) => String(id) === values.weight_system)?.name,
    lists.formats.find(({ id }) => String(id) === values.date_format_id)?.format,
    lists.currencies.find(({ id }) => String(id) === values.production_currency_id)?.key,
  ].filter((word) => word !== undefined)
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="center">
      <div>
        <Text size="sm" fw={600}>
          {say('companies.preferences')}
        </Text>
        <Text size="sm" c="dimmed">
          {words.join(' · ')}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        flex="none"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.8} />}
        onClick={form.showPreferences}
      >
        {say('companies.adjust')}
      </Button>
    </Group>
  )
}

const optionsOf = (systems: CompanyLists['systems']['weight']) =>
  systems.map(({ id, name, units }) => ({
    value: String(id),
    label: `${name} (${units.map((unit) => unit.name).join(', ')})`,
  }))
