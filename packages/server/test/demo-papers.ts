/** PDFs of the demo company, one of each kind that people print beside the plan. */
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { posters as allPosters } from '@larder/core/posters'
import { account } from '@larder/contract/account'
import { companies } from '@larder/contract/companies'
import { digitalAuditResults } from '@larder/contract/digital-audits'
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { posters } from '@larder/contract/posters'
import { products } from '@larder/contract/products'
import { recalls } from '@larder/contract/recalls'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { buildApp } from '../src/app.ts'
import { openPglite } from '../src/db/open.ts'
import { addDemo, demoSignIn } from '../src/demo/add-demo.ts'
import type { Platform } from '../src/kit/platform.ts'
import { configOf } from './config.ts'
import { migratedArchive } from './migrated-archive.ts'

type Send = <R extends Route>(route: R, input?: CallInput<R>) => Promise<Buffer>

export type DemoPapers = {
  /** Name → PDF. */
  readonly print: (lang: string) => Promise<ReadonlyMap<string, Buffer>>
  readonly close: () => Promise<void>
}

/** The fewest days of the demo after which the drill of its recall finds a lot. */
const DAYS = 3

/** Lives through the demo on a database in memory. */
export async function openDemoPapers(): Promise<DemoPapers> {
  const database = await openPglite({ archive: await openAsBlob(await migratedArchive()) })
  const data_folder = mkdtempSync(join(tmpdir(), 'larder-papers-'))
  const platform: Platform = {
    config: configOf(data_folder),
    pool: database.pool,
    mailer: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  }
  await addDemo(platform, { days: DAYS })
  const app = await buildApp(platform)
  let authorization = ''
  const send: Send = async (route, input) => {
    const response = await app.inject({
      method: route.method,
      url: addressOf(route, input ?? {}),
      headers: { authorization, 'content-type': 'application/json' },
      ...(route.method !== 'GET' && { payload: JSON.stringify(input?.body ?? {}) }),
    })
    if (response.statusCode !== route.status) throw new Error(`${route.name}: ${response.body}`)
    return response.rawPayload
  }
  const session = await read(send, account.login, { body: { ...demoSignIn, remember_me: true } })
  authorization = `Bearer ${session.access_token}`
  return {
    print: (lang) => printAll(send, lang),
    close: async () => {
      await app.close()
      await database.close()
      rmSync(data_folder, { recursive: true, force: true })
    },
  }
}

const read = async <R extends Route>(send: Send, route: R, input?: CallInput<R>): Promise<ResponseOf<R>> =>
  JSON.parse((await send(route, input)).toString()) as ResponseOf<R>

/** The first of a list that the demo fills. */
function first<T>(list: readonly T[], what: string): T {
  const [one] = list
  if (one === undefined) throw new Error(`The demo has no ${what}`)
  return one
}

async function printAll(send: Send, lang: string): Promise<ReadonlyMap<string, Buffer>> {
  const [company] = await read(send, companies.list)
  const placeId = first(company?.places ?? [], 'place').id
  const params = { placeId }
  const recall = first(
    (await read(send, recalls.list, { params })).filter((one) => one.is_drill),
    'recall',
  )
  const { results } = await read(send, digitalAuditResults.list, { params })
  const audit = first(
    results.filter(({ confirmed }) => confirmed),
    'confirmed audit',
  )
  const dish = first((await read(send, products.matrix, { params })).data, 'dish')
  const query = { lang }
  const guests = { name: 'Guests', email: 'guests@example.com', modules: ['allergens'], sendEmail: false }
  const valid_date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const made = await read(send, sharedAccesses.create, { params, body: { ...guests, valid_date } as never })
  const { link } = first(made, 'link')
  const papers: [string, Buffer][] = [
    ['recall', await send(recalls.report, { params: { placeId, id: recall.id }, query })],
    ['audit', await send(digitalAuditResults.report, { params: { id: audit.id }, query })],
    ['recipe', await send(products.recipePdf, { params: { placeId, id: dish.id }, query })],
    ['matrix', await send(products.matrixPdf, { params, body: { lang, guest_link: link ?? '' } })],
  ]
  for (const poster of allPosters)
    papers.push([`poster-${poster}`, await send(posters.print, { params: { placeId, poster }, query })])
  return new Map(papers)
}
