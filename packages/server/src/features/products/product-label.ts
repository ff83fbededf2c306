/** Labels of products: for sale by the law of the country, and for containers in the kitchen. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { countryKey, findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { exportFileName } from '@larder/core/exports'
import {
  findLabelSize,
  fitsLabel,
  isBlank,
  labelForSale,
  labelLines,
  missingOnLabel,
  zplOf,
  type Label,
  type LabelGap,
  type Missing,
} from '@larder/core/labels'
import { baseLanguage } from '@larder/core/languages'
import { allergens, idsOf, setOf, type AllergenSet } from '@larder/core/products'
import { wallTimes } from '@larder/core/schedule'
import { expiryFor } from '@larder/core/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import type { Product, products } from '@larder/contract/products'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid, Problem } from '#kit/problem.ts'
import { nameIn, sayIn, type Say } from '#kit/text/texts.ts'
import { containsText } from './allergen-words.ts'
import { declaredList } from './generated-text.ts'
import { findPlaceFacts, findUserName } from './products.queries.ts'
import { showProduct } from './show-product.ts'

/** Use by, of the two dates that a label may have. */
const USE_BY = 1

type Query = Input<typeof products.label>['query']
type Place = Awaited<ReturnType<typeof getPlace>>
type LabelInput = {
  readonly product: Product
  readonly query: Query
  readonly place: Place
  readonly country: string | undefined
  readonly lang: string
  /** Of the place: people write their texts in it. */
  readonly own_lang: string
  readonly say: Say
  readonly date: (day: string) => string
  /** Wall time of the place now, `YYYY-MM-DDTHH:mm`. */
  readonly now: string
  /** Who prints it. */
  readonly author: string
}

const keys = new Map<number, string>(allergens.map(({ id, key }) => [id, key]))

const statedOf = ({ allergens: all }: Product, is_trace: boolean): AllergenSet =>
  setOf(all.filter((one) => one.is_trace === is_trace).map(({ id }) => id))
const inFoodOf = (product: Product): AllergenSet =>
  statedOf(product, false) | setOf(product.generated_allergens.contains)

/** Names of allergens that are in the product, and of traces, in the language of the label. */
function heldBy({ product, lang }: LabelInput): { readonly contains: string; readonly traces: string } {
  const inFood = inFoodOf(product)
  const { may_contain } = product.generated_allergens
  const nameAllergens = (set: number): string =>
    idsOf(set)
      .map((id) => nameIn(lang, `allergens.${keys.get(id) ?? ''}`))
      .join(', ')
  return {
    contains: nameAllergens(inFood),
    traces: nameAllergens((statedOf(product, true) | setOf(may_contain)) & ~inFood),
  }
}

const isWritten = ({ ingredients_text }: Product): boolean => ingredients_text.trim() !== ''

/** The list of people, else the one of the recipe, with all allergens of the product declared. */
function listedOn({ product, own_lang: lang, country }: LabelInput): string {
  return isWritten(product)
    ? declaredList(product.ingredients_text.trim(), inFoodOf(product), { lang, country })
    : product.generated_ingredients_text
}

type Dated = { readonly expires: string; readonly is_use_by: boolean }

/** A shelf life counts from today; a lot was made on a day that nobody gave. */
const isDatedToday = (product: Product, { lot = '' }: Query): boolean =>
  product.expiration_time_unit_count !== null && isBlank(lot)

/** Empty where neither the request nor the shelf life gives a last day. */
const datedOf = ({ product, query, now }: LabelInput): Dated => ({
  expires: query.expires ?? (isDatedToday(product, query) ? expiryFor(product, now) : ''),
  is_use_by: (product.expiration_type_id ?? USE_BY) === USE_BY,
})

function productLabel(input: LabelInput): Label {
  const { product, query, place, country, say, date } = input
  const { expires, is_use_by } = datedOf(input)
  const listed = listedOn(input)
  return labelForSale({
    country,
    title: product.name,
    listed,
    ...heldBy(input),
    net: query.net ?? '',
    lot: query.lot ?? '',
    expires,
    date: expires === '' ? '' : date(expires),
    is_use_by,
    storage: product.storing_conditions_text,
    business: [place.company_name, place.company_address].filter((part) => part.trim() !== '').join(', '),
    ean: product.ean,
    say,
  })
}

/** What the law of the country still misses on it. */
function gapsOf(input: LabelInput): Missing[] {
  const { product, query, place, country, date } = input
  const { expires, is_use_by } = datedOf(input)
  return missingOnLabel({
    country,
    has_ingredients: listedOn(input) !== '',
    // A list that people wrote is in their order and has their percentages.
    is_order_known: isWritten(product) || product.is_ingredients_order_known,
    is_quid_known: isWritten(product) || product.is_quid_known,
    are_allergens_stated: product.are_allergens_stated,
    named_allergens: product.named_allergens.map(({ id }) => id),
    net: query.net ?? '',
    has_date: expires !== '',
    is_use_by,
    // The 2nd of January in the format of the place.
    is_day_first: /^\D*0?2\D/.test(date('2027-01-02')),
    storage: product.storing_conditions_text,
    lot: query.lot ?? '',
    business_name: place.company_name,
    business_address: place.company_address,
  })
}

