/**
 * A company's token reads what its areas say: every route × a token of each area alone, and what the answers
 * contain of other areas. Areas are denied by default: a new route of no area opens to no token.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenAreas, tokenScopes, type TokenScope } from '@larder/core/permissions'
import { isWriting } from '@larder/contract/kit'
import { sensorSources } from '@larder/contract/sensor-readings'
import { routes, type ServedRoute } from '@larder/contract/routes'
import { makeCompanyToken, query } from './builders.ts'
import { call, forgetAttempts, openTestApp, send, type TestApp } from './harness.ts'
import { goodCall } from './recipes.ts'
import { makeScene, withPlan, type Scene } from './scene.ts'

let test: TestApp
let scene: Scene
const tokens = new Map<TokenScope, string>()

beforeAll(async () => {
  test = await openTestApp()
  scene = await withPlan(await makeScene(test))
  for (const scope of tokenScopes)
    tokens.set(scope, await makeCompanyToken(test, scene.company, scene.owner.id, [scope]))
}, 60_000)
afterAll(() => test.close())
beforeEach(() => forgetAttempts(test))

const reading = routes.filter(({ method }) => method === 'GET')
const guarded = routes.filter(({ permission }) => permission !== 'public')

/** The scopes that open the route alone. */
function scopesOf({ permission }: ServedRoute): readonly TokenScope[] {
  const area = tokenAreas[permission] ?? 'none'
  if (area === 'everybody' || area === 'any area') return tokenScopes
  return area === 'none' || area === 'all areas' ? [] : area
}

it('names an area for every route that reads', () => {
  expect(reading.filter(({ permission }) => tokenAreas[permission] === undefined)).toEqual([])
})

it('opens no route that changes anything', () => {
  const opened = guarded.filter(
    (route) => isWriting(route) && (tokenAreas[route.permission] ?? 'none') !== 'none',
  )
  // It is noted that the bundle was taken.
  expect(opened.map(({ name }) => name)).toEqual(['records.bundle'])
})

/** Values for every parameter of the path. */
const someParams = ({ path }: ServedRoute): Record<string, unknown> => ({
  ...Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', 1])),
  companyId: scene.company,
  placeId: scene.place,
})

/** Tables whose texts are of an area, by the start of their names. */
const areasOfTables: readonly (readonly [RegExp, TokenScope])[] = [
  [/^(plan_|food_safety_plans|place_plan|place_processes|custom_analyses|fsp_)/, 'plan'],
  [/^(task|ticket|equipment|rooms|monitoring|pause|sensor)/, 'activity_log'],
  [/^(lots|lot_|traceability_)/, 'traceability'],
  [/^product/, 'products'],
  [/^folders/, 'documents'],
  [/^digital_audit/, 'audits'],
]
const words =
  /^(name|short_name|comment|description|notes|title|text|reason|batch_number|code|section|document_number)$/

/** Names of another area that its answers show: what is in stock, whom a document is of. */
const shown: Partial<Record<TokenScope, readonly TokenScope[]>> = {
  traceability: ['products'],
  documents: ['activity_log'],
}

const markOf = (scope: TokenScope): string => `mark-${scope}-`

/** Writes the mark of its area into every text of the scene. */
async function plantMarks(): Promise<readonly TokenScope[]> {
  const columns = await query<{ table: string; column: string }>(
    test,
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.columns i on i.table_name = c.table_name and i.table_schema = 'public'
        and i.column_name = 'company_id'
      where c.table_schema = 'public' and c.data_type = 'text' and c.is_generated = 'NEVER'`,
    [],
  )
  const planted = new Set<TokenScope>()
  for (const { table, column } of columns) {
    const area = areasOfTables.find(([pattern]) => pattern.test(table))?.[1]
    if (area === undefined || !words.test(column)) continue
    const { rowCount } = await test.database.pool.query(
      `update ${table} set ${column} = '${markOf(area)}' || numbered.n
        from (select ctid as at, row_number() over () as n from ${table} where company_id = $1) numbered
        where ${table}.ctid = numbered.at and ${column} <> ''`,
      [scene.company],
    )
    if ((rowCount ?? 0) > 0) planted.add(area)
  }
  return [...planted]
}

describe('a token of one area', () => {
  it('opens the routes of its area, and shows nothing of another one', async () => {
    const calls = new Map<ServedRoute, { params: Record<string, unknown> }>()
    for (const route of reading.filter(({ permission }) => permission !== 'public'))
      calls.set(
        route,
        scopesOf(route).length > 0 ? await goodCall(route, scene) : { params: someParams(route) },
      )
    expect([...(await plantMarks())].toSorted()).toEqual([...tokenScopes].toSorted())
    const wrong: string[] = []
    for (const [route, sent] of calls)
      for (const [scope, token] of tokens) {
        await forgetAttempts(test)
        const { status, body } = await send(test, route, sent, { token })
        const opens = scopesOf(route).includes(scope)
        if (opens ? status >= 400 && status !== 404 : status !== 403 && status !== 404)
          wrong.push(`${scope} → ${route.name}: ${status}`)
        const text = Buffer.isBuffer(body) ? body.toString('utf8') : JSON.stringify(body)
        for (const other of tokenScopes)
          if (other !== scope && !(shown[scope] ?? []).includes(other) && text.includes(markOf(other)))
            wrong.push(`${scope} → ${route.name} shows ${other}`)
      }
    expect(wrong).toEqual([])
  }, 120_000)
})

it('opens no route to the token of a gateway', async () => {
  const params = { placeId: scene.place }
  const { token } = await call(
    test,
    sensorSources.create,
    { params, body: { name: 'Gateway', kind: 'json' as const } },
    scene.owner,
  )
  const opened: string[] = []
  for (const route of guarded) {
    const { status } = await send(test, route, { params: someParams(route) }, { token })
    if (status !== 401) opened.push(`${route.name}: ${status}`)
  }
  expect(opened).toEqual([])
})
