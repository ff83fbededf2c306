/**
 * The world of the conformance tests: 17 principals, an own place, its sibling, and another company full of
 * secrets.
 */
import { makeToken } from '../src/kit/tokens.ts'
import {
  joinCompany,
  joinPlace,
  makeCompany,
  makeCompanyToken,
  makePlace,
  makeSession,
  makeSharedAccess,
  makeTabletSession,
  makeUser,
} from './builders.ts'
import type { Caller, TestApp } from './harness.ts'
import { sharedModules, tokenScopes, type Actor } from '@larder/core/permissions'

export const SECRET = 'foreign-secret'

export type Principal = {
  readonly name: string
  readonly caller: Caller
  /** null: the credential is not good. */
  readonly actor: Actor | null
}

export type World = {
  readonly company: number
  readonly place: number
  readonly sibling: number
  readonly foreign: { readonly company: number; readonly place: number; readonly ids: readonly number[] }
  readonly principals: readonly Principal[]
}

const DAY = 86_400_000

export async function makeWorld(test: TestApp): Promise<World> {
  const founder = await makeUser(test)
  const company = await makeCompany(test, founder)
  const place = await makePlace(test, company)
  const sibling = await makePlace(test, company, { name: 'Sadam' })
  const at = { company_id: company, place_id: place }
  const foreign = await makeForeign(test)
  const past = new Date(test.clock.now.getTime() - DAY)

  const companyUser = async (level: string): Promise<Principal> => {
    const user = await makeUser(test)
    await joinCompany(test, company, user.id, level)
    return {
      name: `company ${level}`,
      caller: { token: user.token },
      actor: { kind: 'user', user_id: user.id, companies: { [company]: level }, places: {} },
    }
  }
  const placeUser = async (level: string): Promise<Principal> => {
    const user = await makeUser(test)
    await joinPlace(test, at, user.id, level)
    return {
      name: `place ${level}`,
      caller: { token: user.token },
      actor: {
        kind: 'user',
        user_id: user.id,
        companies: {},
        places: { [place]: { company_id: company, access_level: level } },
      },
    }
  }
  const shared = async (name: string, modules: string[]): Promise<Principal> => ({
    name,
    caller: { shared_token: await makeSharedAccess(test, at, modules) },
    actor: { kind: 'shared', ...at, modules },
  })

  const principals: Principal[] = [
    { name: 'anonymous', caller: {}, actor: { kind: 'anonymous' } },
    { name: 'expired session', caller: { token: await makeSession(test, founder.id, past) }, actor: null },
    { name: 'revoked session', caller: { token: makeToken('user').token }, actor: null },
    await companyUser('owner'),
    await companyUser('member'),
    await companyUser('readonly'),
    await placeUser('owner'),
    await placeUser('member'),
    await placeUser('readonly'),
    await placeUser('readonly,temp-measurements'),
    await companyUser('readonly,personnel'),
    await placeUser('no_access'),
    {
      name: 'tablet of the company owner',
      caller: { token: (await makeTabletSession(test, at, founder.id)).token },
      actor: { kind: 'tablet', user_id: founder.id, ...at },
    },
    await shared('shared link with every module', [...sharedModules]),
    await shared('shared link with one other module', ['audits']),
    {
      name: 'expired shared link',
      caller: { shared_token: await makeSharedAccess(test, at, ['plan'], past) },
      actor: null,
    },
    {
      name: 'integration',
      caller: { token: await makeCompanyToken(test, company, founder.id) },
      actor: { kind: 'integration', company_id: company, scopes: tokenScopes },
    },
  ]
  return { company, place, sibling, foreign, principals }
}

/** Another company; every text in it carries the secret, every id is collected. */
async function makeForeign(test: TestApp): Promise<World['foreign']> {
  const owner = await makeUser(test, {
    firstname: SECRET,
    lastname: SECRET,
    username: `${SECRET}-${Math.random().toString(36).slice(2)}@example.com`,
  })
  const company = await makeCompany(test, owner, {
    name: SECRET,
    address: SECRET,
    email: `${SECRET}@example.com`,
  })
  const place = await makePlace(test, company, {
    name: SECRET,
    address: SECRET,
    contact_person: SECRET,
    person_email: `${SECRET}@example.com`,
  })
  await makeCompanyToken(test, company, owner.id)
  await makeSharedAccess(test, { company_id: company, place_id: place }, ['plan'])
  const { rows } = await test.database.pool.query<{ id: number }>(foreignIds, [company, owner.id])
  return { company, place, ids: rows.map(({ id }) => id) }
}

const foreignIds = `
  select $1::int as id union select $2::int union select id from places where company_id = $1 union select id
    from company_members where company_id = $1
  union select id from company_tokens where company_id = $1 union select id from tasks where company_id = $1`

let everything: string | undefined

/** One statement over all tables that belong to a company: `$1` is the company. */
async function everythingOf(test: TestApp): Promise<string> {
  const { rows } = await test.database.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and c.relname not in ('audit', 'jobs') order by 1`)
  return rows
    .map(
      ({ name }) =>
        `select '${name}' as name, string_agg(t::text, ';' order by t::text) as text from ${name} t
          where company_id = $1`,
    )
    .join(' union all ')
}

/**
 * All data of a company in one text: if it is equal before and after, nothing was changed. Waits for the
 * company's open jobs first.
 */
export async function fingerprint(test: TestApp, company_id: number): Promise<string> {
  await test.worker.drain()
  const { rows } = await test.database.pool.query<{ name: string; text: string | null }>(
    (everything ??= await everythingOf(test)),
    [company_id],
  )
  return rows.map(({ name, text }) => `${name}: ${text ?? ''}`).join('\n')
}

/** The tables whose rows differ between two fingerprints. */
export const tablesChanged = (before: string, after: string): string[] => {
  const old = new Set(before.split('\n'))
  return after
    .split('\n')
    .filter((line) => !old.has(line))
    .map((line) => line.slice(0, line.indexOf(':')))
}
