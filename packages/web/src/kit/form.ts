/**
 * Forms. The fields hold the values (uncontrolled), so typing renders nothing. A refused save keeps every
 * value: the server's `errors[]` are shown at their fields, the first of them gets the focus, and errors
 * without a field of the form become a toast.
 */
import type { FieldError } from '@larder/contract/kit'
import { useForm, type FormRulesRecord, type UseFormReturnType } from '@mantine/form'
import { useRef, useState, type FormEvent } from 'react'
import { openConflict, type ConflictWords, type TwoVersions, type Values } from './conflict.ts'
import { texts, type TextKey } from './i18n.ts'
import { asProblem, type Problem } from './problem.ts'
import { toastProblem } from './toasts.ts'

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
  /** Notes the thing as another change of the same page left it, unless somebody else changed it before. */
  readonly follow: (thing: unknown) => void
}

type Base = { readonly base_version?: number }

/** `opened`: null for a new one. `onTheirs` closes the form. */
export type Changes<V extends Values> = Pick<ConflictWords, 'others'> & {
  readonly opened: { readonly version: number } | null
  /** The values of the form for another version; absent = its members by their names. */
  readonly valuesOf?: (thing: unknown) => Values
  readonly words?: { readonly [Name in keyof V]?: (value: V[Name]) => string }
  readonly onTheirs: () => void
}

const isVersioned = (value: unknown): value is { readonly version: number } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'

const twoVersions = <V extends Values>(
  { getInputNode }: UseFormReturnType<V>,
  changes: Changes<V>,
  mine: V,
  current: object,
): TwoVersions => ({
  ...(changes as Omit<typeof changes, 'words'> & ConflictWords),
  nodeOf: getInputNode,
  mine,
  theirs: changes.valuesOf?.(current) ?? { ...current },
  current,
})

/** The version whose values the fields have, also after the thing was fetched again. */
function useBase(opened: { readonly version: number } | null | undefined) {
  const version = useRef(opened?.version)
  return {
    body: (): Base => (version.current === undefined ? {} : { base_version: version.current }),
    accept: (thing: unknown): void => {
      if (version.current !== undefined && isVersioned(thing)) version.current = thing.version
    },
    follow: (thing: unknown): void => {
      if (isVersioned(thing) && thing.version - 1 === version.current) version.current += 1
    },
  }
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

export function useCallForm<V extends Values>(options: Options<V>): CallForm<V> {
  const [saving, setSaving] = useState(false)
  const form = useForm<V>({
    mode: 'uncontrolled',
    initialValues: options.initialValues,
    ...(options.validate && { validate: options.validate }),
    ...(options.onChange && { onValuesChange: options.onChange }),
  })

  const base = useBase(options.changes?.opened)

  /** True where the question between both versions is asked. */
  const askConflict = (values: V, { status, current, changed }: Problem): boolean => {
    const { changes } = options
    if (changes === undefined || status !== 409 || !isVersioned(current)) return false
    openConflict.set({
      versions: twoVersions(form, changes, values, current),
      changed,
      onMine: () => {
        base.accept(current)
        void save(values)
      },
      onTheirs: changes.onTheirs,
    })
    return true
  }

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
      base.accept(await options.save(values, base.body()))
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (options.onProblem?.(problem) !== true && !askConflict(values, problem)) refuse(problem)
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
    submit: (event) =>
      form.onSubmit((values) => void save(values), invalid)(event as FormEvent<HTMLFormElement>),
    saving,
    follow: base.follow,
  }
}
