import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@larder/core/files'
import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { PlaceFile } from '@larder/contract/files.schemas'
import { places } from '@larder/contract/places'
import { plans } from '@larder/contract/plans'
import { tickets } from '@larder/contract/tickets'
import {
  makeCompany,
  makePlace,
  makeSharedAccess,
  makeTask,
  makeUser,
  joinPlace,
  type TestUser,
} from '#test/builders.ts'
import { fillPlan, planIdOf } from '#test/fill-plan.ts'
import { call, openTestApp, refuse, send, type TestApp } from '#test/harness.ts'
import { announce, formOf, makeFile, refusedFile, sendFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let company: number
let place: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  place = await makePlace(test, company)
})
afterAll(() => test.close())

const pdfHead = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')
const pdfOf = (length: number): Buffer =>
  Buffer.concat([pdfHead, Buffer.alloc(length - pdfHead.length - 6, 0x20), Buffer.from('%%EOF\n')])
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4b' } })
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const opened = async (id: number) => send(test, files.get, { params: { id } }, owner)
const stored = async (bytes: Buffer): Promise<PlaceFile> => {
  const { id } = await announce(test, place, owner)
  const { status, body } = await sendFile(test, id, { bytes }, owner)
  expect([status, body]).toEqual([200, expect.anything()])
  return PlaceFile.parse(body)
}

