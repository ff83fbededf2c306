import { products, type Product, type ProductUnit } from '@larder/contract/products'
import { toDecimal, type Amount, type OwnUnit, type Rational } from '@larder/core/measures'
import { factorFor, scaleAmount } from '@larder/core/products'
import { Alert, Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { describeFieldError } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { InputConflict, useConflict, type Conflict } from '#ui/input-conflict.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { useAllergenNames } from './allergen-names.ts'
import { NotStated } from './not-stated.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'
import { PdfButton } from '#ui/pdf-button.tsx'
import { downloadRecipe, unitsOf, useChangeRecipe, type ProductProps } from './products.api.ts'
import { RecipeVersions } from './recipe-versions.tsx'
import styles from './products.module.css'

/** Ids of core/measures. */
const KILOGRAM = 1

/** What a product is made of: read and scaled, or edited. */
export function RecipeCard({ placeId, product }: ProductProps) {
  const say = useSay()
  const { can } = useAccess()
  const [editing, setEditing] = useState(false)
  const { data: units = [] } = useQuery(unitsOf(placeId, useLanguage()))
  const mayEdit = can('products.edit') && !product.is_removed
  return (
    <Card
      title={say('recipe.title')}
      aside={
        mayEdit && !editing ? (
          <Button variant="default" onClick={() => setEditing(true)}>
            {say('recipe.edit')}
          </Button>
        ) : undefined
      }
    >
      {editing ? (
        <RecipeForm placeId={placeId} product={product} units={units} onClose={() => setEditing(false)} />
      ) : product.ingredients.length === 0 ? (
        <Text c="dimmed">{say('recipe.empty')}</Text>
      ) : (
        <Recipe placeId={placeId} product={product} units={units} />
      )}
    </Card>
  )
}

type RecipeProps = { readonly product: Product; readonly units: readonly ProductUnit[] }

/** By how much a recipe is multiplied for so many portions; null where nothing says what a portion is. */
export function factorOf({ product, units }: RecipeProps, portions: string): Rational | null {
  const total = knownAmount(product.recipe_total_amount, product.recipe_total_amount_unit_id)
  if (total === null || portions === '') return null
  const own = new Map(
    units.flatMap(({ id, base_unit_id, base_unit_amount }): [number, OwnUnit][] =>
      base_unit_id === null || base_unit_amount === null
        ? []
        : [[id, { id, base_unit_id, base_unit_amount }]],
    ),
  )
  return factorFor(portions, {
    total,
    own,
    product: {
      density: product.density,
      portion: knownAmount(product.portion_amount, product.portion_amount_unit_id),
      piece: knownAmount(product.piece_amount, product.piece_amount_unit_id),
    },
  })
}

const knownAmount = (amount: string | null, unit_id: number | null): Amount | null =>
  amount === null || unit_id === null ? null : { amount, unit_id }

function Recipe({ placeId, product, units }: RecipeProps & { readonly placeId: number }) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const lang = useLanguage()
  const [portions, setPortions] = useState('')
  const factor = factorOf({ product, units }, portions)
  const unitName = (id: number): string => units.find((unit) => unit.id === id)?.short_name ?? ''
  const amountOf = (amount: string): string => {
    const scaled = factor === null ? null : scaleAmount(amount, factor)
    return sayAmount(scaled === null ? amount : toDecimal(scaled, 6))
  }
  const hasPortions = factorOf({ product, units }, '1') !== null
  return (
    <Stack gap="md">
      <Group align="end" justify="space-between" gap="sm">
        {hasPortions && (
          <NumberInput
            maw={240}
            label={say('recipe.portions')}
            digits
            max={100_000}
            value={portions}
            onChange={setPortions}
          />
        )}
        <PdfButton
          ask={() =>
            downloadRecipe(
              { placeId, product },
              { lang, ...(factor !== null && { portions: Number(portions) }) },
            )
          }
        >
          {say('recipe.pdf')}
        </PdfButton>
      </Group>
      <Ingredients product={product} amountOf={(amount, unit) => `${amountOf(amount)} ${unitName(unit)}`} />
      <RecipeVersions
        placeId={placeId}
        productId={product.id}
        version={product.recipe_version}
        units={units}
      />
    </Stack>
  )
}

type IngredientsProps = {
  readonly product: Product
  readonly amountOf: (amount: string, unit_id: number) => string
}

function Ingredients({ product, amountOf }: IngredientsProps) {
  const say = useSay()
  const nameOf = useAllergenNames()
  return (
    <ul className={styles.ingredients} aria-label={say('recipe.title')}>
      {product.ingredients.map((one) => (
        <li key={one.id} className={styles.ingredient}>
          <span className={styles.words}>
            <Link
              to={paths.traceabilityProductGeneral}
              params={{ id: String(one.ingredient_product_id) }}
              className={styles.link}
            >
              {one.ingredient_product_name}
            </Link>
            {!one.are_allergens_stated && (
              <Text component="span" size="sm" display="block">
                <NotStated>{say('allergens.short_not_stated')}</NotStated>
              </Text>
            )}
            {(one.contains.length > 0 || one.is_removed) && (
              <Text component="span" size="sm" c="dimmed" display="block">
                {[...(one.is_removed ? [say('recipe.removed')] : []), ...one.contains.map(nameOf)].join(', ')}
              </Text>
            )}
          </span>
          <span className={styles.amount}>{amountOf(one.amount, one.amount_unit_id)}</span>
        </li>
      ))}
    </ul>
  )
}

type Row = {
  readonly id: number
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly is_quid: boolean
}

