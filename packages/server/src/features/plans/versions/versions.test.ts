import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { plans } from '@larder/contract/plans'
import { records } from '@larder/contract/records'
import { workGroups } from '@larder/contract/work-groups'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let planId: number

const at = () => ({ placeId: place })
const unconfirmed = () => call(test, plans.unconfirmed, { params: { ...at(), planId } }, owner)
const confirm = () => call(test, plans.confirm, { params: at(), body: {} }, owner)
const download = async (version: number) => {
  const answer = await test.app.inject({
    method: 'GET',
    url: addressOf(plans.downloadVersion, { params: { ...at(), version } }),
    headers: { authorization: `Bearer ${owner.token}` },
  })
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    sha256: createHash('sha256').update(answer.rawPayload).digest('hex'),
    bytes: answer.rawPayload,
  }
}

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: 'Ana', lastname: 'Pérez' })
  place = await makePlace(test, await makeCompany(test, owner))
  planId = await planIdOf(test, place)
  await fillPlan(test, place, owner)
  await call(test, plans.generate, { params: at() }, owner)
})
afterAll(() => test.close())

describe('a confirmed version', () => {
  it('does not exist before the first confirmation', async () => {
    expect(await unconfirmed()).toMatchObject({ version: null, sections: [] })
    expect(await refuse(test, plans.compare, { params: at(), query: { from: 1 } }, owner)).toMatchObject({
      status: 404,
    })
    expect((await download(1)).status).toBe(404)
  })
  it("keeps its ZIP by its SHA-256, in the place's chain too", async () => {
    await confirm()
    await test.worker.drain()
    const [version] = await call(test, plans.versions, { params: at() }, owner)
    expect(version?.zip?.sha256).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await test.database.pool.query<{ op: string; body: string }>(
      'select op, body from revisions where place_id = $1 order by seq',
      [place],
    )
    expect(rows.map(({ op, body }) => ({ op, ...(JSON.parse(body) as object) }))).toMatchObject([
      { op: 'confirm', version: 1 },
      { op: 'attach', version: 1, zip_sha256: version?.zip?.sha256 },
    ])
    expect(await download(1)).toMatchObject({
      status: 200,
      type: 'application/zip',
      sha256: version?.zip?.sha256,
    })
    expect(await unconfirmed()).toMatchObject({ version: 1, sections: [] })
  })
  it('names on paper the signature that proves its confirmation (R1.6)', async () => {
    const { signed } = await call(test, records.state, { params: at() }, owner)
    const [section] = readZip((await download(1)).bytes)
    const { pages } = await readPdf(section?.bytes ?? Buffer.alloc(0))
    for (const page of pages)
      expect(squeezed(page)).toContain(
        squeezed(`Last signature: #${signed?.number} 2026-11-21 ${signed?.root}`),
      )
    const { rows } = await test.database.pool.query<{ seq: number }>(
      "select min(seq) as seq from revisions where place_id = $1 and op = 'confirm'",
      [place],
    )
    expect(signed?.seq).toBeGreaterThanOrEqual(rows[0]?.seq ?? Number.POSITIVE_INFINITY)
  })
  it('marks exactly the sections that an edit changes, with difference, author and reason', async () => {
    const hazards = await call(test, plans.hazards, { params: at() }, owner)
    const hazard = hazards.find((one) => one.class === 'PRP')
    const words = {
      cause: [{ kind: 'paragraph' as const, spans: [{ text: 'The old door does not close.' }] }],
    }
    await call(
      test,
      plans.changeHazard,
      {
        params: { ...at(), id: hazard?.id ?? 0 },
        body: { language: 'en', words, version: 0, reason: 'Seen on site' },
      },
      owner,
    )
    const { sections } = await unconfirmed()
    expect(sections).toMatchObject([
      {
        static_name: 'hazard-analyses-overview',
        state: 'changed',
        changes: [{ after: 'The old door does not close.' }],
        reasons: [
          {
            code: 'hazard_changed',
            reason: 'Seen on site',
            changed_by: { firstname: 'Ana', lastname: 'Pérez' },
          },
        ],
      },
    ])
    const groups = await call(test, workGroups.list, { params: at() }, owner)
    await call(
      test,
      workGroups.change,
      { params: { id: groups[0]?.id ?? 0 }, body: { name: 'Night shift', email: '' } },
      owner,
    )
    const touched = (await unconfirmed()).sections
    expect(touched.map(({ static_name }) => static_name)).toEqual(['work-groups', 'hazard-analyses-overview'])
    expect(touched[0]?.reasons).toMatchObject([
      { code: 'work_groups_changed', changed_by: { firstname: 'Ana', lastname: 'Pérez' } },
    ])
  })
  it('is compared with the next one, and does not change', async () => {
    await call(test, plans.generate, { params: at() }, owner)
    await confirm()
    await test.worker.drain()
    const compared = await call(test, plans.compare, { params: at(), query: { from: 1, to: 2 } }, owner)
    expect(compared.sections.map(({ static_name }) => static_name)).toEqual([
      'work-groups',
      'hazard-analyses-overview',
    ])
    expect(await call(test, plans.compare, { params: at(), query: { from: 2 } }, owner)).toMatchObject({
      to: null,
      sections: [],
    })
    const [second, first] = await call(test, plans.versions, { params: at() }, owner)
    expect((await download(1)).sha256).toBe(first?.zip?.sha256)
    expect((await download(2)).sha256).toBe(second?.zip?.sha256)
    expect(first?.zip?.sha256).not.toBe(second?.zip?.sha256)
    const old = await call(
      test,
      plans.versionSection,
      { params: { ...at(), version: 1, id: 'work-groups' } },
      owner,
    )
    expect(JSON.stringify(old.blocks)).not.toContain('Night shift')
  })
  it('begins with the short plan, which names the sections that it changed', async () => {
    const short = async (bytes: Buffer): Promise<string> => {
      const [file] = readZip(bytes)
      expect(file?.name).toBe('01 Short plan.pdf')
      return squeezed((await readPdf(file?.bytes ?? Buffer.alloc(0))).pages.join(''))
    }
    const changed = squeezed('HACCP team and work groups, Hazard analysis.')
    expect(await short((await download(1)).bytes)).toContain(squeezed('This is the first version.'))
    expect(await short((await download(2)).bytes)).toContain(changed)
    const now = await send(
      test,
      plans.download,
      { params: { ...at(), planId }, query: { lang: 'en' } },
      owner,
    )
    expect(await short(now.body as Buffer)).toContain(changed)
  })
})
