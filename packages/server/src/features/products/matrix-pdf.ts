/** The allergen matrix on paper, with the code of a link by which guests open it. */
import { sayCitation } from '@larder/core/languages'
import { allergenIds, allergens, allergenStateOf, SULFITES, type AllergenState } from '@larder/core/products'
import type { Block, Cell } from '@larder/core/haccp'
import type { products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { guestLink } from '#features/shared-accesses/public.ts'
import type { Ctx, Input } from '#kit/context.ts'
import type { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid } from '#kit/problem.ts'
import { nameIn, sayIn, type Say } from '#kit/text/texts.ts'
import { showMatrix } from './change-recipe.ts'
import { answerPdf } from './product-pdf.ts'
import { qrPicture } from './qr-picture.ts'

type Matrix = ResponseOf<typeof products.matrix>

/** Dishes on paper: as many as people would hang up. A paper without all of them says so. */
const MOST_ROWS = 2_000
const PAGE = 500
const CONTAINS = '●'
const TRACE = '○'
const NOT_STATED = '?'

async function wholeMatrix(ctx: Ctx): Promise<Matrix> {
  const first = await showMatrix(ctx, { params: { placeId: 0 }, query: { page: 1, perPage: PAGE }, body: {} })
  const data = [...first.data]
  for (let page = 2; data.length < Math.min(first.meta.total, MOST_ROWS); page += 1) {
    const next = await showMatrix(ctx, { params: { placeId: 0 }, query: { page, perPage: PAGE }, body: {} })
    if (next.data.length === 0) break
    data.push(...next.data)
  }
  return { ...first, data: data.slice(0, MOST_ROWS) }
}

const keys = new Map<number, string>(allergens.map(({ id, key }) => [id, key]))

/** Columns of the law, and of others that a dish holds. */
function columnsOf({ law, data }: Matrix): readonly number[] {
  const held = new Set(data.flatMap(({ contains, may_contain }) => [...contains, ...may_contain]))
  return allergenIds.filter((id) => law.named.includes(id) || held.has(id))
}

/** What nobody stated is hatched and has a mark: an empty cell says that the food is free of it. */
const marks: Readonly<Record<AllergenState, Cell>> = {
  contains: CONTAINS,
  may_contain: TRACE,
  free: '',
  not_stated: { badge: 'not_stated', text: NOT_STATED },
}

/** How many dishes nobody stated, and which: guests ask about them. */
function unstatedLines({ data, meta }: Matrix, say: Say): string[] {
  if (meta.not_stated === 0) return []
  const names = data.filter((row) => !row.are_allergens_stated).map(({ name }) => name)
  return [
    say('allergens.not_stated_count', { count: String(meta.not_stated) }),
    ...(names.length === 0 ? [] : [say('allergens.ask_staff', { names: names.join(', ') })]),
  ]
}

function tableOf(matrix: Matrix, lang: string): Block {
  const say = sayIn(lang)
  const columns = columnsOf(matrix)
  const nameOf = ({ name, are_allergens_stated: isStated }: Matrix['data'][number]): string =>
    isStated ? name : `${name} · ${say('allergens.not_stated')}`
  return {
    kind: 'table',
    caption: '',
    columns: [
      { title: say('products.name'), share: 3 },
      ...columns.map((id) => ({
        title: nameIn(lang, `allergens.${keys.get(id) ?? ''}`),
        share: 1,
        align: 'center' as const,
      })),
    ],
    rows: matrix.data.map((row) => [nameOf(row), ...columns.map((id) => marks[allergenStateOf(row, id)])]),
  }
}

/** What the marks mean, by which law, how many dishes are left out, and the table. */
export function matrixBlocks(matrix: Matrix, lang: string): Block[] {
  const say = sayIn(lang)
  const { data, law, meta } = matrix
  const legend = [
    `${CONTAINS} ${say('allergens.contains')}`,
    `${TRACE} ${say('allergens.may_contain')}`,
    say('allergens.empty_free'),
    ...(meta.not_stated === 0 ? [] : [`${NOT_STATED} ${say('allergens.not_stated_meaning')}`]),
    ...(columnsOf(matrix).includes(SULFITES) ? [say(`allergens.sulfites_${law.sulfites}`)] : []),
    ...(law.source === '' ? [] : [say('allergens.law', { source: sayCitation(law.source, say) })]),
  ]
  const lines = [
    legend.join(' · '),
    ...unstatedLines(matrix, say),
    ...(data.length < meta.total
      ? [say('allergens.shown_of', { shown: String(data.length), total: String(meta.total) })]
      : []),
  ]
  return [...lines.map((text): Block => ({ kind: 'paragraph', text })), tableOf(matrix, lang)]
}

/** @throws Problem 422 for a link that opens more than the allergens of this place, or nothing */
export async function downloadMatrix(
  ctx: Ctx,
  { body }: Input<typeof products.matrixPdf>,
): Promise<FileAnswer> {
  const lang = body.lang ?? 'en'
  const say = sayIn(lang)
  const requestedLink = body.guest_link ?? ''
  const link = requestedLink === '' ? '' : await guestLink(ctx, requestedLink)
  if (link === null)
    throw invalid(
      'guest_link',
      'not_offered',
      'The link opens other things than the allergens of this place.',
    )
  const code = link === '' ? null : await qrPicture(link, say('allergens.scan'))
  return answerPdf(ctx, {
    lang,
    title: say('nav.allergen_matrix'),
    section: {
      landscape: true,
      blocks: [
        ...matrixBlocks(await wholeMatrix(ctx), lang),
        ...(code === null
          ? []
          : ([{ kind: 'paragraph', text: say('allergens.scan') }, code.block] satisfies Block[])),
      ],
    },
    ...(code !== null && { pictures: { [code.block.sha256]: code.png } }),
  })
}
