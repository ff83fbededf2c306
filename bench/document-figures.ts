/** The folder page of a place with 10,000 files in 10 folders. */
import { makeCompany, makePlace, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const FOLDERS = 10
const FILES = 10_000
const PAGE = 25
const RUNS = 300

type Bed = { readonly place: number; readonly folders: readonly number[]; readonly token: string }

async function plant(seed: TestApp): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const place = await makePlace(seed, company)
  const { pool } = seed.database
  const { rows } = await pool.query<{ id: number }>(
    `insert into folders (company_id, place_id, name, order_number, created_at, updated_at)
      select $1, $2, 'Folder ' || n, n, now(), now() from generate_series(1, $3::int) n returning id`,
    [company, place, FOLDERS],
  )
  const folders = rows.map(({ id }) => id)
  await pool.query(
    `insert into files (company_id, place_id, type, filename, folder_id, mime, size, sha256, uploaded_at,
      created_at, valid_until)
    select $1, $2, 'documentation', 'Certificate ' || md5(n::text) || '.pdf', ($3::int[])[1 + n % $4::int],
      'application/pdf', 20000, md5(n::text) || md5(n::text), now(), now(),
      case when n % 3 = 0 then current_date + n % 700 end
    from generate_series(1, $5::int) n`,
    [company, place, folders, FOLDERS, FILES],
  )
  await pool.query('analyze')
  return { place, folders, token: owner.token }
}

/** Needs a PostgreSQL on this machine. */
export const measureDocuments = (): Promise<void> =>
  withServer(plant, async ({ place, folders, token }, { url }) => {
    const times: number[] = []
    for (let run = -20; run < RUNS; run += 1) {
      const folder = folders[Math.floor(Math.random() * folders.length)] ?? 0
      const page = 1 + Math.floor((Math.random() * FILES) / FOLDERS / PAGE)
      const start = performance.now()
      const answer = await fetch(
        `${url}/api/places/${place}/folders/${folder}?page=${page}&perPage=${PAGE}`,
        { headers: { authorization: `Bearer ${token}` } },
      )
      const { meta } = (await answer.json()) as { readonly meta: { readonly total: number } }
      if (meta.total !== FILES / FOLDERS) throw new Error(`${answer.status}: ${meta.total} files`)
      if (run >= 0) times.push(performance.now() - start)
    }
    report('folders.get.p99', quantile(times, 0.99), 'ms', 150)
  })
