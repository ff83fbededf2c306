import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '@larder/contract/files'
import { folders } from '@larder/contract/documents'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'
import { docx, sheet, zip } from '#test/office-files.ts'
import { refusedFile, sendFile, tinyPng } from '#test/send-file.ts'

let test: TestApp
let owner: TestUser
let place: number
let folder_id: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  place = await makePlace(test, await makeCompany(test, owner))
  const params = { placeId: place }
  folder_id = (await call(test, folders.create, { params, body: { name: 'Papers' } }, owner)).id
})
afterAll(() => test.close())

const announced = async (filename: string): Promise<number> =>
  (
    await call(
      test,
      files.create,
      { body: { place_id: place, type: 'documentation', filename, folder_id } },
      owner,
    )
  ).id

describe('a folder of documents', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')
  it.each<readonly [string, string, Buffer, string]>([
    ['a PDF that is an archive too', 'Lease.pdf', Buffer.concat([pdf, zip(docx)]), 'pdf_damaged'],
    ['an archive that is a PDF too', 'Lease.docx', Buffer.concat([zip(docx), pdf]), 'document_damaged'],
    ['a picture that is no picture', 'Oven.png', tinyPng.subarray(0, 30), 'image_damaged'],
    [
      'a docx of 2 GB',
      'Lease.docx',
      zip([...docx, { name: 'x', content: 'x', unpacked: 2_000_000_000 }]),
      'document_too_big',
    ],
    [
      'an xlsx that unpacks to more than it says',
      'Prices.xlsx',
      zip([...sheet(''), { name: 'x', content: 'x'.repeat(9_000_000), unpacked: 10 }]),
      'document_damaged',
    ],
    ['10,000 columns', 'Prices.xlsx', zip(sheet('<c r="NTP1"/>')), 'document_columns'],
    ['10,000 columns of a CSV', 'Prices.csv', Buffer.from(';'.repeat(9_999)), 'document_columns'],
    ['an SVG with a script', 'Logo.svg', Buffer.from('<svg><script>1</script></svg>'), 'document_type'],
    ['an SVG that is called a text', 'Logo.txt', Buffer.from('<svg onload="1"/>'), 'document_type'],
    ['an empty file', 'Lease.docx', Buffer.alloc(0), 'file_empty'],
  ])('refuses %s', async (_what, filename, bytes, code) => {
    const id = await announced(filename)
    expect(await refusedFile(test, id, { bytes, filename, mime: '' }, owner)).toBe(`422 file:${code}`)
  })

  it('refuses a name with slashes, when it is announced and when it is renamed', async () => {
    const id = await announced('Lease.docx')
    for (const filename of ['../../etc/passwd', 'a/b.docx', 'C:\\a.docx']) {
      const body = { place_id: place, type: 'documentation' as const, filename, folder_id }
      const refused = { status: 422, fields: ['filename:file_name_slash'] }
      expect(await refuse(test, files.create, { body }, owner)).toMatchObject(refused)
      expect(await refuse(test, files.change, { params: { id }, body: { filename } }, owner)).toMatchObject(
        refused,
      )
    }
  })

  it('takes a docx, and gives it out only to be saved', async () => {
    const id = await announced('Lease.docx')
    const sent = await sendFile(test, id, { bytes: zip(docx), filename: 'Lease.docx', mime: '' }, owner)
    expect(sent.status).toBe(200)
    const { headers } = await test.app.inject({
      url: `/api/files/${id}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(headers).toMatchObject({
      'content-disposition': expect.stringContaining('attachment') as string,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const part = await test.app.inject({
      url: `/api/files/${id}`,
      headers: { authorization: `Bearer ${owner.token}`, range: 'bytes=0-1' },
    })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'PK',
      `bytes 0-1/${zip(docx).length}`,
    ])
    const outside = await test.app.inject({
      url: `/api/files/${id}`,
      headers: { authorization: `Bearer ${owner.token}`, range: 'bytes=999999-' },
    })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([
      416,
      `bytes */${zip(docx).length}`,
    ])
  })
})
