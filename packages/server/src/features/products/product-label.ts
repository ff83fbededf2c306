/** Labels of products: for sale by the law of the country, and for containers in the kitchen. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { findCountry, findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { exportFileName } from '@larder/core/exports'
import {
  codesOf,
  findLabelSize,
  fitsLabel,
  labelLawOf,
  labelLines,
  zplOf,
  type Label,
} from '@larder/core/labels'
import { baseLanguage } from '@larder/core/languages'
import { allergens, emphasiseAllergens, idsOf, setOf, type AllergenSet } from '@larder/core/products'
import { wallTimes } from '@larder/core/schedule'
import { expiryFor } from '@larder/core/traceability'
import type { Product, products } from '@larder/contract/products'
import { getPlace, pdfCompilers } from '#features/plans/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid } from '#kit/problem.ts'
import { nameIn, sayIn, type Say } from '#kit/text/texts.ts'
import { containsText } from './allergen-words.ts'
import { wordsIn } from './generated-text.ts'
import { findPlaceFacts, findUserName } from './products.queries.ts'
import { showProduct } from './show-product.ts'

/** Use by, of the two dates that a label may have. */
const USE_BY = 1

type Query = Input<typeof products.label>['query']
type Place = Awaited<ReturnType<typeof getPlace>>
type Given = {
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
function heldBy({ product, lang }: Given): { readonly contains: string; readonly traces: string } {
  const inFood = inFoodOf(product)
  const { may_contain } = product.generated_allergens
  const named = (set: number): string =>
    idsOf(set)
      .map((id) => nameIn(lang, `allergens.${keys.get(id) ?? ''}`))
      .join(', ')
  return { contains: named(inFood), traces: named((statedOf(product, true) | setOf(may_contain)) & ~inFood) }
}

/** The list of people, else the one of the recipe; allergens emphasised in both (Regulation (EU) No 1169/2011, Article 21). */
function listedOn({ product, own_lang }: Given): string {
  const own = product.ingredients_text.trim()
  if (own === '') return product.generated_ingredients_text
  return emphasiseAllergens(own, inFoodOf(product), wordsIn(own_lang))
}

function productLabel(given: Given): Label {
  const { product, query, place, country, say, date, now } = given
  const law = labelLawOf(country)
  const { contains, traces } = heldBy(given)
  const expires = query.expires ?? expiryFor(product, now)
  const is_use_by = (product.expiration_type_id ?? USE_BY) === USE_BY
  const has_date = query.expires !== undefined || product.expiration_time_unit_count !== null
  const listed = listedOn(given)
  return {
    title: product.name,
    lines: labelLines([
      [say('labels.ingredients'), listed],
      // Without a list the allergens have to be named all the same (Regulation (EU) No 1169/2011, Article 21).
      [say('allergens.contains'), law.has_contains || listed === '' ? contains : '', true],
      [say('allergens.may_contain'), traces],
      [say('labels.net'), query.net ?? '', true],
      [say(is_use_by ? 'products.use_by' : 'products.best_before'), has_date ? date(expires) : '', true],
      [say('products.storing'), product.storing_conditions_text],
      [say('labels.lot'), query.lot ?? ''],
      ['', `${place.company_name}, ${place.company_address}`],
    ]),
    ...codesOf({ ean: product.ean, lot: query.lot ?? '', expires: has_date ? expires : '', is_use_by }),
  }
}

/** No shelf life of its own: the next day (document 3, section 4). */
const UNKNOWN = { expiration_time_unit_count: null, expiration_time_unit_id: null }

/** The shelf life of a product is that of a closed package: what is thawed or opened keeps a day at most. */
function lastDay({ product, query }: Given, at: string): string {
  const closed = expiryFor(product, at)
  const open = expiryFor(UNKNOWN, at)
  return query.kind !== 'prepared' && open < closed ? open : closed
}

/** Prepared, thawed or opened: when, until when, and by whom. */
function dayLabel(given: Given): Label {
  const { product, query, lang, say, date, now, author } = given
  const at = query.at ?? now
  const expires = query.expires ?? lastDay(given, at)
  return {
    title: product.name,
    lines: labelLines([
      [
        query.kind === 'product' ? '' : say(`labels.${query.kind}`),
        `${date(at.slice(0, 10))} ${at.slice(11, 16)}`,
      ],
      [say('products.use_by'), date(expires), true],
      [say('allergens.contains'), containsText({ ...product, contains: idsOf(inFoodOf(product)) }, lang)],
      [say('labels.lot'), query.lot ?? ''],
      [say('labels.by'), author],
    ]),
    code: null,
    gs1: null,
  }
}

async function gather(ctx: Ctx, id: number, query: Query): Promise<Given> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  const { country_id, preferred_language } = await findPlaceFacts(ctx.db, at)
  const lang = query.lang ?? preferred_language
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  return {
    product: await showProduct(ctx, id),
    query,
    place,
    country: findCountry(country_id)?.key,
    lang,
    own_lang: preferred_language,
    say: sayIn(lang),
    date: (day) => formatDateAs(day, format),
    now: wallTimes(place.timezone)(ctx.now.toISOString()).slice(0, 16),
    author: ctx.actor.kind === 'user' ? await findUserName(ctx.db, ctx.actor.user_id) : '',
  }
}

/** @throws Problem 404; 422 `label_too_small` where letters of the least size do not fit */
export async function printLabel(
  ctx: Ctx,
  { params, query }: Input<typeof products.label>,
): Promise<FileAnswer> {
  const given = await gather(ctx, params.id, query)
  const label = query.kind === 'product' ? productLabel(given) : dayLabel(given)
  const size = findLabelSize(query.size)
  if (!fitsLabel(label, size))
    throw invalid('size', 'label_too_small', 'The label is too small for its text.')
  const name = (extension: 'pdf' | 'zpl') => ({
    'content-disposition': contentDisposition(exportFileName([given.product.name, query.size], extension)),
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
    language: baseLanguage(given.lang),
    date: given.now.slice(0, 10),
    code_alt: given.say('labels.code'),
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
