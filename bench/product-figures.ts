/**
 * A catalogue of 20,000 products: pages of the list, the matrix of 500 products, and a change at the bottom
 * of ten levels of recipes below 5,000 products.
 */
import { makeCompany, makePlace, makeUser } from '../packages/server/test/builders.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { quantile, report } from './report.ts'
import { withServer } from './with-server.ts'

const PRODUCTS = 20_000
const DEPENDANTS = 5_000
const LEVELS = 10
const RUNS = 200
const CHANGES = 10

type Bed = { readonly place: number; readonly bottom: number; readonly token: string }

async function plant(seed: TestApp): Promise<Bed> {
  const owner = await makeUser(seed)
  const company = await makeCompany(seed, owner)
  const place = await makePlace(seed, company)
  const { pool } = seed.database
  const { rows } = await pool.query<{ first: number }>(
    `with added as (insert into products (company_id, name, code, is_ingredient, created_at, updated_at)
      select $1, 'Product ' || n, 'P-' || n, n <= $3, now(), now() from generate_series(1, $2::int) n
      returning id)
    select min(id) as first from added`,
    [company, PRODUCTS, LEVELS],
  )
  const bottom = rows[0]?.first ?? 0
  // Ten levels one above the other, and the dishes use three products of the upper levels.
  await pool.query(
    `insert into product_ingredients (company_id, product_id, ingredient_product_id, order_number, amount,
      amount_unit_id)
    select $1::int, $2::int + n, $2::int + n - 1, 1, 1, 1 from generate_series(1, $3::int - 1) n
    union all select $1::int, $2::int + $3::int - 1 + n, $2::int + $3::int - 1 - k, k + 1, 1, 1
      from generate_series(1, $4::int) n cross join generate_series(0, 2) k`,
    [company, bottom, LEVELS, DEPENDANTS],
  )
  await pool.query('analyze')
  return { place, bottom, token: owner.token }
}

type Server = { readonly url: string }

async function timed(work: () => Promise<void>, runs: number): Promise<number[]> {
  const times: number[] = []
  for (let run = -5; run < runs; run += 1) {
    const start = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - start)
  }
  return times
}

const asker =
  ({ token }: Bed, { url }: Server) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }

type Page = { readonly data: readonly { contains?: readonly number[] }[]; readonly meta: { total: number } }

/** Needs a PostgreSQL on this machine. */
export const measureProducts = (): Promise<void> =>
  withServer(plant, async (bed, server) => {
    const ask = asker(bed, server)
    const products = `/api/places/${bed.place}/products`
    const pages = await timed(async () => {
      const page = 1 + Math.floor(Math.random() * (PRODUCTS / 25))
      const { meta } = await ask<Page>(`${products}?page=${page}`)
      if (meta.total !== PRODUCTS) throw new Error(`products: ${meta.total}`)
    }, RUNS)
    report('products.list.p99', quantile(pages, 0.99), 'ms', 100)
    const found = await timed(async () => {
      const { data } = await ask<Page>(`${products}?search=${1 + Math.floor(Math.random() * PRODUCTS)}`)
      if (data.length === 0) throw new Error('products: nothing found')
    }, RUNS)
    report('products.search.p99', quantile(found, 0.99), 'ms', 100)
    const matrix = await timed(async () => {
      const { data } = await ask<Page>(`/api/places/${bed.place}/allergen-matrix?perPage=500`)
      if (data.length !== 500) throw new Error(`matrix: ${data.length} products`)
    }, RUNS)
    report('products.matrix_500.p99', quantile(matrix, 0.99), 'ms', 200)
    let [version, isStated] = [1, false]
    const changes = await timed(async () => {
      isStated = !isStated
      const body = { base_version: version, allergens: isStated ? [{ id: 1 }] : [] }
      ;({ version } = await ask<{ version: number }>(`${products}/${bed.bottom}/allergens`, body))
    }, CHANGES)
    const { data } = await ask<Page>(`/api/places/${bed.place}/allergen-matrix?perPage=500`)
    if (isStated && data.every(({ contains = [] }) => !contains.includes(1)))
      throw new Error('No dish holds what the bottom holds.')
    report('products.allergen_change_5000.max', Math.max(...changes), 'ms', 1_000)
  })
