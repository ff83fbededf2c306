import type { FrequencyName, OwnControl, Quantity, TaskCategory } from '@larder/core/haccp'
import type { TextKey } from '#kit/i18n.ts'
import { texts } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import type { Control } from './hazard-values.ts'

export const quantityNames = {
  celsius: 'plan.quantity_celsius',
  celsius_difference: 'plan.quantity_celsius_difference',
  minutes: 'plan.quantity_minutes',
  hours: 'plan.quantity_hours',
  days: 'plan.quantity_days',
  ph: 'plan.quantity_ph',
  aw: 'plan.quantity_aw',
  percent: 'plan.quantity_percent',
  mg_per_kg: 'plan.quantity_mg_per_kg',
  ppm: 'plan.quantity_ppm',
  mm: 'plan.quantity_mm',
  cfu_per_g: 'plan.quantity_cfu_per_g',
  positive_samples: 'plan.quantity_positive_samples',
  faults: 'plan.quantity_faults',
  degree_hours: 'plan.quantity_degree_hours',
} as const satisfies Record<Quantity, TextKey>

export const categories = {
  other: 'plan.category_various',
  cold_storage: 'plan.category_cold_storage',
  hot_storage: 'plan.category_hot_storage',
  supplier: 'plan.category_supplier',
  cleaning: 'plan.category_cleaning',
  maintenance: 'plan.category_maintenance',
  calibration: 'plan.category_calibration',
  analyses: 'plan.category_analyses',
  pest_control: 'plan.category_pest_control',
  tasks: 'plan.category_tasks',
  supervisory: 'plan.category_supervisory',
} as const satisfies Record<TaskCategory, TextKey>

export const frequencies = {
  once_a_day: 'plan.frequency_once_a_day',
  twice_a_day: 'plan.frequency_twice_a_day',
  once_a_week: 'plan.frequency_once_a_week',
  once_in_month: 'plan.frequency_once_in_month',
  once_in_2_months: 'plan.frequency_once_in_2_months',
  once_in_quartal: 'plan.frequency_once_in_quartal',
  twice_in_a_year: 'plan.frequency_twice_in_a_year',
  once_in_year: 'plan.frequency_once_in_year',
  not_specified: 'plan.frequency_not_specified',
  other: 'plan.frequency_own_words',
} as const satisfies Record<FrequencyName, TextKey>

/** The control of a hazard as its form holds it. */
export type ControlValues = {
  limit_name: string
  quantity: string
  min: string
  max: string
  hold_minutes: string
  category: string
  frequency: string
  times: string
  task_name: string
  instruction: string
  corrective_action: string
  verification: string
  record: string
}

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)
const numberOf = (value: string): number | null =>
  value.trim() === '' || Number.isNaN(Number(value)) ? null : Number(value)

export const controlValues = (control: Control): ControlValues => ({
  limit_name: control?.limit_name ?? '',
  quantity: control?.quantity ?? 'celsius',
  min: typed(control?.min),
  max: typed(control?.max),
  hold_minutes: typed(control?.hold_minutes),
  category: control?.category ?? 'other',
  frequency: control?.frequency ?? 'once_a_day',
  times: (control?.times ?? []).join(', '),
  task_name: control?.task_name ?? '',
  instruction: control?.instruction ?? '',
  corrective_action: control?.corrective_action ?? '',
  verification: control?.verification ?? '',
  record: control?.record ?? '',
})

/** `9:00, 15.30` → `09:00`, `15:30`; null where one is no time of day. */
export function timesOf(text: string): readonly string[] | null {
  const times = text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => {
      const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(one) ?? []
      return hour !== '' && Number(hour) < 24 && Number(minute) < 60
        ? `${hour.padStart(2, '0')}:${minute}`
        : null
    })
  return times.includes(null) ? null : [...new Set(times.filter((one) => one !== null))].sort()
}

/** The rules of the control's fields, while the hazard has a control. */
export function controlRules(isControlled: () => boolean) {
  const requiredIfControlled = (value: unknown): string | null => (isControlled() ? required(value) : null)
  return {
    limit_name: requiredIfControlled,
    task_name: requiredIfControlled,
    corrective_action: requiredIfControlled,
    verification: requiredIfControlled,
    record: requiredIfControlled,
    max: (value: string, { min }: ControlValues) =>
      isControlled() && numberOf(value) === null && numberOf(min) === null
        ? texts.t('plan.limit_missing')
        : null,
    min: (value: string, { max }: ControlValues) =>
      (numberOf(value) ?? -Infinity) > (numberOf(max) ?? Infinity)
        ? texts.t('field_error.min_above_max')
        : null,
    times: (value: string) => (timesOf(value) === null ? texts.t('plan.control_times_wrong') : null),
  }
}

type Wire = NonNullable<Control>

export const controlOf = (values: ControlValues): Wire => ({
  limit_name: values.limit_name.trim(),
  task_name: values.task_name.trim(),
  instruction: values.instruction,
  corrective_action: values.corrective_action.trim(),
  verification: values.verification.trim(),
  record: values.record.trim(),
  quantity: values.quantity as OwnControl['quantity'],
  category: values.category as OwnControl['category'],
  frequency: values.frequency as OwnControl['frequency'],
  min: numberOf(values.min),
  max: numberOf(values.max),
  hold_minutes: numberOf(values.hold_minutes),
  times: [...(timesOf(values.times) ?? [])],
})
