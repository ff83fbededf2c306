/** One part of a product's details. Others may have changed the product meanwhile: then both are shown. */
import { products, type Product } from '@larder/contract/products'
import type { BodyOf } from '@larder/contract/kit'
import type { FormRulesRecord } from '@mantine/form'
import { Button, Group } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useAccess } from '#kit/access.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import { useChangeProduct, type ProductProps } from './products.api.ts'
import styles from './products.module.css'
import { useShownVersion } from './use-shown-version.ts'

type Body = Omit<BodyOf<typeof products.change>, 'base_version'>

type Props<V extends Record<string, unknown>> = ProductProps & {
  readonly initialValues: V
  readonly validate?: FormRulesRecord<V, V>
  readonly bodyOf: (values: V) => Body
  /** The fields of this part in words, for comparing two versions. */
  readonly wordsOf: (product: Product) => readonly (readonly [label: string, words: string | null])[]
  readonly children: (field: CallForm<V>['field'], form: CallForm<V>['form']) => ReactNode
}

export function ProductForm<V extends Record<string, unknown>>(props: Props<V>) {
  const [round, setRound] = useState(0)
  return <OnePart key={round} {...props} onDiscard={() => setRound(round + 1)} />
}

/** The form, the version that it changes, and the question before it is left unsaved. */
function usePart<V extends Record<string, unknown>>({
  placeId,
  product,
  initialValues,
  validate,
  bodyOf,
}: Omit<Props<V>, 'wordsOf' | 'children'>) {
  const change = useChangeProduct()
  const conflict = useConflict(product, products.get)
  const formVersion = useShownVersion(initialValues, product.version)
  const [unsaved, setUnsaved] = useState(false)
  const { question } = useLeaveGuard(unsaved)
  const form = useCallForm<V>({
    initialValues,
    ...(validate && { validate }),
    onProblem: conflict.onProblem,
    onChange: () => setUnsaved(true),
    save: async (values) => {
      const base_version = Math.max(formVersion.latest(), conflict.latest()?.version ?? 1)
      const { version } = await change.mutateAsync({
        params: { placeId, id: product.id },
        body: { base_version, ...bodyOf(values) },
      })
      formVersion.saved(version)
      setUnsaved(false)
      toast('success', texts.t('products.saved'))
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return { conflict, form, question }
}

function OnePart<V extends Record<string, unknown>>({
  wordsOf,
  children,
  onDiscard,
  ...part
}: Props<V> & { readonly onDiscard: () => void }) {
  const say = useSay()
  const { can } = useAccess()
  const { product, bodyOf } = part
  const { conflict, form, question } = usePart(part)
  const { theirs } = conflict
  const mayEdit = can('products.edit') && !product.is_removed
  return (
    <>
      {question}
      <form onSubmit={form.submit} noValidate>
        <fieldset disabled={!mayEdit} className={styles.part}>
          {children(form.field, form.form)}
          {mayEdit && (
            <Group justify="flex-end">
              <Button type="submit" loading={form.saving}>
                {say('ui.save')}
              </Button>
            </Group>
          )}
        </fieldset>
      </form>
      {theirs !== null && (
        <InputConflict
          conflict={conflict}
          fields={wordsOf({ ...product, ...bodyOf(form.form.getValues()) } as Product).map(
            ([label, mine], at) => ({ label, mine: mine ?? '', theirs: wordsOf(theirs)[at]?.[1] ?? '' }),
          )}
          form={form}
          onClose={onDiscard}
        />
      )}
    </>
  )
}
