/** SQL of plans: input, state, content, confirmed versions. */
import { drawingTypes } from '@larder/core/files'
import type { FlowLayout, Plan, PlanFile } from '@larder/core/haccp'
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { StoredDuty } from '@larder/core/team'
import type { PlaceKey } from '#kit/place-key.ts'

const placeColumns = [
  'places.id',
  'places.name',
  'places.address',
  'places.country_id',
  'places.state_id',
  'places.business_activity_id',
  'places.location_type_id',
  'places.number_of_employees',
  'places.extra_data',
  'places.preferred_language',
  'places.timezone',
  'places.use_product_based_plan',
  'places.uses_custom_plan',
  'places.person_email',
  'places.person_phone',
  'places.layouts_on_paper',
  'places.location_plan_on_paper',
  'places.water_source',
  'companies.name as company_name',
  'companies.address as company_address',
  'companies.email as company_email',
  'companies.reg_code',
  'companies.vat_number',
  'companies.temperature_scale',
  'companies.date_format_id',
] as const

export type PlaceRow = Awaited<ReturnType<typeof getPlace>>

export const getPlace = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('places')
    .innerJoin('companies', 'companies.id', 'places.company_id')
    .select([...placeColumns, sql<number[]>`places.customer_groups`.as('customer_groups')])
    .where('places.company_id', '=', at.company_id)
    .where('places.id', '=', at.place_id)
    .executeTakeFirstOrThrow()

export type InputsRow = {
  readonly product_groups: readonly number[] | null
  readonly food_groups: readonly number[] | null
  readonly steps_saved: Readonly<Record<string, string>>
  readonly active_work_groups: number
  readonly location_plan: boolean
  readonly drawings: boolean
  readonly processes: readonly ProcessInput[]
  /** Product groups, in the order in which they were made; the place may have them without using them. */
  readonly groups: readonly GroupInput[]
}

export type ProcessInput = {
  readonly process_id: number | null
  readonly original_production_process_id: number | null
  readonly sub_processes: readonly number[]
  readonly is_disabled: boolean
}

export type GroupInput = {
  readonly id: number
  readonly name: string
  readonly food_groups: readonly number[] | null
  readonly products: readonly {
    readonly name: string
    readonly product_group_id: number | null
    readonly production_amount_range_id: number | null
    readonly production_time_unit_id: number | null
    readonly production_unit_id: number | null
  }[]
  readonly processes: readonly ProcessInput[]
}

const processRows = sql`coalesce(jsonb_agg(jsonb_build_object('process_id', r.process_id,
  'original_production_process_id', r.original_production_process_id,
  'sub_processes', r.sub_processes, 'is_disabled', r.is_disabled) order by r.order_number, r.id), '[]')`
const productRows = sql`coalesce(jsonb_agg(to_jsonb(d) - 'company_id' - 'place_id' - 'id' - 'catalogue_product_id' -
  'fsp_product_group_id' - 'order_number' order by d.order_number, d.id), '[]')`

/** A file of one of the types is there, with its content or on paper. */
const hasFile = (types: readonly string[]) =>
  sql<boolean>`exists (select from files f where f.company_id = p.company_id and f.place_id = p.id
    and f.type = any (${types}::text[]) and f.removed_at is null and (f.sha256 is not null or f.on_paper))`

/** The owner's whole input for the plan, in one row. */
export async function findInputs(db: Db, at: PlaceKey): Promise<InputsRow> {
  const { rows } = await sql<InputsRow>`
    select i.product_groups, i.food_groups, coalesce(i.steps_saved, '{}') as steps_saved,
      (select count(*)::int from user_groups g where g.company_id = p.company_id and g.place_id = p.id
        and not g.is_disabled) as active_work_groups,
      p.location_plan_on_paper or ${hasFile(['location_plan'])} as location_plan,
      p.layouts_on_paper or ${hasFile(drawingTypes)} as drawings,
      (select ${processRows} from place_processes r where r.company_id = p.company_id and r.place_id = p.id
        and r.fsp_product_group_id is null) as processes,
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'food_groups', g.food_groups,
          'products', (select ${productRows} from plan_products d where d.company_id = g.company_id
            and d.fsp_product_group_id = g.id),
          'processes', (select ${processRows} from place_processes r where r.company_id = g.company_id
            and r.fsp_product_group_id = g.id)) order by g.id)
        from fsp_product_groups g where g.company_id = p.company_id and g.place_id = p.id), '[]') as groups
    from places p left join place_plan_inputs i on i.company_id = p.company_id and i.place_id = p.id
    where p.company_id = ${at.company_id} and p.id = ${at.place_id}`.execute(db)
  return (
    rows[0] ?? {
      product_groups: null,
      food_groups: null,
      steps_saved: {},
      active_work_groups: 0,
      location_plan: false,
      drawings: false,
      processes: [],
      groups: [],
    }
  )
}