/** A PNG whose head promises so many pixels, all of them one black row repeated by its deflate stream. */
function bomb(side: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xed_b8_83_20 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer): number =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8), 0xff_ff_ff_ff) ^
      0xff_ff_ff_ff) >>>
    0
  const chunk = (name: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), body])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(body.length, 0)
    ends.writeUInt32BE(crc(named), 4)
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  return Buffer.concat([
    tinyPng.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('the content of a file', () => {
  it('has the type of its bytes, not of name and header', async () => {
    const png = await picture().png().toBuffer()
    const jpeg = await picture().jpeg().toBuffer()
    const webp = await picture().webp().toBuffer()
    for (const [bytes, mime] of [
      [png, 'image/png'],
      [jpeg, 'image/jpeg'],
      [webp, 'image/jpeg'],
      [pdfOf(100), 'application/pdf'],
    ] as const) {
      const { id } = await announce(test, place, owner, { filename: 'plan.svg' })
      const { body } = await sendFile(
        test,
        id,
        { bytes, filename: '../../etc/plan.html', mime: 'text/html' },
        owner,
      )
      expect(body).toMatchObject({ mime, status: 'ready', filename: 'plan.svg' })
      const answer = await opened(id)
      expect(answer.headers).toMatchObject({
        'content-type': mime,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="plan\.(png|jpg|pdf)"/)
    }
  })

  it.each([
    ['an SVG', svg, 'file_type'],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>'), 'file_type'],
    ['a GIF that is a script', Buffer.from('GIF89a;alert(1)'), 'file_type'],
    ['a BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'file_type'],
    ['nothing', Buffer.alloc(0), 'file_empty'],
    [
      'the head of a JPEG before a script',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]), svg]),
      'image_damaged',
    ],
    ['half a PNG', tinyPng.subarray(0, 40), 'image_damaged'],
    [
      'a HEIC',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
      'heic',
    ],
    ['a PDF that ends early', Buffer.from('%PDF-1.7\n1 0 obj'), 'pdf_damaged'],
    ['a PDF behind something else', Buffer.concat([svg, pdfOf(50)]), 'file_type'],
    ['a PDF with a ZIP behind it', Buffer.concat([pdfOf(50), Buffer.from('PK\u0003\u0004')]), 'pdf_damaged'],
    [
      'a PDF that runs a program',
      Buffer.from('%PDF-1.7\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n%%EOF'),
      'pdf_active',
    ],
    [
      'the same with its name written otherwise',
      Buffer.from('%PDF-1.7\n<</S/#4a#61vaScript/JS(app.alert(1))>>\n%%EOF'),
      'pdf_active',
    ],
    [
      'a PDF that is protected',
      Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Encrypt 9 0 R/Root 1 0 R>>\n%%EOF'),
      'pdf_encrypted',
    ],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    const { id } = await announce(test, place, owner)
    expect(await refusedFile(test, id, { bytes, filename: 'plan.png', mime: 'image/png' }, owner)).toBe(
      `422 file:${code}`,
    )
    expect((await opened(id)).status).toBe(404)
  })

  it('is refused when a small file would decode to 144 million pixels', async () => {
    const bytes = bomb(12_000)
    expect(bytes.length).toBeLessThan(100_000)
    const { id } = await announce(test, place, owner)
    expect(await refusedFile(test, id, { bytes }, owner)).toBe('422 file:image_pixels')
  })

  it('may have 5242880 bytes and not one more', async () => {
    const { id } = await announce(test, place, owner)
    expect(await sendFile(test, id, { bytes: pdfOf(MAX_UPLOAD_BYTES) }, owner)).toMatchObject({
      status: 200,
      body: { size: MAX_UPLOAD_BYTES },
    })
    expect(await refusedFile(test, id, { bytes: pdfOf(MAX_UPLOAD_BYTES + 1) }, owner)).toBe(
      '413 file:file_size',
    )
    expect(await refusedFile(test, id, { bytes: pdfOf(3 * MAX_UPLOAD_BYTES) }, owner)).toBe(
      '413 file:file_size',
    )
    expect((await opened(id)).body).toHaveLength(MAX_UPLOAD_BYTES)
  })

  it('keeps nothing of a photograph but its pixels, upright', async () => {
    const bytes = await picture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Make: 'Spy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 26/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif?.includes('Spy')).toBe(true)
    const file = await stored(Buffer.concat([bytes, svg]))
    const kept = (await opened(file.id)).body as Buffer
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 })
    expect([(await sharp(kept).metadata()).exif, kept.includes('Spy'), kept.includes('<svg')]).toEqual([
      undefined,
      false,
      false,
    ])
    expect(file).toMatchObject({ width: 20, height: 40 })
  })

  it('is made smaller where it is wider or higher than 4096 pixels', async () => {
    expect(await stored(await picture(5_000, 100).png().toBuffer())).toMatchObject({
      width: 4_096,
      height: 82,
    })
  })

  it.each([
    [
      'without a file',
      {
        payload: Buffer.from('--b\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--b--\r\n'),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
    ],
    [
      'that breaks off',
      {
        payload: formOf({ bytes: tinyPng }).payload.subarray(0, 260),
        headers: formOf({ bytes: tinyPng }).headers,
      },
    ],
    ['without a boundary', { payload: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' } }],
    [
      'of too many parts',
      {
        payload: Buffer.from(
          `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50)}--b--\r\n`,
        ),
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
    ],
  ])('is refused in a form %s', async (_what, { payload, headers }) => {
    const { id } = await announce(test, place, owner)
    const response = await test.app.inject({
      method: 'PUT',
      url: `/api/files/${id}`,
      headers: { authorization: `Bearer ${owner.token}`, ...headers },
      payload,
    })
    expect([413, 422]).toContain(response.statusCode)
    expect(response.json()).toMatchObject({ errors: [{ field: 'file' }] })
  })

  it('is not read before the sender is known', async () => {
    const id = await makeFile(test, place, owner)
    const stranger = await makeUser(test)
    expect((await sendFile(test, id, { bytes: svg }, {})).status).toBe(401)
    expect((await sendFile(test, id, { bytes: svg }, stranger)).status).toBe(404)
    const reader = await makeUser(test)
    await joinPlace(test, { company_id: company, place_id: place }, reader.id, 'readonly')
    expect((await sendFile(test, id, { bytes: svg }, reader)).status).toBe(403)
    expect((await send(test, files.get, { params: { id } }, reader)).status).toBe(200)
    const { payload, headers } = formOf({ bytes: tinyPng })
    const elsewhere = await test.app.inject({
      method: 'PUT',
      url: `/api/place/${place}/on-paper`,
      headers: { authorization: `Bearer ${owner.token}`, ...headers },
      payload,
    })
    expect(elsewhere.statusCode).toBe(415)
  })
})

describe('a file of a place', () => {
  it('is announced, sent, renamed, made another type, and removed for good', async () => {
    const home = await makePlace(test, company, { name: 'Kitchen' })
    const { id } = await announce(test, home, owner, { type: 'flow_diagram' })
    const list = (type?: 'flow_diagram' | 'location_plan') =>
      call(test, files.list, { params: { placeId: home }, query: type === undefined ? {} : { type } }, owner)
    expect(await list()).toMatchObject([{ id, status: 'waiting', mime: null, on_paper: 0 }])
    await sendFile(test, id, { bytes: tinyPng }, owner)
    expect(
      await call(
        test,
        files.change,
        { params: { id }, body: { filename: 'Yard', metadata: { floor: '1' } } },
        owner,
      ),
    ).toMatchObject({ filename: 'Yard', metadata: { floor: '1' }, status: 'ready' })
    await call(test, files.attach, { params: { placeId: home, id }, query: { type: 'location_plan' } }, owner)
    expect([await list('flow_diagram'), (await list('location_plan')).map((file) => file.id)]).toEqual([
      [],
      [id],
    ])
    await call(test, files.remove, { params: { id } }, owner)
    expect(await list()).toEqual([])
    for (const route of [files.get, files.change, files.remove])
      expect((await refuse(test, route, { params: { id } }, owner)).status).toBe(404)
    expect((await sendFile(test, id, { bytes: tinyPng }, owner)).status).toBe(404)
    expect(
      (await refuse(test, files.attach, { params: { placeId: home, id }, query: { type: 'drawing' } }, owner))
        .status,
    ).toBe(404)
  })

  it('is not there for other companies and through other places', async () => {
    const id = await makeFile(test, place, owner)
    const sibling = await makePlace(test, company)
    const other = await makeUser(test)
    const foreign = await makePlace(test, await makeCompany(test, other))
    expect((await refuse(test, files.get, { params: { id } }, other)).status).toBe(404)
    expect(
      (
        await refuse(
          test,
          files.attach,
          { params: { placeId: sibling, id }, query: { type: 'drawing' } },
          owner,
        )
      ).status,
    ).toBe(404)
    expect(
      (
        await refuse(
          test,
          files.create,
          { body: { place_id: foreign, type: 'drawing', filename: 'x' } },
          owner,
        )
      ).status,
    ).toBe(404)
    expect((await refuse(test, files.list, { params: { placeId: foreign } }, owner)).status).toBe(404)
  })

  it('is shown through a shared plan only where it belongs to the plan', async () => {
    const home = await makePlace(test, company)
    const ids = await Promise.all(
      (['drawing', 'other_documents'] as const).map(async (type) => {
        const { id } = await announce(test, home, owner, { type })
        await sendFile(test, id, { bytes: tinyPng }, owner)
        return id
      }),
    )
    const visitor = {
      shared_token: await makeSharedAccess(test, { company_id: company, place_id: home }, ['plan']),
    }
    expect(
      (await call(test, files.list, { params: { placeId: home } }, visitor)).map(({ id }) => id),
    ).toEqual(ids.slice(0, 1))
    const answers = await Promise.all(ids.map((id) => send(test, files.get, { params: { id } }, visitor)))
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    expect((await sendFile(test, ids[0] ?? 0, { bytes: tinyPng }, visitor)).status).toBe(403)
  })

  it('without content is removed after a day; one with content stays', async () => {
    const home = await makePlace(test, company)
    await announce(test, home, owner, { filename: 'never sent' })
    const sent = await makeFile(test, home, owner)
    const paper = await call(
      test,
      files.create,
      { body: { place_id: home, type: 'drawing', filename: 'In the office', on_paper: 1 } },
      owner,
    )
    const started = test.clock.now
    test.clock.now = new Date(started.getTime() + 86_400_000 - 1_000)
    await test.worker.drain()
    expect(await call(test, files.list, { params: { placeId: home } }, owner)).toHaveLength(3)
    test.clock.now = new Date(started.getTime() + 86_400_000 + 1_000)
    await test.worker.drain()
    expect((await call(test, files.list, { params: { placeId: home } }, owner)).map(({ id }) => id)).toEqual([
      sent,
      paper.id,
    ])
    test.clock.now = started
  })

  it('of the same bytes is stored once', async () => {
    const [one, two] = [await stored(tinyPng), await stored(tinyPng)]
    expect([one.id === two.id, one.sha256 === two.sha256]).toEqual([false, true])
    await call(test, files.remove, { params: { id: one.id } }, owner)
    expect((await opened(two.id)).status).toBe(200)
  })
})

describe('files and the plan', () => {
  const statusOf = async (placeId: number) =>
    call(test, plans.status, { params: { placeId, planId: await planIdOf(test, placeId) } }, owner)

  it('location plan and drawings are done by a file with content, or on paper', async () => {
    const placeId = await makePlace(test, company)
    const missing = async (): Promise<readonly string[]> =>
      (await statusOf(placeId)).missing.filter((step) => step === 'locationPlan' || step === 'drawings')
    expect(await missing()).toEqual(['locationPlan', 'drawings'])
    const { id } = await announce(test, placeId, owner, { type: 'location_plan' })
    expect(await missing()).toEqual(['locationPlan', 'drawings'])
    await sendFile(test, id, { bytes: tinyPng }, owner)
    await call(test, places.change_on_paper, { params: { placeId }, body: { layouts_on_paper: 1 } }, owner)
    expect(await missing()).toEqual([])
    await call(test, files.remove, { params: { id } }, owner)
    expect(
      await call(test, places.change_on_paper, { params: { placeId }, body: { layouts_on_paper: 0 } }, owner),
    ).toMatchObject({ layouts_on_paper: 0, location_plan_on_paper: 0 })
    expect(await missing()).toEqual(['locationPlan', 'drawings'])
  })

  it('a drawing that comes later leaves a confirmed plan confirmed', async () => {
    const placeId = await makePlace(test, company)
    await fillPlan(test, placeId, owner)
    await call(test, plans.generate, { params: { placeId } }, owner)
    await call(test, plans.confirm, { params: { placeId } }, owner)
    await makeFile(test, placeId, owner)
    await call(test, places.change_on_paper, { params: { placeId }, body: { layouts_on_paper: 0 } }, owner)
    expect(await statusOf(placeId)).toMatchObject({
      status: 'confirmed',
      is_outdated: false,
      completion_percent: 100,
    })
  })
})

describe('the water source', () => {
  it('is the switch of the well, or the stored answer', async () => {
    const placeId = await makePlace(test, company, { business_activity_id: 1 })
    const say = (water_source: 'public' | 'own_well' | 'other') =>
      call(test, places.change_water_source, { params: { placeId }, body: { water_source } }, owner)
    expect(await call(test, places.get, { params: { placeId } }, owner)).toMatchObject({ water_source: null })
    expect(await say('public')).toMatchObject({ water_source: 'public', extra_data: [] })
    expect(await say('own_well')).toMatchObject({
      water_source: 'own_well',
      extra_data: ['uses_own_well_water'],
    })
    expect(
      await call(test, places.change_extra_data, { params: { placeId }, body: { extra_data: [] } }, owner),
    ).toMatchObject({ water_source: null })
    await say('own_well')
    expect(await say('other')).toMatchObject({ water_source: 'other', extra_data: [] })
  })
})

describe('a file that a record names', () => {
  it('is neither removed nor given another content', async () => {
    const task = await makeTask(test, { company_id: company, place_id: place })
    const id = await makeFile(test, place, owner, { bytes: tinyPng, type: 'task_entry' })
    const spare = await makeFile(test, place, owner)
    const body = {
      uuid: randomUUID() as string,
      entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' as const }, files: [{ id }] }],
    }
    await call(test, entries.create, { params: { placeId: place, id: 1, taskId: task }, body }, owner)
    expect(await refuse(test, files.remove, { params: { id } }, owner)).toEqual({
      status: 409,
      code: 'conflict',
      fields: [':in_record'],
    })
    expect((await sendFile(test, id, { bytes: tinyPng }, owner)).status).toBe(409)
    expect((await opened(id)).status).toBe(200)
    expect(
      (await call(test, files.change, { params: { id }, body: { filename: 'Fridge.png' } }, owner)).filename,
    ).toBe('Fridge.png')
    expect(await call(test, files.remove, { params: { id: spare } }, owner)).toEqual({ ok: true })
  })
  it('cannot be a drawing of the plan, which can still be removed', async () => {
    const task = await makeTask(test, { company_id: company, place_id: place })
    const id = await makeFile(test, place, owner)
    const body = {
      uuid: randomUUID() as string,
      entry_fields: [{ task_step_id: task, value: { temp: '4', unit: 'C' as const } }],
      file_list: [{ id }],
    }
    expect(
      await refuse(test, entries.create, { params: { placeId: place, id: 1, taskId: task }, body }, owner),
    ).toMatchObject({ status: 422, fields: ['file_list.0.id:unknown_file'] })
    expect(
      await refuse(
        test,
        tickets.create,
        {
          params: { placeId: place },
          body: { uuid: randomUUID(), description: 'The seal is torn', file_list: [{ id }] },
        },
        owner,
      ),
    ).toMatchObject({ status: 422, fields: ['file_list.0.id:unknown_file'] })
    expect(await call(test, files.remove, { params: { id } }, owner)).toEqual({ ok: true })
  })
})
