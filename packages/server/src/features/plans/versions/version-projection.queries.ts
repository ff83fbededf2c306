/** What the chain says of confirmed versions of the plan, and of their ZIPs. */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { inBody, joined, past, userOf, type Rule, type SealedTable } from '#kit/records/sealed-table.ts'
import { storedHashes } from '#features/plan-data/public.ts'

/** The newest revision of these kinds of each version. */
const versionSaid =
  (ops: readonly string[]): SealedTable['said'] =>
  ({ company_id, place_id }) =>
    sql`
    select distinct on (item) body::jsonb ->> 'plan_id' || '/' || (body::jsonb ->> 'version') as item, seq, op,
      body, null as first, jsonb_build_array(${past}) as history
    from revisions where company_id = ${company_id} and place_id = ${place_id} and entity = 'plan'
      and op = any (${[...ops]}::text[]) and body::jsonb ->> 'version' is not null
    order by item, version desc`

/** Contents as their hashes: a plan has megabytes. */
const ofVersion = (rest: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select plan_id || '/' || version as item, to_jsonb(v) - 'plan' - 'flow' - 'document' || ${storedHashes} as row
  from plan_versions v where ${rest}`

const stored =
  (part: string): Rule =>
  ({ body }) =>
    (body['stored'] as { readonly [part: string]: unknown } | undefined)?.[part]

const versions: SealedTable = {
  entity: 'plan',
  table: 'plan_versions',
  name: 'version of plan',
  rows: ({ company_id, place_id }) =>
    ofVersion(sql`v.company_id = ${company_id} and v.place_id = ${place_id}`),
  said: versionSaid(['confirm', 'seal']),
  columns: {
    company_id: joined,
    plan_id: joined,
    version: joined,
    place_id: joined,
    knowledge_version: inBody('knowledge_version'),
    plan: stored('plan'),
    flow: stored('flow'),
    document: stored('document'),
    sha256: inBody('sha256'),
    confirmed_by: inBody('confirmed_by'),
    confirmed_at: ({ body, history }) => body['confirmed_at'] ?? history[0]?.performed_at,
  },
}

const files: SealedTable = {
  entity: 'plan',
  table: 'plan_version_files',
  name: 'ZIP of plan',
  rows: ({ company_id, place_id }) => sql`
    select f.plan_id || '/' || f.version as item, to_jsonb(f) as row from plan_version_files f
    where f.company_id = ${company_id} and f.place_id = ${place_id}`,
  said: versionSaid(['attach']),
  columns: {
    company_id: joined,
    plan_id: joined,
    version: joined,
    place_id: joined,
    language: inBody('language'),
    sha256: inBody('zip_sha256'),
    size: inBody('size'),
    made_at: ({ history }) => history[0]?.performed_at,
  },
}

/** By any sign of it. */
const isVerified = sql`num_nonnulls(f.verified_on, f.verified_by, f.verified_by_user, f.verified_at,
  f.verified_graph_sha256) > 0`

const OPEN = 'changes while the plan is open; the plan itself says what it was made from'

/** The plan as it is shown while it is confirmed: that of its last confirmed version. */
const present: SealedTable = {
  entity: 'plan',
  table: 'food_safety_plans',
  rows: ({ company_id, place_id }) => sql`
    select p.id::text as item, to_jsonb(p) - 'flow' || jsonb_build_object('plan',
      encode(sha256(convert_to(p.plan::text, 'UTF8')), 'hex')) as row from food_safety_plans p
    where p.company_id = ${company_id} and p.place_id = ${place_id}
      and (p.status_type_id = 3 or num_nonnulls(p.confirmed_at, p.confirmed_by) > 0)`,
  said: (at) => sql`
    select distinct on (v.body::jsonb ->> 'plan_id') v.body::jsonb ->> 'plan_id' as item, v.seq, v.op, v.body,
      v.first, v.history
    from (${versionSaid(['confirm', 'seal'])(at)}) v
    where not exists (select from food_safety_plans p where p.company_id = ${at.company_id}
      and p.place_id = ${at.place_id} and p.id::text = v.body::jsonb ->> 'plan_id'
      and p.status_type_id <> 3 and num_nonnulls(p.confirmed_at, p.confirmed_by) = 0)
    order by v.body::jsonb ->> 'plan_id', (v.body::jsonb ->> 'version')::int desc`,
  columns: {
    company_id: joined,
    id: joined,
    place_id: joined,
    status_type_id: 'the database keeps it with the time of the confirmation, which is compared',
    knowledge_version: inBody('knowledge_version'),
    plan: stored('plan'),
    flow: 'the layout of a diagram; the version has what was confirmed',
    sha256: inBody('sha256'),
    generated_at: OPEN,
    is_outdated: () => false,
    confirmed_at: ({ body, history }) => body['confirmed_at'] ?? history[0]?.performed_at,
    confirmed_by: inBody('confirmed_by'),
    rest_version: OPEN,
    proposed_version: OPEN,
    custom_confirmed_at: 'of files of the place, which are no records',
    custom_confirmed_by: 'of files of the place, which are no records',
  },
}

const ELSEWHERE = 'it would verify another diagram, and no revision did that'
const DRAWN = 'the diagram as it is drawn; a verification is of the one with its hash, and of no other'

/** Diagrams that are shown as compared with the site. One that was drawn anew since then is not, and says nothing. */
const flows: SealedTable = {
  entity: 'plan',
  table: 'plan_flows',
  name: 'verification of a diagram of plan',
  rows: ({ company_id, place_id }) => sql`
    select coalesce(f.fsp_product_group_id::text, 'place') as item, to_jsonb(f) - 'graph' as row
    from plan_flows f where f.company_id = ${company_id} and f.place_id = ${place_id} and ${isVerified}`,
  said: ({ company_id, place_id }) => sql`
    select distinct on (r.item) r.* from (
      select coalesce(body::jsonb ->> 'fsp_product_group_id', 'place') as item, seq, op, body, null as first,
        jsonb_build_array(${past}) as history
      from revisions where company_id = ${company_id} and place_id = ${place_id} and entity = 'plan'
        and op = 'verify') r
    join plan_flows f on f.company_id = ${company_id} and f.place_id = ${place_id}
      and coalesce(f.fsp_product_group_id::text, 'place') = r.item and ${isVerified}
    order by r.item, r.seq desc`,
  columns: {
    company_id: ELSEWHERE,
    id: 'a number that nothing names; a diagram is found by its product group',
    place_id: ELSEWHERE,
    fsp_product_group_id: ELSEWHERE,
    is_edited: DRAWN,
    graph: DRAWN,
    base_sha256: DRAWN,
    version: DRAWN,
    updated_at: DRAWN,
    updated_by: DRAWN,
    verified_on: inBody('verified_on'),
    verified_by: inBody('verified_by'),
    verified_by_user: ({ history }) => userOf(history[0]),
    verified_at: ({ history }) => history[0]?.performed_at,
    verified_graph_sha256: inBody('flow_sha256'),
  },
}

export const sealedVersions: readonly SealedTable[] = [versions, files, present, flows]

type Version = {
  readonly plan_id: number
  readonly version: number
  readonly knowledge_version: number
  readonly sha256: string
  readonly confirmed_by: number
  readonly confirmed_at: string
  readonly stored: unknown
}

/** Versions whose confirmation does not say what is stored. */
export const listUnsealedVersions = async (db: Db, at: PlaceKey): Promise<readonly string[]> =>
  (
    await sql<{ item: string }>`select item from (${versionSaid(['confirm', 'seal'])(at)}) s
      where position('"stored":' in body) = 0`.execute(db)
  ).rows.map(({ item }) => item)

/** By its item. */
export const findStoredVersion = async (
  db: Db,
  { company_id, place_id }: PlaceKey,
  item: string,
): Promise<Version | undefined> => {
  const [plan_id, version] = item.split('/').map(Number)
  const { rows } = await sql<Version>`select plan_id, version, knowledge_version, sha256, confirmed_by,
      confirmed_at, ${storedHashes} as stored from plan_versions
    where company_id = ${company_id} and place_id = ${place_id} and plan_id = ${plan_id}
      and version = ${version}`.execute(db)
  return rows[0]
}
