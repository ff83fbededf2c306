import { deflateRawSync } from 'node:zlib'
import writeXlsx from 'write-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { workers, type ImportPreview, type ImportResult } from '@larder/contract/workers'
import { workGroups } from '@larder/contract/work-groups'
import { makeCompany, makePlace, makeUser, type TestUser } from '../../../../test/builders.ts'
import { call, headersOf, openTestApp, type TestApp } from '../../../../test/harness.ts'
import { formOf } from '../../../../test/send-file.ts'

let test: TestApp
let owner: TestUser
let company: number
let placeId: number

beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  company = await makeCompany(test, owner)
  placeId = await makePlace(test, company)
  await call(test, workGroups.create, { params: { placeId }, body: { name: 'Kitchen' } }, owner)
})
afterAll(() => test.close())

type Answer = { status: number; body: never }
async function upload(
  route: typeof workers.import | typeof workers.preview,
  bytes: Buffer,
  query: Record<string, unknown> = {},
  place = placeId,
): Promise<Answer> {
  const { payload, headers } = formOf({ bytes, filename: 'people.xlsx' })
  const response = await test.app.inject({
    method: 'POST',
    url: addressOf(route, { params: { placeId: place }, query: query as never }),
    headers: { ...headersOf(owner), ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() as never }
}
const preview = async (bytes: Buffer, query = {}): Promise<ImportPreview> =>
  (await upload(workers.preview, bytes, query)).body
const load = async (bytes: Buffer, query = {}): Promise<ImportResult> => {
  const { status, body } = await upload(workers.import, bytes, query)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const refused = async (bytes: Buffer): Promise<unknown> => {
  const { status, body } = await upload(workers.import, bytes)
  return [status, (body as { errors: { field: string; code: string }[] }).errors[0]?.code]
}
const list = () => call(test, workers.list, { params: { placeId } }, owner)
const find = async (name: string) => (await list()).find((one) => one.name === name)
const xlsx = async (rows: readonly (readonly (string | number)[])[]): Promise<Buffer> =>
  writeXlsx(rows.map((row) => row.map((value) => ({ value })))).toBuffer()

describe('a table of people', () => {
  it('says what is new, what exists and what is wrong before anything is done', async () => {
    await call(
      test,
      workers.create,
      { params: { placeId }, body: { first_name: 'Mari', email: 'mari@example.com' } },
      owner,
    )
    const table = Buffer.from('Name;E-mail;Group\nMari;mari@example.com;Kitchen\nJaan Kask;;\nX;nobody;\n')
    const seen = await preview(table)
    expect(seen).toMatchObject({
      has_head: true,
      columns: [{ name: 'Name', field: 'name' }, { field: 'email' }, { field: 'groups' }],
      new_count: 1,
      existing_count: 1,
      wrong_count: 1,
    })
    expect(seen.rows[0]).toEqual({
      line: 4,
      state: 'wrong',
      name: 'X',
      email: 'nobody',
      errors: [{ field: 'email', code: 'email' }],
    })
    expect(await upload(workers.import, table)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'rows.4.email' }] },
    })
    expect(await list()).toHaveLength(1)
    const done = await load(table, { skip_wrong: 'true' })
    expect([done.newWorkers.length, done.existingWorkers.length, done.skipped]).toEqual([1, 1, 1])
    expect(await find('Mari')).toMatchObject({ groups: [expect.any(Number)], accessLevel: 'no_access' })
  })
  it.each([
    ['UTF-16', Buffer.from('\ufeffEesnimi\tIsikukood\nÜlle\t00123\n', 'utf16le'), 'Ülle', '00123'],
    ['Windows-1252', Buffer.from('Eesnimi,Isikukood\nJ\u00fcri,00124\n', 'latin1'), 'Jüri', '00124'],
    [
      'Windows-1251',
      Buffer.from('\xc8\xec\xff;\xca\xee\xe4\n\xce\xeb\xfc\xe3\xe0;00126\n', 'latin1'),
      'Ольга',
      null,
    ],
    ['UTF-8 with a mark', Buffer.from('\ufeffsep=;\nEesnimi;Isikukood\nŽanna;00125\n'), 'Žanna', '00125'],
  ])('is read as %s, and codes keep their zeros', async (_name, bytes, name, code) => {
    await load(bytes)
    expect(await find(name)).toMatchObject(code === null ? {} : { idCode: code })
  })
  it('is read as Windows-1257 at a place in Latvian', async () => {
    await test.database.pool.query(`update places set preferred_language = 'lv' where id = $1`, [placeId])
    await load(Buffer.from('V\xe2rds;Uzv\xe2rds\nJ\xe2nis;\xd0kutis\n', 'latin1'), {
      columns: 'first_name,last_name',
    })
    expect(await find('Jānis Škutis')).toBeDefined()
  })
  it('is read from XLSX with texts, numbers and zeros', async () => {
    const bytes = await xlsx([
      ['First name', 'Last name', 'Personal code', 'Phone', 'Shoes'],
      ['Ann', 'Aas', '00777', 5_551_234, 38],
      ['Bob', 'Bor & “Co”', '48001010000', '+372 55', 44],
    ])
    expect((await load(bytes)).newWorkers.map(({ name }) => name)).toEqual(['Ann Aas', 'Bob Bor & “Co”'])
    expect(await find('Ann Aas')).toMatchObject({ idCode: '00777', phone: '5551234' })
  })
  it('takes chosen columns, and rows without a head', async () => {
    const bytes = Buffer.from('+372 1,Uno\n+372 2,Duo\n')
    expect((await load(bytes, { columns: 'phone,name', head: 'false' })).newWorkers).toHaveLength(2)
    expect(await find('Duo')).toMatchObject({ phone: '+372 2' })
  })
  it('has the stored value of a formula', async () => {
    const bytes = workbook(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2" t="str"><f>B2&amp;C2</f><v>Formel Eins</v></c></row>',
    )
    expect((await load(bytes)).newWorkers).toMatchObject([{ name: 'Formel Eins' }])
  })
  it('may have 5,000 rows', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [
      `Person${index}`,
      `Nr${index}`,
      `p${index}@example.com`,
    ])
    const place = await makePlace(test, company)
    const bytes = await xlsx([['First name', 'Last name', 'E-mail'], ...rows])
    const { body } = await upload(workers.import, bytes, {}, place)
    expect((body as ImportResult).newWorkers).toHaveLength(5_000)
  }, 60_000)
})

