import { useScale } from '#kit/access.ts'
import { besideUnit, localDecimals, localFigure, sayRange, unitSymbol } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import type { TaskOfDay } from '@larder/contract/entries'
import { useState } from 'react'
import { useLanguage } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import {
  fieldOf,
  isBreachAt,
  limitInWords,
  numberValue,
  stepInHand,
  typedOf,
  withField,
} from './entry-draft.ts'
import { useEntryForm } from './entry-form.tsx'
import { confirmedBody, prefillOf } from './prefill.ts'

type Scale = { readonly unit: ReturnType<typeof useScale>; readonly lang: string }

/** Of the food in hand, where foods have limits of their own; empty until one is chosen. */
function limitOf(task: TaskOfDay, step: TaskStep, { unit, lang }: Scale, key: string | undefined): string {
  if (step.foods === undefined) return limitInWords(task, unit, lang)
  const food = step.foods.find((one) => one.key === key)
  return localDecimals(food?.limit_text ?? '', lang)
}

const lastOf = ({ last_entry: entry }: TaskOfDay, lang: string): string =>
  entry === null || entry.value === null ? '' : localFigure(besideUnit(entry.value, entry.unit), lang)

/** One reading that is being typed: the value, its limit, the last one, and what saves it. */
export function useReading(task: TaskOfDay, step: TaskStep, onSaved: () => void) {
  const unit = useScale()
  const lang = useLanguage()
  const form = useEntryForm(task, onSaved)
  const [isRepeated, setRepeated] = useState(false)
  const { value, food } = fieldOf(form.draft, step.id)
  const inHand = stepInHand(step, { food })
  const same = prefillOf(task, { sensors: [], scale: unit, now: timeNow() })
  const limit = limitOf(task, step, { unit, lang }, food)
  const symbol = unitSymbol(step, unit)
  const set = (text: string): void =>
    form.change(withField(form.draft, step.id, { value: numberValue(step, text, unit) }))
  return {
    form,
    symbol,
    food,
    typed: typedOf(value),
    comma: localDecimals('0.0', lang).charAt(1),
    negatives: step.task_step_type_name !== 'enter_amount',
    breach: isBreachAt(form.verdict, step.id),
    /** As it is named in the alert, where the plan has no words for it. */
    limit:
      limit === '' && food !== undefined
        ? sayRange({ min: inHand.entry_min_value, max: inHand.entry_max_value }, inHand, unit)
        : limit,
    last: lastOf(task, lang),
    /** The last value as it would be typed; null where it was outside the limit or is on another scale. */
    same: same === null ? null : localDecimals(same.text, lang),
    sameWords: same === null ? '' : localDecimals(besideUnit(same.text, symbol), lang),
    type: (text: string): void => {
      setRepeated(false)
      set(text)
    },
    choose: (key: string): void => form.change(withField(form.draft, step.id, { food: key })),
    repeat: (): void => {
      if (same === null) return
      setRepeated(true)
      set(same.text)
    },
    /** A value that was repeated and not typed is stored as such. */
    save: (): void => {
      if (isRepeated && same !== null) void form.send(confirmedBody(task, same, unit), [])
      else form.submit(form.draft)
    },
  }
}
export type Reading = ReturnType<typeof useReading>
