import type { CompanyInput } from '@larder/contract/companies'
import { judgeCompany } from '@larder/core/companies'
import { useState } from 'react'
import { faultRules } from '#kit/fault-rules.ts'
import { useCallForm, type CallForm, type Changes } from '#kit/form.ts'
import { texts } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import {
  companyDraft,
  companyFields,
  companyInput,
  countryPreferences,
  preferenceFields,
  preferencesOf,
  type CompanyValues,
} from './company-values.ts'

export type CompanyFormState = CallForm<CompanyValues> & {
  readonly country_id: number | null
  /** Whether measures, formats and log are shown as fields. */
  readonly preferencesShown: boolean
  /** Whether somebody pressed the button for them. */
  readonly preferencesAsked: boolean
  readonly showPreferences: () => void
}

type Options = {
  readonly start: CompanyValues
  /** A new company: measures and formats follow the country until somebody chooses them. */
  readonly isNew: boolean
  readonly save: (input: CompanyInput) => Promise<unknown>
  readonly changes?: Changes<CompanyValues>
}

/** The company form (general 5.2), checked by the rules of core. */
export function useCompanyForm({ start, isNew, save, changes }: Options): CompanyFormState {
  const [country, setCountry] = useState(start.country_id)
  const [preferencesShown, setPreferencesShown] = useState(!isNew)
  const [preferencesAsked, setPreferencesAsked] = useState(false)
  const call = useCallForm<CompanyValues>({
    initialValues: start,
    validate: faultRules<CompanyValues>(companyFields, (values) => judgeCompany(companyDraft(values))),
    ...(changes && { changes }),
    save: (values, base) => save({ ...companyInput(values), ...base }),
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
    onProblem: ({ errors }) => {
      if (errors.some(({ field }) => preferenceFields.some((one) => one === field))) setPreferencesShown(true)
      return false
    },
  })
  const { form } = call
  form.watch('country_id', ({ value, previousValue }) => {
    if (value === previousValue) return
    setCountry(value)
    form.setFieldValue('state_id', '')
    if (!isNew) return
    const [usual, before, now] = [preferencesOf(value), preferencesOf(previousValue), form.getValues()]
    for (const name of countryPreferences)
      if (now[name] === before[name]) form.setFieldValue(name, usual[name])
  })
  const showPreferences = (): void => {
    setPreferencesShown(true)
    setPreferencesAsked(true)
  }
  return {
    ...call,
    country_id: country === '' ? null : Number(country),
    preferencesShown,
    preferencesAsked,
    showPreferences,
  }
}
