/**
 * Rules of a form from a rule of core that judges the whole form: each field shows the fault that core found
 * in it. The contract asks the same rule, so the server's codes have the same words.
 */
import type { Fault } from '@larder/core/companies'
import type { FormRulesRecord } from '@mantine/form'
import { describeFieldError } from './form.ts'

type Values = Record<string, unknown>

/** One rule a field of `fields`; `judge` gets the form's values as they stand. */
export function faultRules<V extends Values>(
  fields: readonly (keyof V & string)[],
  judge: (values: V) => readonly Fault[],
): FormRulesRecord<V, V> {
  const rules: Partial<Record<keyof V, (value: unknown, values: V) => string | null>> = {}
  for (const field of fields) {
    rules[field] = (_value, values) => {
      const fault = judge(values).find((one) => one.field === field)
      return fault === undefined ? null : describeFieldError({ ...fault, message: '' })
    }
  }
  return rules as FormRulesRecord<V, V>
}
