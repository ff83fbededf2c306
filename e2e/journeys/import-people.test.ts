import { workers } from '@larder/contract/workers'
import writeXlsx from 'write-excel-file/node'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { say, title } from '../words.ts'

test('50 people are imported from an Excel file, after a look at what will happen', async ({
  page,
  larder,
}) => {
  const owner = await register(larder.url, 'import@sinilill.example', ['Maie', 'Mets'])
  const { placeId } = await openKitchen(owner, 'Sinilill Import')
  const params = { placeId }
  await owner.call(workers.create, { params, body: { first_name: 'Person', last_name: 'Nr1' } })
  const people = Array.from({ length: 50 }, (_, index) => [
    'Person',
    `Nr${index + 1}`,
    '',
    '00123'.concat(`${index}`),
  ])
  const rows = [
    ['Eesnimi', 'Perekonnanimi', 'E-post', 'Isikukood'],
    ...people,
    ['Wrong', 'Address', 'nobody', ''],
  ]
  const buffer = await writeXlsx(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  await enter(page, owner)
  await page.goto('/team/people')
  await page.getByRole('link', { name: say('team.import'), exact: true }).click()
  await expect(title(page, 'team.import_title')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await test.step('the columns and rows are shown, and nothing is stored', async () => {
    await expect(page.getByText(say('import.counts', { added: 49, existing: 1, wrong: 1 }))).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Isikukood' })).toHaveValue('idcode')
    await expect(page.getByRole('row', { name: /52.*Wrong Address.*nobody/ })).toBeVisible()
    await expectAccessible(page)
    expect(await owner.call(workers.list, { params })).toHaveLength(1)
  })
  await test.step('and the rest is imported', async () => {
    await page.getByRole('button', { name: say('import.now', { count: 50 }) }).click()
    await expect(title(page, 'nav.people')).toBeVisible()
    await page.getByRole('searchbox', { name: say('team.search') }).fill('nr50')
    await expect(page.getByRole('link', { name: 'Person Nr50' })).toBeVisible()
    const list = await owner.call(workers.list, { params })
    expect(list).toHaveLength(50)
    expect(list.find(({ name }) => name === 'Person Nr1')?.idCode).toBe('001230')
  })
})
