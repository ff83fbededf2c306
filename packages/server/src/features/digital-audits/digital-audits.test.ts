/** Audits of a place: templates, questions, answers, score, findings, confirmation and records. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  digitalAuditResponses,
  digitalAuditResults,
  digitalAudits,
  type AuditQuestionInput,
  type AuditResultDetails,
} from '@larder/contract/digital-audits'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { addressOf } from '@larder/contract/kit'
import { photos } from '@larder/contract/photos'
import { tickets } from '@larder/contract/tickets'
import { joinPlace, makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, headersOf, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { formOf, tinyPng } from '#test/send-file.ts'
import { asOperator } from '#db/transaction.ts'
import { judgeTables } from '#features/records/public.ts'

let test: TestApp
let owner: TestUser
let keeper: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  keeper = await makeUser(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
  await joinPlace(test, { company_id: company, place_id: place }, keeper.id, 'owner')
})

const door: AuditQuestionInput = {
  section: 'Cold store',
  kind: 'yes_no',
  text: 'Is the door closed?',
  corrective_action: 'Close it and check the food',
  weight: 3,
}
const air: AuditQuestionInput = {
  section: 'Cold store',
  kind: 'number',
  text: 'Temperature of the air',
  max: '5',
  unit: '°C',
}
const hats: AuditQuestionInput = { section: 'Staff', kind: 'text', text: 'Who wears no hat?' }

const makeTemplate = (questions: AuditQuestionInput[] = [door, air, hats], name = 'Hygiene round') =>
  call(test, digitalAudits.create, { params: { companyId: company }, body: { name, questions } }, owner)
const start = (digital_audit_id: number, uuid: string = randomUUID(), by = keeper) =>
  call(test, digitalAuditResults.create, { params: { placeId: place }, body: { uuid, digital_audit_id } }, by)
const get = (id: number) => call(test, digitalAuditResults.get, { params: { id } }, keeper)
const told = (audit: AuditResultDetails, index: number, value: string | null, more: object = {}) => ({
  place_id: place,
  digital_audit_result_id: audit.id,
  question_id: audit.questions[index]?.id ?? 0,
  value,
  ...more,
})
const answer = (audit: AuditResultDetails, index: number, value: string | null, more: object = {}) =>
  call(test, digitalAuditResponses.create, { body: told(audit, index, value, more) }, keeper)
const confirm = async (id: number) =>
  call(
    test,
    digitalAuditResults.confirm,
    { params: { id }, body: { base_version: (await get(id)).version, name: 'Mari Tamm', role: 'Owner' } },
    keeper,
  )
const revisions = async (uuid: string) =>
  (
    await test.database.pool.query<{ op: string; body: string }>(
      `select op, body from revisions where entity = 'digital_audit' and entity_id = $1 order by seq`,
      [uuid],
    )
  ).rows.map(({ op, body }) => [
    op,
    (JSON.parse(body) as { score: { percent: number } | null }).score?.percent,
  ])
const faults = () =>
  asOperator(test.database.pool, (db) => judgeTables(db, { company_id: company, place_id: place }))

describe('a template', () => {
  it('has its questions in their order, and a new version with each change', async () => {
    const made = await makeTemplate()
    expect(made.questions.map(({ text }) => text)).toEqual([door.text, air.text, hats.text])
    const [first, second] = made.questions
    const changed = await call(
      test,
      digitalAudits.changeQuestions,
      {
        body: {
          company_id: company,
          digital_audit_id: made.id,
          base_version: made.version,
          questions: [
            { ...air, id: second?.id ?? 0 },
            { ...hats, id: null, text: 'Who wears rings?' },
            { ...door, id: first?.id ?? 0 },
          ],
        },
      },
      owner,
    )
    expect(changed.questions.map(({ text }) => text)).toEqual([air.text, 'Who wears rings?', door.text])
    expect(changed.questions[0]?.id).toBe(second?.id)
    expect(changed.version).toBe(made.version + 1)
    const more = await call(
      test,
      digitalAudits.createQuestion,
      { params: { id: made.id }, body: hats },
      owner,
    )
    expect(more.question_count).toBe(4)
    await call(test, digitalAudits.removeQuestion, { params: { id: more.questions[1]?.id ?? 0 } }, owner)
    expect(
      (await call(test, digitalAudits.list, { params: { companyId: company } }, owner))[0],
    ).toMatchObject({
      question_count: 3,
      result_count: 0,
      version: made.version + 3,
    })
  })
  it.each(['en', 'de', 'et', 'lv', 'ru', 'uk', 'es'])('can be made of each ready one in %s', async (lang) => {
    const ready = await call(test, digitalAudits.ready, { query: { lang } }, owner)
    expect(ready.map(({ key }) => key)).toEqual(['opening', 'hygiene', 'haccp', 'allergens', 'supplier'])
    for (const { key: _, ...body } of ready) {
      const made = await call(test, digitalAudits.create, { params: { companyId: company }, body }, owner)
      expect(made).toMatchObject(body)
      expect(made.description).toContain('Codex CXC')
    }
  })
  it('of which another user has a newer version is not overwritten', async () => {
    const { id, version } = await makeTemplate()
    const change = (body: object) => ({ params: { id }, body: { base_version: version, ...body } }) as never
    await call(test, digitalAudits.change, change({ pass_percent: 90 }), owner)
    const refused = await refuse(test, digitalAudits.change, change({ pass_percent: 70 }), owner)
    expect(refused.status).toBe(409)
  })
  it.each([
    [{ kind: 'choice', options: [] }, 'options:no_options'],
    [{ kind: 'score' }, 'max_score:required'],
    [{ kind: 'number' }, 'max:no_limit'],
    [{ kind: 'number', min: '5', max: '1' }, 'max:min_above_max'],
    [{ text: ' ' }, 'text:required'],
  ] as const)('refuses the question %j: %s', async (more, field) => {
    const { id } = await makeTemplate()
    const refused = await refuse(
      test,
      digitalAudits.createQuestion,
      { params: { id }, body: { ...door, ...more } as never },
      owner,
    )
    expect(refused.fields).toEqual([field])
  })
  it('is copied, archived and removed; one with audits is only archived', async () => {
    const made = await makeTemplate()
    const copy = await call(
      test,
      digitalAudits.create,
      { params: { companyId: company }, body: { name: 'Copy', copied_from: made.id } },
      owner,
    )
    expect(copy.questions.map(({ text }) => text)).toEqual(made.questions.map(({ text }) => text))
    await start(made.id)
    expect((await refuse(test, digitalAudits.remove, { params: { id: made.id } }, owner)).status).toBe(409)
    await call(test, digitalAudits.remove, { params: { id: copy.id } }, owner)
    await call(
      test,
      digitalAudits.change,
      { params: { id: made.id }, body: { base_version: made.version, is_archived: true } },
      owner,
    )
    const listed = await call(test, digitalAuditResults.list, { params: { placeId: place } }, keeper)
    expect([listed.templates, listed.results.map(({ name }) => name)]).toEqual([[], ['Hygiene round']])
    // Its name is free again.
    expect((await makeTemplate()).name).toBe('Hygiene round')
    expect(
      (
        await refuse(
          test,
          digitalAudits.create,
          { params: { companyId: company }, body: { name: 'hygiene ROUND' } },
          owner,
        )
      ).fields,
    ).toEqual(['name:name_taken'])
  })
  it('has at most 200 questions, by whatever call', async () => {
    const { id } = await makeTemplate(Array.from({ length: 200 }, () => door))
    const more = { params: { id }, body: hats }
    expect((await refuse(test, digitalAudits.createQuestion, more, owner)).fields).toEqual([
      'questions:too_many',
    ])
    const body = { name: 'Longer', copied_from: id, questions: [hats] }
    const copy = { params: { companyId: company }, body }
    expect((await refuse(test, digitalAudits.create, copy, owner)).fields).toEqual(['questions:too_many'])
  })
  it('is hidden from place owners, who start audits by it, and from other companies', async () => {
    const { id } = await makeTemplate()
    expect((await refuse(test, digitalAudits.get, { params: { id } }, keeper)).status).toBe(403)
    const stranger = await makeUser(test)
    await makeCompany(test, stranger)
    expect((await refuse(test, digitalAudits.get, { params: { id } }, stranger)).status).toBe(404)
    const { templates } = await call(test, digitalAuditResults.list, { params: { placeId: place } }, keeper)
    expect(templates).toMatchObject([{ id, name: 'Hygiene round', question_count: 3 }])
    expect(templates[0]?.questions.map(({ text }) => text)).toEqual([door.text, air.text, hats.text])
  })
})

describe('an audit', () => {
  it('counts its answers, and compares with the one before', async () => {
    const { id } = await makeTemplate()
    const first = await start(id)
    await answer(first, 0, 'yes')
    expect((await get(first.id)).score).toMatchObject({ percent: 100, answered: 1, is_passed: null })
    await answer(first, 1, '6.5', { comment: 'After loading' })
    await answer(first, 2, 'Nobody')
    expect((await get(first.id)).score).toMatchObject({
      percent: 75,
      findings: 1,
      is_passed: false,
      sections: [
        { section: 'Cold store', percent: 75 },
        { section: 'Staff', percent: null },
      ],
    })
    await confirm(first.id)
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    const second = await start(id)
    expect((await get(second.id)).previous_percent).toBe(75)
  })
  it('keeps the questions that its template had', async () => {
    const template = await makeTemplate()
    const audit = await start(template.id)
    await call(test, digitalAudits.removeQuestion, { params: { id: template.questions[0]?.id ?? 0 } }, owner)
    await answer(audit, 0, 'yes')
    expect((await get(audit.id)).questions).toHaveLength(3)
  })
  it('is one audit however often its start and its answers are sent', async () => {
    const { id } = await makeTemplate()
    const uuid = randomUUID()
    const made = await Promise.all([start(id, uuid), start(id, uuid)])
    expect(new Set(made.map((one) => one.id)).size).toBe(1)
    const audit = made[0] as AuditResultDetails
    await answer(audit, 0, 'yes')
    await answer(audit, 0, 'yes')
    expect((await get(audit.id)).responses).toHaveLength(1)
    const other = await makeTemplate([door], 'Another')
    expect(
      (
        await refuse(
          test,
          digitalAuditResults.create,
          { params: { placeId: place }, body: { uuid, digital_audit_id: other.id } },
          keeper,
        )
      ).fields,
    ).toEqual(['uuid:uuid_reused'])
  })
  it('may have started on a device before its template was archived', async () => {
    const { id, version } = await makeTemplate()
    const started = test.clock.now
    test.clock.now = new Date(started.getTime() + 3_600_000)
    const archived = { base_version: version, is_archived: true }
    await call(test, digitalAudits.change, { params: { id }, body: archived }, owner)
    const begin = (performed_at: Date) => ({
      params: { placeId: place },
      body: { uuid: randomUUID(), digital_audit_id: id, performed_at: performed_at.toISOString() },
    })
    const late = begin(new Date(test.clock.now.getTime() + 1_000))
    expect((await refuse(test, digitalAuditResults.create, late, keeper)).fields).toEqual([
      'digital_audit_id:unknown_audit',
    ])
    const audit = await call(test, digitalAuditResults.create, begin(started), keeper)
    expect(audit.questions).toHaveLength(3)
    test.clock.now = started
  })
  it('is refused before its place was set up', async () => {
    const { id } = await makeTemplate()
    const body = { uuid: randomUUID(), digital_audit_id: id, performed_at: '1999-05-05T08:00:00Z' }
    expect(
      (await refuse(test, digitalAuditResults.create, { params: { placeId: place }, body }, keeper)).fields,
    ).toEqual(['performed_at:before_place'])
  })
  it('shows who was faster where two change one answer', async () => {
    const audit = await start((await makeTemplate()).id)
    const { version } = await answer(audit, 0, 'yes')
    const change = (value: string) => ({ body: { ...told(audit, 0, value), base_version: version } })
    await call(test, digitalAuditResponses.change, change('no'), keeper)
    expect((await refuse(test, digitalAuditResponses.change, change('yes'), owner)).status).toBe(409)
  })
  it.each([
    [0, 'maybe', 'value:wrong_type'],
    [1, '4,5', 'value:wrong_type'],
    [2, '  ', 'value:wrong_type'],
    [9, 'yes', 'question_id:too_small'],
  ])('refuses to question %i the answer “%s”', async (index, value, field) => {
    const audit = await start((await makeTemplate()).id)
    const refused = await refuse(
      test,
      digitalAuditResponses.create,
      { body: told(audit, index, value) },
      keeper,
    )
    expect(refused.fields).toEqual([field])
  })

  it('is confirmed when each question is answered; each finding is a fault report with its photo', async () => {
    const audit = await start((await makeTemplate()).id)
    await answer(audit, 1, '4')
    await answer(audit, 2, null, { is_not_applicable: true })
    const body = { base_version: (await get(audit.id)).version, name: 'Mari Tamm', role: 'Owner' }
    expect(
      (await refuse(test, digitalAuditResults.confirm, { params: { id: audit.id }, body }, keeper)).fields,
    ).toEqual(['responses:unanswered'])
    const { id } = await answer(audit, 0, 'no', { comment: 'The seal is torn' })
    const photographed = await call(
      test,
      digitalAuditResponses.uploadPhoto,
      {
        params: { id },
        body: { certificate_file: tinyPng.toString('base64'), certificate_file_name: 'Seal.png' },
      },
      keeper,
    )
    const photoId = photographed.photos[0]?.id ?? 0
    const photo = await call(test, digitalAuditResponses.getPhoto, { params: { id, photoId } }, keeper)
    expect([photo.filename, photo.mime]).toEqual(['Seal.png', 'image/png'])

    const confirmed = await confirm(audit.id)
    expect(confirmed).toMatchObject({ confirmed: true, confirmed_name: 'Mari Tamm', confirmed_role: 'Owner' })
    const found = confirmed.responses.find((one) => one.id === id)
    const ticket_id = found?.ticket_id
    expect(found?.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const open = await call(test, tickets.list, { params: { placeId: place }, query: {} }, keeper)
    expect(open.map((ticket) => [ticket.id, ticket.description, ticket.file_list.length])).toEqual([
      [ticket_id, `Hygiene round: ${door.text} · The seal is torn · ${door.corrective_action}`, 1],
    ])
    expect(
      (await refuse(test, digitalAuditResponses.create, { body: told(audit, 0, 'yes') }, keeper)).status,
    ).toBe(409)
    expect(
      (await refuse(test, digitalAuditResponses.removePhoto, { params: { id, photoId } }, keeper)).status,
    ).toBe(409)
  })
  it('takes answers by the uuid of a device, and a photo that comes after its answer', async () => {
    const uuid = randomUUID()
    const audit = await start((await makeTemplate([door])).id, uuid)
    const photo = {
      uuid: randomUUID(),
      sha256: createHash('sha256').update(tinyPng).digest('hex'),
      filename: 'Seal.png',
    }
    const { digital_audit_result_id: _, ...body } = told(audit, 0, 'no', { due_on: '2030-01-02' })
    const sent = { ...body, digital_audit_result_uuid: uuid, photos: [photo] }
    const [first] = (await call(test, digitalAuditResponses.create, { body: sent }, keeper)).photos
    expect(first).toMatchObject({ sha256: null, sent_sha256: photo.sha256 })
    const again = await call(test, digitalAuditResponses.create, { body: sent }, keeper)
    expect(again.photos).toEqual([first])
    const confirming = {
      params: { id: audit.id },
      body: { base_version: (await get(audit.id)).version, name: 'Mari Tamm', role: 'Owner' },
    }
    expect((await refuse(test, digitalAuditResults.confirm, confirming, keeper)).fields).toEqual([
      'responses:photos_waiting',
    ])
    const { payload, headers } = formOf({ bytes: tinyPng, filename: 'Seal.png', mime: 'image/png' })
    const arrived = await test.app.inject({
      method: 'PUT',
      url: addressOf(photos.send, { params: { placeId: place, uuid: photo.uuid } }),
      headers: { ...headersOf(keeper), ...headers },
      payload,
    })
    expect(arrived.statusCode).toBe(200)
    expect((await confirm(audit.id)).responses[0]?.photos).toEqual([
      { id: first?.id, sha256: (arrived.json() as { sha256: string }).sha256 },
    ])
    const [ticket] = await call(test, tickets.list, { params: { placeId: place }, query: {} }, keeper)
    expect(ticket?.due_on).toBe('2030-01-02')
    expect(await faults()).toEqual([])
  })
  it('is printed with its score, its findings and who confirmed it', async () => {
    const audit = await start((await makeTemplate([door])).id)
    await answer(audit, 0, 'no', { comment: 'The seal is torn', due_on: '2030-01-02' })
    await confirm(audit.id)
    const print = async (lang: string) => {
      const input = { params: { id: audit.id }, query: { lang } }
      const bytes = (await call(test, digitalAuditResults.report, input, keeper)) as unknown as Buffer
      return squeezed((await readPdf(bytes)).pages.join(' '))
    }
    const text = await print('en')
    for (const words of [
      'Hygiene round',
      'Not passed',
      door.text,
      'The seal is torn',
      '02.01.2030',
      'Mari Tamm',
    ])
      expect(text).toContain(squeezed(words))
    expect(await print('ru')).toContain(squeezed('Не пройден'))
  })
  it('is printed with its photos and drawn signatures, named for those who listen', async () => {
    const seal: AuditQuestionInput = { section: 'End', kind: 'signature', text: 'Signed by the manager' }
    const audit = await start((await makeTemplate([door, seal])).id)
    await answer(audit, 0, 'yes')
    const { id } = await answer(audit, 1, 'Mari Tamm')
    const print = async () => {
      const input = { params: { id: audit.id }, query: { lang: 'en' } }
      return (await call(test, digitalAuditResults.report, input, keeper)) as unknown as Buffer
    }
    const plain = await print()
    const body = { certificate_file: tinyPng.toString('base64'), certificate_file_name: 'signature.png' }
    await call(test, digitalAuditResponses.uploadPhoto, { params: { id }, body }, keeper)
    const signed = await print()
    const images = (pdf: Buffer): number => pdf.toString('latin1').split('/Subtype /Image').length - 1
    expect(images(plain)).toBe(0)
    expect(images(signed)).toBeGreaterThan(0)
    expect((await readPdf(plain)).pages.join(' ')).not.toContain('Photos and signatures')
    const { pages, metadata } = await readPdf(signed)
    expect(squeezed(pages.join(' '))).toContain(squeezed('Photos and signatures Signed by the manager'))
    expect(metadata).toContain('pdfuaid:part')
    expect(signed.toString('latin1')).toContain('Signature of Mari Tamm')
  })
  it('compares each section with the audit before', async () => {
    const { id } = await makeTemplate([door])
    const first = await start(id)
    await answer(first, 0, 'no')
    await confirm(first.id)
    test.clock.now = new Date(test.clock.now.getTime() + 60_000)
    expect((await start(id)).previous).toMatchObject({
      id: first.id,
      percent: 0,
      sections: [{ section: 'Cold store', percent: 0 }],
    })
  })
  it('is opened again with a reason, confirmed again, removed: each in the chain', async () => {
    const audit = await start((await makeTemplate([door, { ...door, text: 'Is it clean?' }])).id)
    await answer(audit, 0, 'yes')
    await answer(audit, 1, 'no')
    await confirm(audit.id)
    await call(
      test,
      digitalAuditResults.unconfirm,
      { params: { id: audit.id }, body: { reason: 'The shelf was clean' } },
      keeper,
    )
    await answer(audit, 1, 'yes')
    expect(await faults()).toEqual([])
    await confirm(audit.id)
    // The first finding has its fault report; the corrected answer makes none.
    expect(await call(test, tickets.list, { params: { placeId: place }, query: {} }, keeper)).toHaveLength(1)
    await call(
      test,
      digitalAuditResults.remove,
      { params: { id: audit.id }, body: { reason: 'A trial' } },
      keeper,
    )
    expect(await revisions(audit.uuid)).toEqual([
      ['confirm', 50],
      ['change', undefined],
      ['confirm', 100],
      ['remove', 100],
    ])
    expect(await faults()).toEqual([])
    await test.database.pool.query(`update digital_audit_results set score = '{}' where uuid = $1`, [
      audit.uuid,
    ])
    expect((await faults())[0]?.detail).toContain('score is shown otherwise')
    expect((await refuse(test, digitalAuditResults.get, { params: { id: audit.id } }, keeper)).status).toBe(
      404,
    )
  })
})
