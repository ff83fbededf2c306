import { products, type Product } from '@larder/contract/products'
import { allergenIds, SULFITES } from '@larder/core/products'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { InputConflict, useConflict } from '#ui/input-conflict.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import { useAllergenNames } from './allergen-names.ts'
import { NotStated, useStatementWords } from './not-stated.tsx'
import { matrixOf, useChangeAllergens, type ProductProps } from './products.api.ts'
import styles from './products.module.css'

/** What the product holds: from its ingredients, and what people stated themselves. */
export function AllergensCard({ placeId, product }: ProductProps) {
  const say = useSay()
  const { can } = useAccess()
  const [editing, setEditing] = useState(false)
  const mayEdit = can('products.edit') && !product.is_removed
  return (
    <Card
      title={say('allergens.title')}
      aside={
        mayEdit && !editing ? (
          <Button
            variant={product.are_allergens_stated ? 'default' : 'filled'}
            onClick={() => setEditing(true)}
          >
            {say('allergens.edit')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="md">
        <Stated product={product} />
        {editing && <AllergensForm placeId={placeId} product={product} onClose={() => setEditing(false)} />}
      </Stack>
    </Card>
  )
}

function Stated({ product }: { readonly product: Product }) {
  const say = useSay()
  const wordsOf = useStatementWords()
  const { allergens, generated_allergens: brought, are_allergens_stated: isStated } = product
  const nameOf = useAllergenNames()
  const stated = (is_trace: boolean) => allergens.filter((one) => one.is_trace === is_trace)
  const contains = [...new Set([...brought.contains, ...stated(false).map(({ id }) => id)])]
  const traces = [...new Set([...brought.may_contain, ...stated(true).map(({ id }) => id)])].filter(
    (id) => !contains.includes(id),
  )
  const list = (ids: readonly number[]) =>
    ids.length > 0 ? ids.map(nameOf).join(', ') : isStated ? say('allergens.none') : <NotStated />
  return (
    <dl className={styles.facts}>
      <dt>{say('allergens.contains')}</dt>
      <dd>
        <strong>{list(contains)}</strong>
      </dd>
      <dt>{say('allergens.may_contain')}</dt>
      <dd>{list(traces)}</dd>
      <dt>{say('allergens.free')}</dt>
      <dd>{isStated ? say('allergens.all_others') : <NotStated />}</dd>
      {isStated && (
        <>
          <dt>{say('allergens.statement')}</dt>
          <dd>{wordsOf(product)}</dd>
        </>
      )}
      {!isStated && <UnstatedParts product={product} />}
      {brought.contains.length > 0 && (
        <>
          <dt>{say('allergens.from_recipe')}</dt>
          <dd>{list(brought.contains)}</dd>
        </>
      )}
      {allergens
        .filter(({ reason }) => reason !== '')
        .map(({ id, reason }) => (
          <div key={id} className={styles.fact}>
            <dt>{nameOf(id)}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The ingredients that nobody stated: that is where to go on. */
function UnstatedParts({ product: { ingredients } }: { readonly product: Product }) {
  const say = useSay()
  const unstated = ingredients.filter((one) => !one.are_allergens_stated)
  if (unstated.length === 0) return null
  return (
    <>
      <dt>{say('allergens.unstated_ingredients')}</dt>
      <dd>
        {unstated.map((one, at) => (
          <Fragment key={one.id}>
            {at > 0 && ', '}
            <Link
              to={paths.traceabilityProductConsumer}
              params={{ id: String(one.ingredient_product_id) }}
              className={styles.text_link}
            >
              {one.ingredient_product_name}
            </Link>
          </Fragment>
        ))}
      </dd>
    </>
  )
}

type State = '' | 'contains' | 'trace'
type Choice = { readonly state: State; readonly reason: string }
const NO_CHOICE: Choice = { state: '', reason: '' }

function useAllergensForm({ placeId, product, onClose }: FormProps) {
  const say = useSay()
  const save = useChangeAllergens()
  const conflict = useConflict(product, products.get)
  const [opened] = useState<ReadonlyMap<number, Choice>>(
    () =>
      new Map(
        product.allergens.map(({ id, is_trace, reason }) => [
          id,
          { state: is_trace ? 'trace' : 'contains', reason },
        ]),
      ),
  )
  const [choices, setChoices] = useState(opened)
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())
  const submit = async (): Promise<void> => {
    const stated = [...choices].filter(([, { state }]) => state !== '')
    try {
      await save.mutateAsync({
        params: { placeId, id: product.id },
        body: {
          base_version: conflict.latest()?.version ?? product.version,
          allergens: stated.map(([id, { state, reason }]) => ({ id, is_trace: state === 'trace', reason })),
        },
      })
      toast('success', say('products.saved'))
      onClose()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (conflict.onProblem(problem)) return
      const rowFaults = problem.errors.flatMap((error): [number, string][] => {
        const id = stated[Number(/^allergens\.(\d+)\./.exec(error.field)?.[1] ?? -1)]?.[0]
        return id === undefined ? [] : [[id, describeFieldError(error)]]
      })
      setFaults(new Map(rowFaults))
      if (rowFaults.length === 0) toastProblem(problem)
    }
  }
  const change = (id: number, part: Partial<Choice>): void =>
    setChoices(new Map([...choices, [id, { ...(choices.get(id) ?? NO_CHOICE), ...part }]]))
  return { choices, change, faults, submit, saving: save.isPending, isChanged: choices !== opened, conflict }
}

type FormProps = ProductProps & { readonly onClose: () => void }

/** Both statements, where somebody else was faster. */
function AllergensConflict({
  form,
  onClose,
}: {
  form: ReturnType<typeof useAllergensForm>
  onClose: () => void
}) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const { conflict, choices, saving, submit } = form
  const { theirs } = conflict
  if (theirs === null) return null
  const mine = (state: State): number[] =>
    [...choices].flatMap(([id, choice]) => (choice.state === state ? [id] : []))
  const stated = (is_trace: boolean): number[] =>
    theirs.allergens.filter((one) => one.is_trace === is_trace).map(({ id }) => id)
  const words = (ids: readonly number[]): string => ids.map(nameOf).toSorted().join(', ')
  return (
    <InputConflict
      conflict={conflict}
      fields={[
        { label: say('allergens.contains'), mine: words(mine('contains')), theirs: words(stated(false)) },
        { label: say('allergens.may_contain'), mine: words(mine('trace')), theirs: words(stated(true)) },
      ]}
      form={{ saving, submit: () => void submit() }}
      onClose={onClose}
    />
  )
}

type ChoiceProps = {
  readonly label: string
  readonly hint: string | undefined
  /** By the ingredients. */
  readonly isBrought: boolean
  readonly choice: Choice
  readonly fault: string | undefined
  readonly onChange: (part: Partial<Choice>) => void
}

function AllergenChoice({ label, hint, isBrought, choice: { state, reason }, fault, onChange }: ChoiceProps) {
  const say = useSay()
  return (
    <div className={styles.stated}>
      <NativeSelect
        label={label}
        description={hint}
        value={state}
        data={[
          { value: '', label: say(isBrought ? 'allergens.from_recipe' : 'allergens.free') },
          { value: 'contains', label: say('allergens.contains') },
          { value: 'trace', label: say('allergens.may_contain') },
        ]}
        onChange={(event) => onChange({ state: event.currentTarget.value as State })}
      />
      {state !== '' && (
        <TextInput
          label={say('allergens.reason')}
          maxLength={500}
          value={reason}
          error={fault}
          onChange={(event) => onChange({ reason: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

export function AllergensForm(props: FormProps) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const form = useAllergensForm(props)
  const { choices, change, faults, submit, saving } = form
  const { question } = useLeaveGuard(form.isChanged)
  const { generated_allergens: brought, ingredients } = props.product
  const { data: matrix } = useQuery(matrixOf(props.placeId, { page: 1, perPage: 1 }))
  const hintOf = (id: number): string | undefined => {
    if (brought.contains.includes(id)) return say('allergens.from_recipe')
    return id === SULFITES && matrix ? say(`allergens.sulfites_${matrix.law.sulfites}`) : undefined
  }
  return (
    <Stack gap="sm">
      {question}
      <AllergensConflict form={form} onClose={props.onClose} />
      <Text size="sm" c="dimmed">
        {say(ingredients.length > 0 ? 'allergens.reason_hint' : 'allergens.trace_hint')}
      </Text>
      {allergenIds.map((id) => (
        <AllergenChoice
          key={id}
          label={nameOf(id)}
          hint={hintOf(id)}
          isBrought={brought.contains.includes(id) || brought.may_contain.includes(id)}
          choice={choices.get(id) ?? NO_CHOICE}
          fault={faults.get(id)}
          onChange={(part) => change(id, part)}
        />
      ))}
      <Text fw={600}>{say('allergens.save_states')}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={props.onClose}>
          {say('ui.cancel')}
        </Button>
        <Button loading={saving} onClick={() => void submit()}>
          {say('ui.save')}
        </Button>
      </Group>
    </Stack>
  )
}
