/** The allergen matrix on paper, with the code of a link by which guests open it. */
import { sayCitation } from '@larder/core/languages'
import { allergenIds, allergens, SULFITES } from '@larder/core/products'
import type { Block, Cell } from '@larder/core/haccp'
import type { products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { guestLink } from '#features/shared-accesses/public.ts'
import type { Ctx, Input } from '#kit/context.ts'
import type { FileAnswer } from '#kit/http/file-answer.ts'
import { invalid } from '#kit/problem.ts'
import { nameIn, sayIn } from '#kit/text/texts.ts'
import { showMatrix } from './change-recipe.ts'
import { answerPdf } from './product-pdf.ts'
import { qrPicture } from './qr-picture.ts'

type Matrix = ResponseOf<typeof products.matrix>

/** Dishes on paper: as many as people would hang up. A paper without all of them says so. */
const MOST_ROWS = 2_000
const PAGE = 500
const CONTAINS = '●'
const TRACE = '○'

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

function tableOf(matrix: Matrix, lang: string): Block {
  const say = sayIn(lang)
  const columns = columnsOf(matrix)
  const markOf = ({ contains, may_contain }: Matrix['data'][number], id: number): Cell =>
    contains.includes(id) ? CONTAINS : may_contain.includes(id) ? TRACE : ''
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
    rows: matrix.data.map((row) => [row.name, ...columns.map((id) => markOf(row, id))]),
  }
}

/** What the marks mean, by which law, how many dishes are left out, and the table. */
export function matrixBlocks(matrix: Matrix, lang: string): Block[] {
  const say = sayIn(lang)
  const { data, law, meta } = matrix
  const legend = [
    `${CONTAINS} ${say('allergens.contains')}`,
    `${TRACE} ${say('allergens.may_contain')}`,
    ...(columnsOf(matrix).includes(SULFITES) ? [say(`allergens.sulfites_${law.sulfites}`)] : []),
    ...(law.source === '' ? [] : [say('allergens.law', { source: sayCitation(law.source, say) })]),
  ]
  const lines = [
    legend.join(' · '),
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
  const given = body.guest_link ?? ''
  const link = given === '' ? '' : await guestLink(ctx, given)
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