type FormProps = ProductProps & { readonly units: readonly ProductUnit[]; readonly onClose: () => void }

function useRecipeForm({ placeId, product, onClose }: FormProps) {
  const say = useSay()
  const save = useChangeRecipe()
  const conflict = useConflict(product, products.get)
  const [opened] = useState<readonly Row[]>(() =>
    product.ingredients.map((one) => ({
      id: one.ingredient_product_id,
      name: one.ingredient_product_name,
      amount: one.amount,
      unit: String(one.amount_unit_id),
      is_quid: one.is_quid,
    })),
  )
  const [rows, setRows] = useState(opened)
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map())
  const submit = async (): Promise<void> => {
    const ingredients = rows.map(({ id, amount, unit, is_quid }) => ({
      ingredient_product_id: id,
      amount,
      amount_unit_id: Number(unit),
      is_quid,
    }))
    try {
      await save.mutateAsync({
        params: { placeId, id: product.id },
        body: { base_version: conflict.latest()?.version ?? product.version, ingredients },
      })
      toast('success', say('products.saved'))
      onClose()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (conflict.onProblem(problem)) return
      const rowFaults = problem.errors.flatMap((error): [number, string][] => {
        const at = /^ingredients\.(\d+)\./.exec(error.field)?.[1]
        const words =
          error.code === 'recipe_cycle'
            ? say('recipe.cycle', { path: error.message })
            : describeFieldError(error)
        return at === undefined ? [] : [[Number(at), words]]
      })
      setFaults(new Map(rowFaults))
      if (rowFaults.length === 0) toastProblem(problem)
    }
  }
  return { rows, setRows, faults, submit, saving: save.isPending, isChanged: rows !== opened, conflict }
}

function RecipeForm(props: FormProps) {
  const say = useSay()
  const { placeId, product, units, onClose } = props
  const { rows, setRows, faults, submit, saving, isChanged, conflict } = useRecipeForm(props)
  const guard = useLeaveGuard(isChanged)
  const change = (at: number, part: Partial<Row>): void =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)))
  return (
    <Stack gap="md">
      {guard.question}
      <RecipeConflict
        conflict={conflict}
        rows={rows}
        units={units}
        form={{ saving, submit: () => void submit() }}
        onClose={onClose}
      />
      {rows.map((row, at) => (
        <IngredientFields
          key={row.id}
          row={row}
          units={units}
          fault={faults.get(at)}
          onChange={(part) => change(at, part)}
          onRemove={() => setRows(rows.filter((_, index) => index !== at))}
        />
      ))}
      {rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {say('recipe.quid_hint')}
        </Text>
      )}
      <IngredientPicker
        placeId={placeId}
        without={[product.id, ...rows.map(({ id }) => id)]}
        onChoose={({ id, name }) =>
          setRows([...rows, { id, name, amount: '', unit: String(KILOGRAM), is_quid: false }])
        }
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('ui.cancel')}
        </Button>
        <Button loading={saving} onClick={() => void submit()}>
          {say('ui.save')}
        </Button>
      </Group>
    </Stack>
  )
}

type ConflictProps = Pick<FormProps, 'units' | 'onClose'> & {
  readonly conflict: Conflict<Product>
  readonly rows: readonly Row[]
  readonly form: { readonly saving: boolean; readonly submit: () => void }
}

/** Both recipes, where somebody else was faster. */
function RecipeConflict({ conflict, rows, units, form, onClose }: ConflictProps) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const { theirs } = conflict
  if (theirs === null) return null
  const line = (name: string, amount: string, unit: number): string =>
    `${name} ${sayAmount(amount)} ${units.find(({ id }) => id === unit)?.short_name ?? ''}`
  const mine = rows.map(({ name, amount, unit }) => line(name, amount, Number(unit)))
  const other = theirs.ingredients.map((one) =>
    line(one.ingredient_product_name, one.amount, one.amount_unit_id),
  )
  return (
    <InputConflict
      conflict={conflict}
      fields={[{ label: say('recipe.title'), mine: mine.join('\n'), theirs: other.join('\n') }]}
      form={form}
      onClose={onClose}
    />
  )
}

type FieldsProps = {
  readonly row: Row
  readonly units: readonly ProductUnit[]
  readonly fault: string | undefined
  readonly onChange: (part: Partial<Row>) => void
  readonly onRemove: () => void
}

function IngredientFields({ row, units, fault, onChange, onRemove }: FieldsProps) {
  const say = useSay()
  return (
    <div>
      <div className={styles.edited}>
        <NumberInput
          label={row.name}
          negatives={false}
          value={row.amount}
          onChange={(amount) => onChange({ amount })}
        />
        <NativeSelect
          aria-label={`${row.name}: ${say('products.unit')}`}
          value={row.unit}
          data={units.map(({ id, short_name }) => ({ value: String(id), label: short_name }))}
          onChange={(event) => onChange({ unit: event.currentTarget.value })}
        />
        <Button
          variant="subtle"
          color="red"
          px="sm"
          aria-label={say('product_units.remove_named', { name: row.name })}
          onClick={onRemove}
        >
          {say('products.remove')}
        </Button>
      </div>
      <Checkbox
        mt={6}
        label={say('recipe.quid')}
        aria-label={say('recipe.quid_of', { name: row.name })}
        checked={row.is_quid}
        onChange={(event) => onChange({ is_quid: event.currentTarget.checked })}
      />
      {fault !== undefined && (
        <Alert color="red" variant="light" mt="xs" role="alert">
          {fault}
        </Alert>
      )}
    </div>
  )
}
