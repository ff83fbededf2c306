/**
 * Forms. The fields hold the values (uncontrolled), so typing renders nothing. A refused save keeps every
 * value: the server's `errors[]` are shown at their fields, the first of them gets the focus, and errors
 * without a field of the form become a toast.
 */
import type { FieldError } from '@larder/contract/kit'
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form'
import { useState, type FormEvent } from 'react'
import { texts, type TextKey } from './i18n.ts'
import { asProblem, type Problem } from './problem.ts'
import { toastProblem } from './toasts.ts'

type Values = Record<string, unknown>

export type CallForm<V extends Values> = {
  readonly form: UseFormReturnType<V>
  /** Props for a field by its name. */
  readonly field: (
    name: keyof V & string,
    kind?: 'input' | 'checkbox',
  ) => ReturnType<UseFormReturnType<V>['getInputProps']> & { key: string; name: string }
  /** For `<form onSubmit>`. */
  readonly submit: (event?: FormEvent<HTMLFormElement>) => void
  readonly saving: boolean
}

type Options<V extends Values> = {
  readonly initialValues: V
  readonly validate?: FormRulesRecord<V, V>
  /** Sends the values; a `Problem` it throws is shown at the fields or as a toast. */
  readonly save: (values: V) => Promise<unknown>
  /** Called when own rules refuse, before anything is sent. */
  readonly onInvalid?: () => void
  /** Called with every change, for drafts (draft.ts). */
  readonly onChange?: (values: V) => void
  /** Says itself what a problem means; answers true when it has. */
  readonly onProblem?: (problem: Problem) => boolean
}

/** The words for a field's error: the text for its code, else the server's. */
export function describeFieldError({ code, message }: FieldError): string {
  const key = `field_error.${code}`
  return texts.exists(key) ? texts.t(key as TextKey) : message
}

export function useCallForm<V extends Values>(options: Options<V>): CallForm<V> {
  const [saving, setSaving] = useState(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    ...(options.validate && { validate: options.validate }),
    ...(options.onChange && { onValuesChange: options.onChange }),
  })

  const focus = (name: string): void => form.getInputNode(name)?.focus()

  const refuse = (problem: Problem): void => {
    const own = problem.errors.filter(({ field }) => Object.hasOwn(options.initialValues, field))
    for (const error of own) form.setFieldError(error.field, describeFieldError(error))
    const [first] = own
    if (first !== undefined) focus(first.field)
    if (own.length === 0 || own.length < problem.errors.length) toastProblem(problem)
  }

  const save = async (values: V): Promise<void> => {
    setSaving(true)
    try {
      await options.save(values)
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (options.onProblem?.(problem) !== true) refuse(problem)
    } finally {
      setSaving(false)
    }
  }

  const invalid = (errors: Record<string, unknown>): void => {
    const [first] = Object.keys(errors)
    if (first !== undefined) focus(first)
    options.onInvalid?.()
  }

  return {
    form,
    field: (name, kind = 'input') => ({
      ...form.getInputProps(name, { type: kind }),
      key: form.key(name),
      name,
    }),
    submit: form.onSubmit((values) => void save(values), invalid) as (
      event?: FormEvent<HTMLFormElement>,
    ) => void,
    saving,
  }
}
