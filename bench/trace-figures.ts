/**
 * The worst lot of 500,000 with 1.5 million links, both ways; traces of ordinary lots; the spreadsheets of a
 * recall, its customers alone and all of it, with the memory that it takes; and the spreadsheet of FSMA 204 for
 * 100,000 events.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { recallOriginKinds } from '../packages/core/src/traceability/index.ts'
import { asCompany } from '../packages/server/src/db/transaction.ts'
import { findClosure } from '../packages/server/src/features/recalls/trace.queries.ts'
import { makeCompany, makePlace, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import type { RunningServer } from '../packages/server/test/running-server.ts'
import { ownMegabytes } from './processor-time.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const LOTS = 500_000
const PARENTS = 3
const CUSTOMERS = 500
/** Lots of which a customer got a part. */
const SENT_EVERY = 5
/** Small traces beside the large one: 48 lots, 8 deep. */
const SMALL = 50
const SMALL_LOTS = 48
/** Behind the first lot: one that is in 250,000 lots. */
const HALF_REACH = 182_576
const EVENTS = 100_000
const RUNS = 200

type Bed = {
  readonly url: string
  readonly company: number
  readonly place: number
  readonly token: string
  readonly first: number
  readonly smalls: readonly number[]
}
type Query = (text: string, values: readonly unknown[]) => Promise<readonly { id: number }[]>

/** Each lot is made of three of the newest lots before it, so that the first is in nearly all. */
async function plantLots(
  query: Query,
  company: number,
  place: number,
): Promise<Pick<Bed, 'first' | 'smalls'>> {
  const [product] = await query(
    `insert into products (company_id, name, created_at, updated_at) values ($1, 'Salt', now(), now()) returning id`,
    [company],
  )
  await query(
    `insert into partners (company_id, place_id, name, is_customer, created_at, updated_at)
      select $1, $2, 'Customer ' || n, true, now(), now() from generate_series(1, $3::int) n`,
    [company, place, CUSTOMERS],
  )
  const [lot] = await query(
    `with made as (insert into lots (company_id, place_id, product_id, product_name, batch_number, batch_key,
      created_at) select $1, $2, $3, 'Product', 'L' || n, 'l' || n, now() from generate_series(1, $4::int) n
      returning id) select min(id) as id from made`,
    [company, place, product?.id, LOTS + SMALL * SMALL_LOTS],
  )
  const first = lot?.id ?? 0
  const records = await query(
    `insert into traceability_records (company_id, place_id, uuid, kind, partner_id, partner_name, occurred_at,
        received_at, updated_at)
      select $1, $2, gen_random_uuid(), k.kind, p.id, p.name, now(), now(), now()
      from (values ('preparation'), ('dispatch')) k (kind)
      join partners p on p.company_id = $1 order by k.kind desc, p.id returning id`,
    [company, place],
  )
  const made = records[0]?.id ?? 0
  const sent = records[CUSTOMERS]?.id ?? 0
  await query(
    `insert into lot_links (company_id, parent, child, record_id, base_amount, base_unit)
      select $1::int, $2::int + greatest(0, n - 1 - (k * 7919 + n * 31) % greatest(n / 2, 1)), $2::int + n,
        $3::int + n % ${CUSTOMERS}, 1, 'kg'
      from generate_series(1, $4::int - 1) n cross join generate_series(0, ${PARENTS - 1}) k
      on conflict do nothing`,
    [company, first, made, LOTS],
  )
  await query(
    `insert into lot_movements (company_id, place_id, record_id, lot_id, direction, order_number, amount,
        amount_unit_id, base_amount, base_unit, occurred_at)
      select $1::int, $2::int, $3::int + n % ${CUSTOMERS}, $4::int + n, 'in', 1, 10, 1, 10, 'kg', now()
        from generate_series(0, $5::int - 1) n
      union all select $1::int, $2::int, $6::int + n % ${CUSTOMERS}, $4::int + n, 'out', 1, 4, 1, 4, 'kg', now()
        from generate_series(0, $5::int - 1, ${SENT_EVERY}) n`,
    [company, place, made, first, LOTS + SMALL * SMALL_LOTS, sent],
  )
  const smalls = Array.from({ length: SMALL }, (_, at) => first + LOTS + at * SMALL_LOTS)
  for (const start of smalls)
    await query(
      `insert into lot_links (company_id, parent, child, record_id, base_amount, base_unit)
        select $1::int, $2::int + n, $2::int + n / 6 * 6 + 6 + (n + k) % 6, $3::int, 1, 'kg'
        from generate_series(0, ${SMALL_LOTS - 7}) n cross join generate_series(0, 1) k
        on conflict do nothing`,
      [company, start, made],
    )
  return { first, smalls }
}

