import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beforeOrAfter, sectionGroups } from '@larder/contract/own-words'
import { plans } from '@larder/contract/plans'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { fillPlan, planIdOf } from '../../../../test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let owner: TestUser
let place: number
let planId: number

const at = () => ({ placeId: place })
const words = (text: string) => [
  { kind: 'heading' as const, level: 2 as const, spans: [{ text }] },
  { kind: 'paragraph' as const, spans: [{ text: 'bold', bold: true as const }] },
]
const titles = () => call(test, plans.titles, { params: at() }, owner)
const section = (id: string) =>
  call(test, plans.section, { params: { ...at(), planId, id }, query: { lang: 'en' } }, owner)
const status = () => call(test, plans.status, { params: { ...at(), planId } }, owner)
const confirm = () => call(test, plans.confirm, { params: at(), body: {} }, owner)
const unconfirmed = async () =>
  (await call(test, plans.unconfirmed, { params: { ...at(), planId } }, owner)).sections

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  planId = await planIdOf(test, place)
})
afterAll(() => test.close())

describe('before the plan is generated', () => {
  it('no text can be added to a section, and own sections are not in the menu', async () => {
    expect(
      await refuse(
        test,
        beforeOrAfter.create,
        { params: at(), body: { static_name: 'sources', position: 'after', text: words('Own') } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    const made = await call(
      test,
      sectionGroups.create,
      { params: at(), body: { name: 'Early', section_group: 'general' } },
      owner,
    )
    expect(await titles()).toEqual([])
    await call(test, sectionGroups.remove, { params: { ...at(), id: made.id } }, owner)
    await fillPlan(test, place, owner)
    await call(test, plans.generate, { params: at() }, owner)
  })
})

describe('a section of the place', () => {
  let id = 0
  it('is in the menu under its heading and in the document, and is the only one unconfirmed', async () => {
    await confirm()
    const made = await call(
      test,
      sectionGroups.create,
      {
        params: at(),
        body: {
          name: 'Allergen board',
          section_group: 'haccp',
          text: words('Where it hangs'),
          reason: 'Inspector asked',
        },
      },
      owner,
    )
    id = made.id
    expect(made).toMatchObject({ static_name: `own-${id}`, version: 1, language: 'en' })
    const all = await titles()
    const own = all.findIndex(({ static_name }) => static_name === `own-${id}`)
    expect([
      all[own - 1]?.static_name,
      all[own]?.title,
      all[own]?.section_group,
      all[own]?.id,
      all[own + 1]?.section_group,
    ]).toEqual(['ccp-list', 'Allergen board', 'haccp', own + 1, 'annexes'])
    expect(await section(`own-${id}`)).toMatchObject({
      id: own + 1,
      title: 'Allergen board',
      blocks: [{ kind: 'rich', text: words('Where it hangs') }],
    })
    expect(await status()).toMatchObject({ status_type_id: 2, is_outdated: false })
    expect(await unconfirmed()).toMatchObject([
      {
        static_name: `own-${id}`,
        state: 'added',
        reasons: [{ code: 'section_added', reason: 'Inspector asked' }],
      },
    ])
  })
  it('is kept by the confirmed version when it is removed', async () => {
    await confirm()
    await call(test, sectionGroups.remove, { params: { ...at(), id } }, owner)
    expect((await titles()).map(({ static_name }) => static_name)).not.toContain(`own-${id}`)
    expect(await unconfirmed()).toMatchObject([{ static_name: `own-${id}`, state: 'removed' }])
    expect(
      (await call(test, plans.versionSection, { params: { ...at(), version: 2, id: `own-${id}` } }, owner))
        .title,
    ).toBe('Allergen board')
  })
  it('is changed by one user at a time', async () => {
    const made = await call(
      test,
      sectionGroups.create,
      { params: at(), body: { name: 'Pests', section_group: 'annexes' } },
      owner,
    )
    const body = {
      name: 'Pests and birds',
      section_group: 'annexes' as const,
      text: words('Birds'),
      version: 1,
    }
    expect(
      await call(test, sectionGroups.change, { params: { ...at(), id: made.id }, body }, owner),
    ).toMatchObject({ name: 'Pests and birds', version: 2 })
    expect(
      await send(test, sectionGroups.change, { params: { ...at(), id: made.id }, body }, owner),
    ).toMatchObject({ status: 409, body: { current: { version: 2, name: 'Pests and birds' } } })
  })
})

describe('a text before or after a section', () => {
  it('is after the introduction or at the end, and can be removed and restored', async () => {
    const create = (position: 'before' | 'after') =>
      call(
        test,
        beforeOrAfter.create,
        { params: at(), body: { static_name: 'sources', position, text: words(position) } },
        owner,
      )
    const before = await create('before')
    await create('after')
    const { blocks } = await section('sources')
    expect([blocks[0]?.kind, blocks[1], blocks.at(-1)]).toEqual([
      'paragraph',
      { kind: 'rich', text: words('before') },
      { kind: 'rich', text: words('after') },
    ])
    await call(
      test,
      beforeOrAfter.disable,
      { params: { ...at(), id: before.id }, body: { disabled_for_place: true } },
      owner,
    )
    expect((await section('sources')).blocks[1]?.kind).not.toBe('rich')
    expect(
      (await call(test, beforeOrAfter.list, { params: at() }, owner)).map(
        ({ disabled_for_place }) => disabled_for_place,
      ),
    ).toEqual([true, false])
    expect(
      await call(
        test,
        beforeOrAfter.disable,
        { params: { ...at(), id: before.id }, body: { disabled_for_place: false } },
        owner,
      ),
    ).toMatchObject({ version: 3 })
  })
  it('marks exactly its section as unconfirmed', async () => {
    await confirm()
    const [text] = await call(test, beforeOrAfter.list, { params: at() }, owner)
    await call(
      test,
      beforeOrAfter.change,
      {
        params: { ...at(), id: text?.id ?? 0 },
        body: { text: words('Other words'), version: text?.version ?? 0, reason: 'Clearer' },
      },
      owner,
    )
    expect(
      (await unconfirmed()).map(({ static_name, reasons }) => [static_name, reasons[0]?.reason]),
    ).toEqual([['sources', 'Clearer']])
    const again = {
      params: { ...at(), id: text?.id ?? 0 },
      body: { text: words('Third'), version: text?.version ?? 0 },
    }
    expect(await send(test, beforeOrAfter.change, again, owner)).toMatchObject({
      status: 409,
      body: { current: { text: words('Other words') } },
    })
  })
  it('needs a text and a section of the plan', async () => {
    const body = { static_name: 'sources', position: 'after' as const, text: words('x') }
    expect(
      await refuse(
        test,
        beforeOrAfter.create,
        { params: at(), body: { ...body, static_name: 'no-such' } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    expect(
      await refuse(test, beforeOrAfter.create, { params: at(), body: { ...body, text: [] } }, owner),
    ).toMatchObject({ status: 422 })
    expect(
      await refuse(
        test,
        beforeOrAfter.create,
        { params: at(), body: { ...body, text: [{ kind: 'paragraph', spans: [{ text: ' ' }] }] } },
        owner,
      ),
    ).toMatchObject({ status: 422 })
    expect(
      await refuse(
        test,
        beforeOrAfter.create,
        { params: at(), body: { ...body, text: [{ kind: 'image', src: 'javascript:alert(1)' }] } as never },
        owner,
      ),
    ).toMatchObject({ status: 422 })
  })
})