const stateColumns = [
  'food_safety_plans.id',
  'food_safety_plans.place_id',
  'food_safety_plans.status_type_id',
  'food_safety_plans.knowledge_version',
  'food_safety_plans.sha256',
  'food_safety_plans.generated_at',
  'food_safety_plans.is_outdated',
  'food_safety_plans.confirmed_at',
  'food_safety_plans.confirmed_by',
  'users.firstname',
  'users.lastname',
] as const

export type PlanState = NonNullable<Awaited<ReturnType<typeof findPlanState>>>

const isProductBased = sql<boolean>`exists (select from fsp_group_plans g
  where g.company_id = food_safety_plans.company_id and g.place_id = food_safety_plans.place_id)`
const lastChange = sql<number>`coalesce((select max(c.id) from plan_changes c
  where c.company_id = food_safety_plans.company_id and c.place_id = food_safety_plans.place_id), 0)`

const planOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('food_safety_plans')
    .leftJoin('users', 'users.id', 'food_safety_plans.confirmed_by')
    .select([...stateColumns, isProductBased.as('is_product_based'), lastChange.as('last_change')])
    .where('food_safety_plans.company_id', '=', at.company_id)
    .where('food_safety_plans.place_id', '=', at.place_id)

/** The plan without its content: the status calls poll this. */
export const findPlanState = (db: Db, at: PlaceKey) => planOf(db, at).executeTakeFirst()

/** The product groups of the generated plan; none in a plan with one analysis. */
export const findPlanGroups = async (db: Db, at: PlaceKey): Promise<NonNullable<Plan['groups']> | null> =>
  (
    await db
      .selectFrom('food_safety_plans')
      .select(sql<NonNullable<Plan['groups']> | null>`plan -> 'groups'`.as('groups'))
      .where('company_id', '=', at.company_id)
      .where('place_id', '=', at.place_id)
      .executeTakeFirst()
  )?.groups ?? null

/** The same with plan and diagram. */
export const findPlan = (db: Db, at: PlaceKey) =>
  planOf(db, at)
    .select([
      sql<Plan | null>`food_safety_plans.plan`.as('plan'),
      sql<FlowLayout | null>`food_safety_plans.flow`.as('flow'),
    ])
    .executeTakeFirst()

/**
 * Holds place and plan until the end of the transaction, in the order in which a change of the place takes
 * them: writers take turns.
 */