/** Goods received with every key data element, in all the records that the spreadsheet reads. */
async function plantEvents(query: Query, company: number, place: number): Promise<void> {
  await query(
    `with made as (insert into traceability_records (company_id, place_id, uuid, kind, partner_name, occurred_at,
        received_at, updated_at)
      select $1, $2, gen_random_uuid(), 'receipt', 'Farm', now() - n * interval '1 minute', now(), now()
      from generate_series(1, $3::int) n returning id, occurred_at)
    insert into traceability_record_versions (company_id, place_id, record_id, version, content, written_at)
      select $1, $2, id, 1, jsonb_build_object('kind', 'receipt', 'partner_name', 'Farm', 'document_type', 'BOL',
        'document_number', '00' || id, 'occurred_at', to_char(occurred_at at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'lines', jsonb_build_array(jsonb_build_object('direction', 'in', 'lot_id', id, 'product_id', 1,
          'product_name', 'Romaine', 'batch_number', '2-3', 'supplier_id', 1, 'supplier_name', 'Farm', 'tlc',
          '00' || id, 'tlc_source', 'Farm', 'amount', '40', 'amount_unit_id', 1, 'amount_unit', 'kg'))), now()
      from made`,
    [company, place, EVENTS],
  )
}

async function plant(seed: TestApp, url: string): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const place = await makePlace(seed, company, { country_id: 230, timezone: 'America/New_York' })
  // The server's own connections end a statement of many seconds.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Foreign keys of two million rows are not checked one by one.
  await client.query('set session_replication_role = replica')
  const query: Query = async (text, values) => (await client.query<{ id: number }>(text, [...values])).rows
  try {
    const lots = await plantLots(query, company, place)
    await plantEvents(query, company, place)
    // As the server of the database does by itself some minutes after so many rows.
    await query('vacuum analyze', [])
    return { url, company, place, token: owner.token, ...lots }
  } finally {
    await client.end()
  }
}

async function timed(work: () => Promise<void>, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = -1; run < runs; run += 1) {
    const start = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - start)
  }
  return times
}

/** The closure as the role of requests computes it. */
async function measureClosure({ url, company, first }: Bed): Promise<void> {
  // Without the time limits of the server, so that a busy machine is measured too.
  const pool = new pg.Pool({ connectionString: url })
  const host = { pool, now: () => new Date() }
  for (const direction of ['forward', 'backward'] as const) {
    const from = direction === 'forward' ? first : first + LOTS - 1
    const times = await timed(
      () =>
        asCompany(host, company, async (db) => {
          const { length } = await findClosure(db, company, [from], direction)
          if (length < LOTS * 0.8) throw new Error(`${direction}: ${length} lots`)
        }),
      3,
    )
    report(`trace.worst_${direction}.max`, Math.max(...times), 'ms', 2_200)
  }
  await pool.end()
}

type Reader = (path: string, body?: object) => Promise<Response>

const readerOf =
  ({ place, token }: Bed, { url }: RunningServer): Reader =>
  async (path, body) => {
    const answer = await fetch(`${url}/api/places/${place}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

async function startRecall(read: Reader, lot: number): Promise<number> {
  const origin = { kind: recallOriginKinds[0], lot_ids: [lot] }
  return ((await (await read('/recalls', { uuid: randomUUID(), origin })).json()) as { id: number }).id
}

const save = async (read: Reader, path: string): Promise<void> =>
  void (await (await read(path)).arrayBuffer())

/** Memory of a server that makes the whole spreadsheet first, of a recall of 250,000 and of all lots. */
async function measureMemory(bed: Bed, restart: () => Promise<RunningServer>): Promise<void> {
  for (const [name, lot] of [
    ['half', bed.first + HALF_REACH],
    ['worst', bed.first],
  ] as const) {
    const server = await restart()
    const read = readerOf(bed, server)
    const id = await startRecall(read, lot)
    let peak = 0
    const timer = setInterval(() => (peak = Math.max(peak, ownMegabytes(server.pid))), 50)
    await save(read, `/recalls/${id}/export`)
    clearInterval(timer)
    report(`trace.sheet_memory_${name}.max`, peak, 'MB', 700)
  }
}

/** Needs a PostgreSQL on this machine. */
export const measureTrace = (): Promise<void> =>
  withServer(plant, async (bed, server, restart) => {
    await measureClosure(bed)
    const read = readerOf(bed, server)
    let at = 0
    const small = await timed(async () => {
      const { lots } = (await (await read(`/lots/${bed.smalls[(at += 1) % SMALL]}/trace`)).json()) as {
        lots: readonly unknown[]
      }
      if (lots.length < 8) throw new Error(`a small trace has ${lots.length} lots`)
    }, RUNS)
    report('trace.ordinary.p99', quantile(small, 0.99), 'ms', 50)
    const fsma = await timed(() => save(read, '/fsma-204'), 1)
    report('trace.fsma_100000.max', Math.max(...fsma) / 1_000, 's', 60)
    const recall = `/recalls/${await startRecall(read, bed.first)}`
    const opened = await timed(() => save(read, recall), 2)
    report('trace.worst_recall_page.max', Math.max(...opened), 'ms', 10_000)
    const customers = await timed(() => save(read, `${recall}/export?part=customers`), 3)
    report('trace.customers_sheet.max', Math.max(...customers), 'ms', 4_000)
    const sheet = await timed(() => save(read, `${recall}/export`), 2)
    report('trace.worst_sheet.max', Math.max(...sheet), 'ms', 30_000)
    await measureMemory(bed, restart)
  })
