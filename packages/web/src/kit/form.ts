/**
 * Forms. The fields hold the values (uncontrolled), so typing renders nothing. A refused save keeps every
 * value: the server's `errors[]` are shown at their fields, the first of them gets the focus, and errors
 * without a field of the form become a toast.
 */
import type { FieldError } from '@larder/contract/kit'
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form'
import { useState, type FormEvent } from 'react'
import { openConflict, type ConflictField } from './conflict.ts'
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

type Base = { readonly base_version?: number }

/** `opened`: null for a new one. `words`: for fields whose values are no words. `onTheirs` closes the form. */
export type Changes<V extends Values> = {
  readonly opened: { readonly version: number } | null
  /** The values of the form for another version; absent = its members by their names. */
  readonly valuesOf?: (thing: unknown) => Values
  readonly words?: { readonly [Name in keyof V]?: (value: V[Name]) => string }
  readonly onTheirs: () => void
}

const isVersioned = (value: unknown): value is { readonly version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'

const wordOf = (value: unknown): string => {
  if (typeof value === 'boolean') return texts.t(value ? 'ui.yes' : 'ui.no')
  if (Array.isArray(value)) return value.map(wordOf).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** The fields of the form with their labels, in both versions. */
function conflictFields<V extends Values>(
  form: UseFormReturnType<V>,
  { values, theirs, words = {} }: { values: V; theirs: Values; words?: Changes<V>['words'] },
): readonly ConflictField[] {
  return Object.entries(values).flatMap(([name, mine]) => {
    if (!Object.hasOwn(theirs, name)) return []
    const word = (words[name] ?? wordOf) as (value: unknown) => string
    const input = form.getInputNode(name)
    const label =
      input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.labels?.[0] : null
    return [
      {
        label: label?.textContent?.replace(/\s*\*$/, '') ?? name,
        mine: word(mine),
        theirs: word(theirs[name]),
      },
    ]
  })
}

type Options<V extends Values> = {
  readonly initialValues: V
  readonly validate?: FormRulesRecord<V, V>
  /**
   * Sends the values; a `Problem` it throws is shown at the fields or as a toast. `base`: for the body of a
   * change, the version that it is based on. A form that stays open resolves with the saved thing.
   */
  readonly save: (values: V, base: Base) => Promise<unknown>
  /** What the form changes: where another user was faster, both versions are shown before one is saved. */
  readonly changes?: Changes<V>
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

type Refused<V> = {
  readonly values: V
  readonly problem: Problem
  /** Saves the values over the version of this number. */
  readonly saveOver: (version: number) => void
}

/** True where the question between both versions is asked. */
function askConflict<V extends Values>(
  form: UseFormReturnType<V>,
  changes: Changes<V> | undefined,
  { values, problem: { status, current, changed }, saveOver }: Refused<V>,
): boolean {
  if (changes === undefined || status !== 409 || !isVersioned(current)) return false
  const theirs = changes.valuesOf?.(current) ?? { ...current }
  openConflict.set({
    fields: conflictFields(form, { values, theirs, words: changes.words }),
    changed,
    onMine: () => saveOver(current.version),
    onTheirs: changes.onTheirs,
  })
  return true
}

export function useCallForm<V extends Values>(options: Options<V>): CallForm<V> {
  const [saving, setSaving] = useState(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    ...(options.validate && { validate: options.validate }),
    ...(options.onChange && { onValuesChange: options.onChange }),
  })

  // The fields have the values of this version, also after the thing was fetched again.
  const [base, setBase] = useState(options.changes?.opened?.version)

  const focus = (name: string): void => form.getInputNode(name)?.focus()

  const refuse = (problem: Problem): void => {
    const own = problem.errors.filter(({ field }) => Object.hasOwn(options.initialValues, field))
    for (const error of own) form.setFieldError(error.field, describeFieldError(error))
    const [first] = own
    if (first !== undefined) focus(first.field)
    if (own.length === 0 || own.length < problem.errors.length) toastProblem(problem)
  }

  const save = async (values: V, version = base): Promise<void> => {
    setSaving(true)
    try {
      const saved = await options.save(values, version === undefined ? {} : { base_version: version })
      if (version !== undefined && isVersioned(saved)) setBase(saved.version)
    } catch (thrown) {
      const problem = asProblem(thrown)
      const saveOver = (theirs: number): void => {
        setBase(theirs)
        void save(values, theirs)
      }
      if (options.onProblem?.(problem) === true) return
      if (!askConflict(form, options.changes, { values, problem, saveOver })) refuse(problem)
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
