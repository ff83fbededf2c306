/** A recipe on paper, for a number of portions: amounts, allergens, steps, and what the plan watches. */
import { factorFor, idsOf, sayAmount, scaleAmount, setOf } from '@larder/core/products'
import { toDecimal, type Rational } from '@larder/core/measures'
import { localDecimals } from '@larder/core/entries'
import type { Block } from '@larder/core/haccp'
import type { Product, products } from '@larder/contract/products'
import { companyOf, placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid } from '#kit/problem.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { allergenNames as namesOf, containsText } from './allergen-words.ts'
import { controlPointsAt, type ControlPoint } from './control-points.ts'
import { amountOf } from './generated-text.ts'
import { unitName } from './import-words.ts'
import { groupsOfProduct } from './plan-products.queries.ts'
import { answerPdf } from './product-pdf.ts'
import { showProduct } from './show-product.ts'
import { listUnitRows, type UnitRow } from './units.queries.ts'

type Words = {
  readonly say: Say
  readonly lang: string
  readonly units: readonly UnitRow[]
  /** Null for the recipe as it is written. */
  readonly factor: Rational | null
}

const shownAmount = (amount: string, unit_id: number | null, { lang, units, factor }: Words): string => {
  const scaled = factor === null ? null : scaleAmount(amount, factor)
  const value = sayAmount(scaled === null ? amount : toDecimal(scaled, 6))
  return `${localDecimals(value, lang)} ${unitName(unit_id, units, lang)}`.trim()
}

/** @throws Problem 422 where nothing says what a portion is */
function factorOf(
  product: Product,
  portions: number | undefined,
  units: readonly UnitRow[],
): Rational | null {
  if (portions === undefined) return null
  const total = amountOf(product.recipe_total_amount, product.recipe_total_amount_unit_id)
  const factor =
    total === null
      ? null
      : factorFor(String(portions), {
          total,
          own: new Map(units.map((unit) => [unit.id, unit])),
          product: {
            density: product.density,
            portion: amountOf(product.portion_amount, product.portion_amount_unit_id),
            piece: amountOf(product.piece_amount, product.piece_amount_unit_id),
          },
        })
  if (factor === null) throw invalid('portions', 'portion_unknown', 'Nothing says what a portion is.')
  return factor
}

function factsOf(product: Product, portions: number | undefined, words: Words): Block {
  const { say, lang } = words
  const total = product.recipe_total_amount
  const contains = setOf(product.allergens.filter(({ is_trace }) => !is_trace).map(({ id }) => id))
  const traces = setOf(product.allergens.filter(({ is_trace }) => is_trace).map(({ id }) => id))
  const brought = product.generated_allergens
  const all = contains | setOf(brought.contains)
  const rows = [
    { label: say('products.code'), value: product.code },
    { label: say('recipe.portions'), value: portions === undefined ? '' : String(portions) },
    {
      label: say('products.recipe_total'),
      value: total === null ? '' : shownAmount(total, product.recipe_total_amount_unit_id, words),
    },
    {
      label: say('allergens.contains'),
      value: containsText({ contains: idsOf(all), are_allergens_stated: product.are_allergens_stated }, lang),
    },
    {
      label: say('allergens.may_contain'),
      value: namesOf(idsOf((traces | setOf(brought.may_contain)) & ~all), lang),
    },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

/** What an ingredient holds, and what it may; “none” only where it is neither. */
function heldText(one: Product['ingredients'][number], { say, lang }: Words): string {
  if (one.may_contain.length === 0) return containsText(one, lang)
  const traces = `${say('allergens.may_contain')}: ${namesOf(one.may_contain, lang)}`
  const isPlain = one.contains.length === 0 && one.are_allergens_stated
  return isPlain ? traces : `${containsText(one, lang)} · ${traces}`
}

function ingredientsOf(product: Product, words: Words): Block {
  const { say } = words
  return {
    kind: 'table',
    caption: say('recipe.title'),
    columns: [
      { title: say('products.ingredient'), share: 5 },
      { title: say('recipe.amount'), share: 2, align: 'end' },
      { title: say('allergens.title'), share: 4 },
    ],
    rows: product.ingredients.map((one) => [
      one.ingredient_product_name,
      shownAmount(one.amount, one.amount_unit_id, words),
      heldText(one, words),
    ]),
  }
}

/** A text of people: each line of it is one. */
const textBlocks = (title: string, text: string): Block[] =>
  text.trim() === ''
    ? []
    : [
        { kind: 'heading', level: 2, text: title },
        ...text
          .split(/\n+/)
          .filter((line) => line.trim() !== '')
          .map((line): Block => ({ kind: 'paragraph', text: line.trim() })),
      ]

function controlBlocks(points: readonly ControlPoint[], { say }: Words): Block[] {
  if (points.length === 0) return []
  const caption = say('nav.plan_ccp_list')
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [
        { title: say('table.number'), share: 1 },
        { title: say('recipe.process'), share: 3 },
        { title: say('plan.column_hazard'), share: 3 },
        { title: say('plan.limits'), share: 5 },
      ],
      rows: points.map(({ label, process, hazard, limits }) => [label, process, hazard, limits.join('; ')]),
    },
  ]
}

/** @throws Problem 404; 422 */
export async function downloadRecipe(
  ctx: Ctx,
  { params, query }: Input<typeof products.recipePdf>,
): Promise<FileAnswer> {
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const product = await showProduct(ctx, params.id)
  const units = await listUnitRows(ctx.db, companyOf(ctx))
  const words: Words = { say, lang, units, factor: factorOf(product, query.portions, units) }
  const groups = await groupsOfProduct(ctx.db, placeOf(ctx), params.id)
  const points = await controlPointsAt(ctx, placeOf(ctx), { lang, groups })
  return answerPdf(ctx, {
    lang,
    title: product.name,
    section: {
      landscape: false,
      blocks: [
        factsOf(product, query.portions, words),
        ...(product.ingredients.length === 0 ? [] : [ingredientsOf(product, words)]),
        ...textBlocks(say('products.instructions'), product.preparation_instructions_text),
        ...controlBlocks(points, words),
        ...textBlocks(say('products.storing'), product.storing_conditions_text),
        ...textBlocks(say('products.consuming_guide'), product.consuming_guide_text),
        {
          kind: 'paragraph',
          text: say('recipe.version', { version: String(product.recipe_version) }),
        },
      ],
    },
  })
}