export async function lockPlan(
  db: Db,
  at: PlaceKey,
): Promise<{ readonly id: number; readonly generated_at: string | null } | undefined> {
  await db
    .selectFrom('places')
    .select('id')
    .where('company_id', '=', at.company_id)
    .where('id', '=', at.place_id)
    .forNoKeyUpdate()
    .execute()
  return db
    .selectFrom('food_safety_plans')
    .select(['id', 'generated_at'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .forUpdate()
    .executeTakeFirst()
}

export type GeneratedPlan = {
  readonly plan: string
  readonly flow: string
  readonly sha256: string
  readonly knowledge_version: number
  readonly generated_at: string
  readonly is_outdated: boolean
}

/** Filled, not confirmed. */
export const storePlan = (db: Db, at: PlaceKey, generated: GeneratedPlan) =>
  db
    .updateTable('food_safety_plans')
    .set({
      ...generated,
      status_type_id: 2,
      confirmed_at: null,
      confirmed_by: null,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .executeTakeFirstOrThrow()

export type Confirmation = {
  readonly plan_id: number
  readonly confirmed_by: number
  readonly confirmed_at: string
  readonly flow: string
  readonly document: string
}

/** SHA-256 of the parts of a version as they are stored, of `plan_versions`. */
export const storedHashes = sql`jsonb_build_object(
  'plan', encode(sha256(convert_to(plan::text, 'UTF8')), 'hex'),
  'flow', encode(sha256(convert_to(flow::text, 'UTF8')), 'hex'),
  'document', encode(sha256(convert_to(document::text, 'UTF8')), 'hex'))`

export type StoredVersion = { readonly version: number; readonly stored: unknown }

/** Keeps the plan as its next version, with a number from 1, and marks it confirmed. */
export async function storeConfirmation(
  db: Db,
  at: PlaceKey,
  { plan_id, confirmed_by, confirmed_at, flow, document }: Confirmation,
): Promise<StoredVersion> {
  const { rows } = await sql<StoredVersion>`
    insert into plan_versions (company_id, plan_id, version, place_id, knowledge_version, plan, flow,
      document, sha256, confirmed_by, confirmed_at)
    select p.company_id, p.id,
      coalesce((select max(v.version) from plan_versions v where v.company_id = p.company_id
      and v.plan_id = p.id), 0) + 1,
      p.place_id, p.knowledge_version, p.plan, ${flow}::jsonb, ${document}::jsonb, p.sha256, ${confirmed_by},
        ${confirmed_at}::timestamptz
    from food_safety_plans p where p.company_id = ${at.company_id} and p.id = ${plan_id}
    returning version, ${storedHashes} as stored`.execute(db)
  await db
    .updateTable('food_safety_plans')
    .set({
      status_type_id: 3,
      confirmed_at,
      confirmed_by,
    })
    .where('company_id', '=', at.company_id)
    .where('id', '=', plan_id)
    .executeTakeFirstOrThrow()
  return rows[0] ?? { version: 0, stored: null }
}

export const listWorkGroups = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('user_groups')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('is_disabled', '=', false)
    .orderBy('id')
    .execute()

/** Standing duties that the place saved, with the present names of group and partner. */
export async function listDutyRows(db: Db, { company_id, place_id }: PlaceKey): Promise<StoredDuty[]> {
  const { rows } = await sql<StoredDuty>`
    select t.id, t.is_default, t.task_subtype_id, t.task_desc, coalesce(g.name, t.responsible_name) as responsible_name,
      p.name as service_provider, t.is_outsourceable, t.removed_at is not null as is_removed, t.version
    from work_group_tasks t
    left join user_groups g on g.company_id = t.company_id and g.id = t.user_group_id
    left join partners p on p.company_id = t.company_id and p.id = t.partner_id
    where t.company_id = ${company_id} and t.place_id = ${place_id} order by t.id`.execute(db)
  return rows
}

/**
 * Processes of the place's own that are in use, or of a product group's: name, description and the replaced
 * process.
 */
export const listOwnProcesses = (db: Db, at: PlaceKey, group: number | null = null) =>
  db
    .selectFrom('place_processes')
    .select(['name', 'description', 'original_production_process_id'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where(sql<boolean>`fsp_product_group_id is not distinct from ${group}::int`)
    .where('is_disabled', '=', false)
    .where('name', 'is not', null)
    .orderBy('order_number')
    .orderBy('id')
    .execute()

/**
 * Location plan and drawings, or the diagrams of a product group, with content, in the order in which they
 * came.
 */
export async function listPlanFiles(db: Db, at: PlaceKey, group: number | null = null): Promise<PlanFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'type', 'filename', 'sha256', 'mime', 'width', 'height'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('removed_at', 'is', null)
    .where('sha256', 'is not', null)
    .where('type', 'in', group === null ? ['location_plan', ...drawingTypes] : ['flow_diagram'])
    .where(sql<boolean>`${group}::int is null or fsp_product_group_id = ${group}::int`)
    .orderBy('id')
    .execute()
  return rows.map(({ id, filename, sha256, mime, ...row }) => ({
    ...row,
    file_id: id,
    name: filename,
    sha256: sha256 ?? '',
    mime: mime ?? '',
  }))
}

export async function findUserName(db: Db, id: number): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['firstname', 'lastname'])
    .where('id', '=', id)
    .executeTakeFirst()
  return [user?.firstname, user?.lastname].filter((part) => part).join(' ')
}

/**
 * Confirmed versions, newest first, with their ZIPs. Names of people without access any more are left out.
 */
export const listVersions = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('plan_versions as v')
    .leftJoin('users as u', 'u.id', 'v.confirmed_by')
    .leftJoin('plan_version_files as f', (join) =>
      join
        .onRef('f.company_id', '=', 'v.company_id')
        .onRef('f.plan_id', '=', 'v.plan_id')
        .onRef('f.version', '=', 'v.version'),
    )
    .select([
      'v.version',
      'v.knowledge_version',
      'v.sha256',
      'v.confirmed_at',
      'v.confirmed_by',
      'u.firstname',
      'u.lastname',
      'f.sha256 as zip_sha256',
      'f.size as zip_size',
      'f.language as zip_language',
    ])
    .where('v.company_id', '=', at.company_id)
    .where('v.place_id', '=', at.place_id)
    .orderBy('v.version', 'desc')
    .execute()
