/**
 * Fields that must not be accepted from clients, with harmful values, and a view of a scene's stored rows.
 */
import { z } from 'zod'
import type { ServedRoute } from '@larder/contract/routes'
import { fingerprint } from './world.ts'
import type { Scene } from './scene.ts'

/** The whole date: a group of a UUID may well end with its year. */
export const CANARY = /(?<![\d.])777777777(?!\d)|2199-01-01|canary/

const canaries = {
  id: 777_777_777,
  company_id: 777_777_777,
  role: 'owner',
  access_level: 'owner',
  created_by: 777_777_777,
  is_default: true,
  password_hash: 'canary',
  removed_at: '2026-11-01T00:00:00.000Z',
  plan_confirmed_by: 777_777_777,
  trial_end_date: '2199-01-01',
  user_id: 777_777_777,
  token: 'canary',
  seq: 777_777_777,
  hash: 'canary',
}

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly propertyNames?: unknown
}

/** The body with the canaries in every object of it; members of the contract stay as they were. */
export function addCanaries(route: ServedRoute, body: unknown): unknown {
  return enrich(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Schema, body ?? {})
}

function enrich(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => enrich(schema.items ?? {}, item))
  if (typeof value !== 'object' || value === null) return value
  const named = [schema, ...(schema.anyOf ?? [])].reduce<Record<string, Schema>>(
    (all, { properties }) => ({ ...all, ...properties }),
    {},
  )
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, enrich(named[key] ?? {}, item)]),
  )
  if (schema.propertyNames !== undefined) return inner // a record takes any key by intent
  return { ...Object.fromEntries(Object.entries(canaries).filter(([key]) => !(key in named))), ...inner }
}

/**
 * Tables without a company whose rows belong to the accounts of a scene: all of them are younger than its
 * owner.
 */
const ofAccounts = [
  ['users', 'id'],
  ['sessions', 'user_id'],
  ['one_time_tokens', 'user_id'],
  ['known_devices', 'user_id'],
] as const

/**
 * Everything stored of the scene, as it is and with all numbers and random texts levelled, so that two scenes
 * can be compared.
 */
export async function storedTexts(scene: Scene): Promise<{ raw: string; shape: string[] }> {
  const { pool } = scene.test.database
  const { rows } = await pool.query<{ company_id: number }>(
    'select company_id from company_members where user_id = $1 order by 1',
    [scene.owner.id],
  )
  const parts: string[] = []
  for (const { company_id } of rows) parts.push(await fingerprint(scene.test, company_id))
  for (const [table, column] of ofAccounts) {
    const found = await pool.query<{ text: string | null }>(
      `select string_agg(t::text, ';' order by t::text) as text from ${table} t where ${column} >= $1`,
      [scene.owner.id],
    )
    parts.push(`${table}: ${found.rows[0]?.text ?? ''}`)
  }
  const kept = parts.join('\n')
  const told = await pool.query<{ text: string | null }>(
    `select string_agg(t::text, ';') as text from (select detail::text from audit union all select
      payload::text from jobs) t`,
  )
  return {
    raw: `${kept}\n${told.rows[0]?.text ?? ''}`,
    shape: kept.split('\n').flatMap((line) => level(line).replace(': ', ': ;').split(';').sort()),
  }
}

const level = (text: string): string =>
  text
    .replace(/\$argon2id\$[^"]+/g, '<hash>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\\+x[0-9a-f]+/g, '<bytes>')
    .replace(/[0-9a-f]{64}/g, '<sha256>')
    // the last four of a token, or a number that has as many digits by chance
    .replace(/("<bytes>"|<bytes>),(?:[\w-]{4}|\d+),/g, '<secret>')
    .replace(/""password"": ""[\w-]{16}""/g, '<mark>')
    .replace(/\d+/g, '#')
