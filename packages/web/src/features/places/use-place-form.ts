import type { PlaceInput } from '@larder/contract/places'
import { judgePlace } from '@larder/core/places'
import { useState } from 'react'
import { faultRules } from '#kit/fault-rules.ts'
import { useCallForm, type CallForm, type Changes } from '#kit/form.ts'
import { texts } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { placeDraft, placeFields, placeInput, type PlaceValues } from './place-values.ts'

export type PlaceFormProps = {
  readonly save: (input: PlaceInput) => Promise<unknown>
  /** Of a place that is there. */
  readonly changes?: Changes<PlaceValues>
}

export type PlaceFormState = CallForm<PlaceValues> & {
  readonly country_id: string
  readonly business_activity_id: string
}

/** The place form (general 5.3), checked by the rules of core. */
export function usePlaceForm(start: PlaceValues, { save, changes }: PlaceFormProps): PlaceFormState {
  const [country_id, setCountry] = useState(start.country_id)
  const [business_activity_id, setActivity] = useState(start.business_activity_id)
  const call = useCallForm<PlaceValues>({
    initialValues: start,
    validate: faultRules<PlaceValues>(placeFields, (values) => judgePlace(placeDraft(values))),
    ...(changes && { changes }),
    save: (values, base) => save({ ...placeInput(values), ...base }),
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  const { form } = call
  form.watch('country_id', ({ value, previousValue }) => {
    if (value === previousValue) return
    setCountry(value)
    form.setFieldValue('state_id', '')
  })
  form.watch('business_activity_id', ({ value, previousValue }) => {
    if (value === previousValue) return
    setActivity(value)
    form.setFieldValue('location_type_id', '')
  })
  return { ...call, country_id, business_activity_id }
}
