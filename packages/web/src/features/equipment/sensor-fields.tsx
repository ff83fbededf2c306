import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import type { CallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { NumberInput } from '#ui/number-input.tsx'
import type { UnitValues } from './unit-values.ts'

const channels = ['temperature', 'temperature_2', 'humidity'] as const

type Props = {
  readonly form: CallForm<UnitValues>
  /** Whether a name is typed: without one hasName is no sensor. */
  readonly hasName: boolean
  /** Whether the unit has one now. */
  readonly isStored: boolean
}

/** The sensor of a unit: taking its name away removes it. */
export function SensorFields({ form, hasName, isStored }: Props) {
  const say = useSay()
  const { temperatureUnit } = useCompanyFormat()
  const [channel, setChannel] = useState(form.form.getValues().channel)
  form.form.watch('channel', ({ value }) => setChannel(value))
  const { field } = form
  const unit = channel === 'humidity' ? '%' : temperatureUnit
  return (
    <Stack gap="lg">
      <TextInput
        {...field('sensor_name')}
        label={say('equipment.sensor_name')}
        description={say(isStored ? 'equipment.sensor_remove_hint' : 'equipment.sensor_hint')}
        maxLength={255}
        maw={{ sm: '50%' }}
      />
      {isStored && !hasName && (
        <Text role="status" c="red">
          {say('equipment.sensor_removed')}
        </Text>
      )}
      {hasName && (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          <NumberInput {...field('lower_error_margin')} label={say('equipment.below')} unit={unit} />
          <NumberInput {...field('upper_error_margin')} label={say('equipment.above')} unit={unit} />
          <NumberInput
            {...field('max_error_count')}
            label={say('equipment.after')}
            description={say('equipment.after_hint')}
            negatives={false}
            max={100}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <TextInput
            {...field('device_id')}
            label={say('equipment.device')}
            description={say('equipment.device_hint')}
            maxLength={100}
            autoCapitalize="none"
            spellCheck={false}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <NativeSelect
            {...field('channel')}
            label={say('equipment.channel')}
            data={channels.map((one) => ({ value: one, label: say(`equipment.channel_${one}`) }))}
          />
          <NumberInput
            {...field('interval_minutes')}
            label={say('equipment.interval')}
            negatives={false}
            max={1440}
            unit={say('ui.unit_minutes')}
          />
        </SimpleGrid>
      )}
    </Stack>
  )
}