describe('a file that is no table', () => {
  it('is refused with a reason', async () => {
    expect(await refused(Buffer.from(''))).toEqual([422, 'no_table'])
    expect(await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]))).toEqual([422, 'old_excel'])
    expect(await refused(Buffer.from('PK\u0003\u0004 and nothing else', 'latin1'))).toEqual([422, 'no_table'])
    expect(await refused(Buffer.from([1, 0, 2, 0, 3]))).toEqual([422, 'no_table'])
    expect(await refused(Buffer.from(`Name${','.repeat(10_000)}\n`))).toEqual([422, 'too_many_columns'])
    expect(await refused(workbook('<row r="1"><c r="NTP1"><v>1</v></c></row>'))).toEqual([
      422,
      'too_many_columns',
    ])
    expect(await refused(Buffer.from('A\n'.repeat(6_000)))).toEqual([422, 'too_many_rows'])
    expect(await refused(workbook(' '.repeat(80 * 1024 * 1024)))).toEqual([422, 'table_too_big'])
  }, 30_000)
})

/** A workbook with one sheet, as small as Excel opens it. */
function workbook(rows: string): Buffer {
  return zip({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  })
}

function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text))
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    const member = Buffer.alloc(46)
    member.writeUInt32LE(0x02014b50, 0)
    member.writeUInt16LE(8, 10)
    member.writeUInt32LE(packed.length, 20)
    member.writeUInt16LE(name.length, 28)
    member.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(member, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}
