/** Lots, records, movements and links written without the application. */
import { randomUUID } from 'node:crypto'
import {
  batchKey,
  type BaseUnit,
  type Direction,
  type RecordContent,
  type RecordKind,
} from '@larder/core/traceability'
import type { TestApp } from './harness.ts'

const emptyContent = {
  stage_id: null,
  stage_name: '',
  partner_id: null,
  partner_name: '',
  to_place_id: null,
  document_type: '',
  document_number: '',
  recipe_version: null,
  comment: '',
  issues: [],
  lines: [],
}

type At = { readonly company_id: number; readonly place_id: number }

export class TraceSeed {
  readonly #test: TestApp
  readonly #at: At

  constructor(test: TestApp, at: At) {
    this.#test = test
    this.#at = at
  }

  /** The same at another place of the company. */
  at(place_id: number): TraceSeed {
    return new TraceSeed(this.#test, { ...this.#at, place_id })
  }

  async #insert(table: string, row: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(row)
    const { rows } = await this.#test.database.pool.query<{ id: number }>(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
        returning *`,
      Object.values(row),
    )
    return rows[0]?.id ?? 0
  }

  get #now(): string {
    return this.#test.clock.now.toISOString()
  }

  partner(name: string, more: Record<string, unknown> = {}): Promise<number> {
    return this.#insert('partners', {
      ...this.#at,
      name,
      created_at: this.#now,
      updated_at: this.#now,
      ...more,
    })
  }

  product(name: string): Promise<number> {
    const { company_id } = this.#at
    return this.#insert('products', { company_id, name, created_at: this.#now, updated_at: this.#now })
  }

  lot(
    product_id: number,
    batch_number: string,
    more: { product_name?: string; supplier_id?: number; expiry_date?: string } = {},
  ): Promise<number> {
    return this.#insert('lots', {
      ...this.#at,
      product_id,
      product_name: 'Product',
      batch_number,
      batch_key: batchKey(batch_number),
      created_at: this.#now,
      ...more,
    })
  }

  /** With its first version, as each record has one. */
  async record(kind: RecordKind, more: Record<string, unknown> = {}): Promise<number> {
    const record_id = await this.#insert('traceability_records', {
      ...this.#at,
      uuid: randomUUID(),
      kind,
      occurred_at: this.#now,
      received_at: this.#now,
      updated_at: this.#now,
      ...more,
    })
    const content = { ...emptyContent, kind, occurred_at: this.#now } satisfies RecordContent
    await this.#insert('traceability_record_versions', {
      ...this.#at,
      record_id,
      version: 1,
      content: JSON.stringify(content),
      written_at: this.#now,
    })
    return record_id
  }

  move(
    record_id: number,
    lot_id: number,
    [direction, base_amount]: readonly [Direction, string | null],
    { base_unit = 'kg', occurred_at = this.#now }: { base_unit?: BaseUnit; occurred_at?: string } = {},
  ): Promise<number> {
    return this.#insert('lot_movements', {
      ...this.#at,
      record_id,
      lot_id,
      direction,
      order_number: 1,
      amount: base_amount ?? '1',
      amount_unit_id: 1,
      base_amount,
      base_unit,
      occurred_at,
    })
  }

  async link(parent: number, child: number, record_id: number): Promise<void> {
    const { company_id } = this.#at
    await this.#insert('lot_links', {
      company_id,
      parent,
      child,
      record_id,
      base_amount: '1',
      base_unit: 'kg',
    })
  }

  /** Goods of a supplier. */
  async receive(lot_id: number, amount: string, more: Record<string, unknown> = {}): Promise<number> {
    const record = await this.record('receipt', more)
    await this.move(record, lot_id, ['in', amount])
    return record
  }

  /** `into` is made of `from`. */
  async make(into: readonly [number, string], from: readonly (readonly [number, string])[]): Promise<number> {
    const record = await this.record('preparation')
    await this.move(record, into[0], ['in', into[1]])
    for (const [lot, amount] of from) {
      await this.move(record, lot, ['out', amount])
      await this.link(lot, into[0], record)
    }
    return record
  }

  async send(lot_id: number, amount: string, to: Record<string, unknown>): Promise<number> {
    const record = await this.record('dispatch', to)
    await this.move(record, lot_id, ['out', amount])
    return record
  }
}

export type Bakery = {
  readonly flour: number
  readonly dough: number
  readonly bread: number
  readonly supplier: number
  readonly shop: number
  readonly product: number
}

/** Flour of a supplier, dough of it, bread of that, and a shop that got bread. */
export async function makeBakery(seed: TraceSeed, sibling: number): Promise<Bakery> {
  const supplier = await seed.partner('Mill')
  const shop = await seed.partner('Corner shop', {
    is_customer: true,
    email: 'shop@example.com',
    phone: '+372 5555 1234',
    address: 'Pikk 1',
  })
  const product = await seed.product('Flour')
  const flour = await seed.lot(product, 'LOT 00123', {
    product_name: 'Flour',
    supplier_id: supplier,
    expiry_date: '2027-01-31',
  })
  const dough = await seed.lot(await seed.product('Dough'), 'D1', { product_name: 'Dough' })
  const bread = await seed.lot(await seed.product('Bread'), 'B1', { product_name: 'Bread' })
  await seed.receive(flour, '100', {
    partner_id: supplier,
    document_type: 'Invoice',
    document_number: 'INV 7',
  })
  await seed.make([dough, '80'], [[flour, '60']])
  await seed.make([bread, '70'], [[dough, '80']])
  await seed.send(bread, '40', { partner_id: shop, partner_name: 'Corner shop', document_number: 'D-1' })
  await seed.send(bread, '10', { to_place_id: sibling })
  const waste = await seed.record('waste')
  await seed.move(waste, bread, ['waste', '5'])
  return { flour, dough, bread, supplier, shop, product }
}
