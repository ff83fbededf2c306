import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plans } from '@larder/contract/plans'
import { planInputs } from '@larder/contract/plan-inputs'
import { processes } from '@larder/contract/processes'
import { workGroups } from '@larder/contract/work-groups'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { readZip } from '@larder/plan-pdf/test/read-zip'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeUser,
  type TestUser,
} from '../../../../test/builders.ts'
import { fillPlan } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'
import { announce, makeFile, sendFile } from '../../../../test/send-file.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number
let planId: number

const placeName = 'Õ"; <b>#{limit:x}</b> 🍲/../Café'
const groupName = '</td><script>alert(1)</script> #image("/etc/passwd") $x$ {place} \u202Eرشة'
const long = 'Щ'.repeat(5_000)

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test, { firstname: '{date}', lastname: 'O’Neil & Søn' })
  company = await makeCompany(test, owner, { name: 'A & B <OÜ>' })
  place = await makePlace(test, company, { name: placeName })
  planId = await fillPlan(test, place, owner)
  const params = { placeId: place }
  await call(test, workGroups.create, { params, body: { name: groupName } }, owner)
  await call(test, processes.create, { params, body: { name: '= Own #heading', description: long } }, owner)
  await call(
    test,
    planInputs.createAnalysis,
    {
      params,
      body: {
        task_desc: '@ref *Own analysis*',
        comment: long,
        task_frequency_type_id: 9,
        custom_frequency: 'each <new> moon',
      },
    },
    owner,
  )
  await makeFile(test, place, owner)
  for (const filename of ['Yard.pdf', 'Cellar.pdf']) {
    const file = await announce(test, place, owner, { type: 'moving_routes', filename })
    await sendFile(test, file.id, { bytes: yard }, owner)
  }
  await call(test, plans.generate, { params }, owner)
  await call(test, plans.confirm, { params, body: {} }, owner)
}, 120_000)
afterAll(() => test.close())

const yard = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')
const textOf = async (pdf: Uint8Array): Promise<string> => squeezed((await readPdf(pdf)).pages.join(''))

describe('the ZIP of a plan', () => {
  it('is named after the place and contains one PDF a section, with every name as typed', async () => {
    const { status, body, headers } = await send(
      test,
      plans.download,
      { params: { placeId: place, planId }, query: { lang: 'en' } },
      owner,
    )
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const disposition = String(headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toMatch(/^Õ.*Café \(en\)\.zip$/)
    const entries = new Map(
      readZip(body as Buffer).map(({ name, bytes }) => [
        name.replace(/^.*\/|\.pdf$/g, '').replace(/^\d+ /, ''),
        bytes,
      ]),
    )
    expect([...entries.keys()]).toHaveLength(21)
    expect([...entries.keys()].slice(0, 2)).toEqual(['Short plan', 'Title page'])
    const text = async (section: string): Promise<string> => textOf(entries.get(section) ?? new Uint8Array())
    const short = await text('Short plan')
    expect(short).toContain(squeezed('This is the first version.'))
    expect(short).toContain(squeezed('Critical control points'))
    const title = await text('Title page')
    expect(title).toContain(squeezed('<b>#{limit:x}</b>'))
    expect(title).toContain(squeezed('A & B <OÜ>'))
    expect(title).toContain(squeezed('by {date} O’Neil & Søn'))
    expect(await text('HACCP team and work groups')).toContain(
      squeezed('</td><script>alert(1)</script> #image("/etc/passwd") $x$ {place}'),
    )
    expect(await text('Production processes')).toContain(squeezed('= Own #heading'))
    expect(await text('Analyses')).toContain(squeezed('each <new> moon'))
    expect(await text('Flow diagram')).toContain(squeezed('Cooking'))
  }, 120_000)
  it('shows drawings as pages, and contains uploaded PDFs unchanged', async () => {
    const { body } = await send(
      test,
      plans.download,
      { params: { placeId: place, planId }, query: { lang: 'en' } },
      owner,
    )
    const entries = new Map(readZip(body as Buffer).map(({ name, bytes }) => [name, Buffer.from(bytes)]))
    expect(entries.get('02 Annex - Full plan/10 Drawings.pdf')?.toString('latin1')).toMatch(
      /\/Subtype\s*\/Image\b/,
    )
    expect(await textOf(entries.get('02 Annex - Full plan/10 Drawings.pdf') ?? new Uint8Array())).toContain(
      squeezed('Premises: Kitchen'),
    )
    expect(entries.get('02 Annex - Full plan/10 Drawings - 1 Yard.pdf')).toEqual(yard)
    expect(await textOf(entries.get('02 Annex - Full plan/09 Location.pdf') ?? new Uint8Array())).toContain(
      squeezed('Kept on paper at the place.'),
    )
    const drawings = await call(
      test,
      plans.section,
      { params: { placeId: place, planId, id: 'drawings' } },
      owner,
    )
    expect(drawings.blocks.map(({ kind }) => kind)).toEqual([
      'paragraph',
      'heading',
      'picture',
      'heading',
      'attachment',
      'heading',
      'attachment',
      'paragraph',
    ])
  }, 120_000)
  it('is given to a shared link that opens the plan, to no other', async () => {
    const ids = { company_id: company, place_id: place }
    const params = { placeId: place, planId }
    expect(
      (
        await send(
          test,
          plans.download,
          { params },
          { shared_token: await makeSharedAccess(test, ids, ['plan']) },
        )
      ).status,
    ).toBe(200)
    expect(
      await refuse(
        test,
        plans.download,
        { params },
        { shared_token: await makeSharedAccess(test, ids, ['team']) },
      ),
    ).toMatchObject({ status: 403 })
  }, 120_000)
  it('shows the same words on the screen', async () => {
    const section = await call(
      test,
      plans.section,
      { params: { placeId: place, planId, id: 'work-groups' } },
      owner,
    )
    expect(JSON.stringify(section.blocks)).toContain(JSON.stringify(groupName).slice(1, -1))
  })
})
