import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { capacityRanges } from '@larder/core/classifiers'
import { timeUnitsIn } from '#kit/classifiers.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import styles from './groups.module.css'
import { useUnits } from './use-units.ts'

type FieldProps = Omit<ComponentProps<typeof NativeSelect>, 'data' | 'label'>
type Props = {
  readonly range: FieldProps
  readonly unit: FieldProps
  readonly time: FieldProps
  readonly disabled?: boolean
}

/**
 * How much: a range, its unit, and the time it is for. Range 7, minutes and seconds are not offered (plan
 * specification, section 5).
 */
export function AmountFields({ range, unit, time, disabled = false }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const { offered } = useUnits()
  const { data: times = [] } = useQuery(timeUnitsIn(lang))
  const none = { value: '', label: say('plan.not_told') }
  return (
    <div className={styles.amount}>
      <NativeSelect
        {...range}
        disabled={disabled}
        label={say('plan.amount_range')}
        data={[
          none,
          ...capacityRanges.map(({ id, range_option }) => ({ value: String(id), label: range_option })),
        ]}
      />
      <NativeSelect
        {...unit}
        disabled={disabled}
        label={say('plan.amount_unit')}
        data={[none, ...offered.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <NativeSelect
        {...time}
        disabled={disabled}
        label={say('plan.amount_time')}
        data={[none, ...times.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
    </div>
  )
}