/** The field of the request or of the product that fills the gap. */
const fieldOf: Readonly<Record<LabelGap, string>> = {
  ingredients: 'ingredients_text',
  order: 'ingredients',
  quid: 'ingredients',
  allergens: 'allergens',
  named_allergens: 'named_allergens',
  net: 'net',
  date: 'expires',
  storage: 'storing_conditions_text',
  lot: 'lot',
  business_name: 'company_name',
  business_address: 'company_address',
}

/** @throws Problem 422 with each gap of a label for sale, unless it is printed on purpose */
function refuseGaps(input: LabelInput): void {
  const { kind, incomplete } = input.query
  const gaps = kind !== 'product' || incomplete === true ? [] : gapsOf(input)
  if (gaps.length === 0) return
  const message = 'The label for sale does not have everything that the law asks for.'
  const errors = gaps.map(({ gap }) => ({ field: fieldOf[gap], code: 'label_missing', message }))
  throw new Problem('invalid', message, { errors })
}

/** Nothing for labels of containers: they are not for sale. @throws Problem 404 */
export async function listLabelGaps(
  ctx: Ctx,
  { params, query }: Input<typeof products.labelGaps>,
): Promise<ResponseOf<typeof products.labelGaps>> {
  const input = await gather(ctx, params.id, query)
  return { missing: query.kind === 'product' ? gapsOf(input) : [] }
}

/** No shelf life of its own: the next day (document 3, section 4). */
const UNKNOWN = { expiration_time_unit_count: null, expiration_time_unit_id: null }

/** The shelf life of a product is that of a closed package: what is thawed or opened keeps a day at most. */
function lastDay({ product, query }: LabelInput, at: string): string {
  const closed = expiryFor(product, at)
  const open = expiryFor(UNKNOWN, at)
  return query.kind !== 'prepared' && open < closed ? open : closed
}

/** Prepared, thawed or opened: when, until when, and by whom. */
function dayLabel(input: LabelInput): Label {
  const { product, query, lang, say, date, now, author } = input
  const at = query.at ?? now
  const expires = query.expires ?? lastDay(input, at)
  return {
    title: product.name,
    lines: labelLines([
      [
        query.kind === 'product' ? '' : say(`labels.${query.kind}`),
        `${date(at.slice(0, 10))} ${at.slice(11, 16)}`,
      ],
      [say('products.use_by'), date(expires), true],
      [say('allergens.contains'), containsText({ ...product, contains: idsOf(inFoodOf(product)) }, lang)],
      [say('allergens.may_contain'), heldBy(input).traces],
      [say('labels.lot'), query.lot ?? ''],
      [say('labels.by'), author],
    ]),
    code: null,
    gs1: null,
  }
}

async function gather(ctx: Ctx, id: number, query: Query): Promise<LabelInput> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  const { country_id, preferred_language } = await findPlaceFacts(ctx.db, at)
  const lang = query.lang ?? preferred_language
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  return {
    product: await showProduct(ctx, id),
    query,
    place,
    country: countryKey(country_id),
    lang,
    own_lang: preferred_language,
    say: sayIn(lang),
    date: (day) => formatDateAs(day, format),
    now: wallTimes(place.timezone)(ctx.now.toISOString()).slice(0, 16),
    author: ctx.actor.kind === 'user' ? await findUserName(ctx.db, ctx.actor.user_id) : '',
  }
}

/** @throws Problem 404; 422 `label_missing`; 422 `label_too_small` where letters of the least size do not fit */
export async function printLabel(
  ctx: Ctx,
  { params, query }: Input<typeof products.label>,
): Promise<FileAnswer> {
  const input = await gather(ctx, params.id, query)
  refuseGaps(input)
  const label = query.kind === 'product' ? productLabel(input) : dayLabel(input)
  const size = findLabelSize(query.size)
  if (!fitsLabel(label, size))
    throw invalid('size', 'label_too_small', 'The label is too small for its text.')
  const name = (extension: 'pdf' | 'zpl') => ({
    'content-disposition': contentDisposition(exportFileName([input.product.name, query.size], extension)),
  })
  if (query.format === 'zpl') {
    const zpl = zplOf(label, size, { copies: query.copies, dots: query.dpi === 300 ? 12 : 8 })
    return new FileAnswer('application/zpl', () => Readable.from([Buffer.from(zpl)]), name('zpl'))
  }
  const { platform } = ctx
  const job = {
    label,
    size: query.size,
    copies: query.copies,
    language: baseLanguage(input.lang),
    date: input.now.slice(0, 10),
    code_alt: input.say('labels.code'),
  }
  const { company_id } = placeOf(ctx)
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { pdf } = await pdfCompilers(platform).compile(
        { ...job, standard: 'a-2a' },
        { owner: company_id },
      )
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    name('pdf'),
  )
}
