import { folders } from '@larder/contract/documents'
import type { Page } from '@playwright/test'
import { endLinksIn } from '../../packages/server/src/demo/ended-links.ts'
import { docx, zip } from '../../packages/server/test/office-files.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { drawing } from '../uploads.ts'
import { button, field, link, say, title, type Key } from '../words.ts'

const wordMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const contract = { name: 'Fish contract.docx', mimeType: wordMime, buffer: zip(docx) }
const svg = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg><script>1</script></svg>') }
const pdf = {
  name: 'Price list.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'),
}

const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

async function drop(page: Page, chosen: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) {
  await (await chooser(page)).setFiles(chosen)
}
async function chooser(page: Page) {
  const asked = page.waitForEvent('filechooser')
  await button(page, 'documents.add').click()
  return asked
}

test('a document is put in a sub-folder, moved, shared and read until the link ends', async ({
  page,
  larder,
  browser,
}) => {
  const owner = await register(larder.url, 'documents@sinilill.example', ['Kati', 'Kask'])
  const { placeId } = await openKitchen(owner, 'Sinilill Kalamaja', { planned: false })
  await enter(page, owner)

  await test.step('the owner makes a sub-folder and opens it', async () => {
    await page.goto('/documents/manage-folders')
    const suppliers = say('documents.folder_suppliers')
    await page.getByRole('button', { name: say('documents.add_sub', { name: suppliers }) }).click()
    await field(dialog(page), 'files.name').fill('Fish')
    await expectAccessible(page)
    await button(dialog(page), 'ui.save').click()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('main').getByText('Fish').waitFor()
    await page.getByRole('navigation').getByRole('link', { name: 'Fish' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fish' })).toBeVisible()
  })

  await test.step('several files at once: each is taken or refused for itself', async () => {
    await drop(page, [contract, svg, pdf, await drawing(page, 'Approval.png')])
    for (const name of [contract.name, pdf.name, 'Approval.png'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: say('files.refused') })).toContainText('logo.png')
    await expect(page.getByRole('button', { name: 'logo.png', exact: true })).toHaveCount(0)
    await button(page, 'uploads.clear').click()
    await expectAccessible(page)
  })

  await test.step('pictures and PDFs are looked at in the page', async () => {
    await page.getByRole('button', { name: 'Approval.png', exact: true }).click()
    await expect(dialog(page).getByRole('img', { name: 'Approval.png' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('a last day and a new version; the old one is kept', async () => {
    await page.getByRole('button', { name: say('plan.edit_item', { name: contract.name }) }).click()
    await field(dialog(page), 'documents.valid_until').fill('31.12.2030')
    await expectAccessible(page)
    const asked = page.waitForEvent('filechooser')
    await button(dialog(page), 'documents.new_version').click()
    await (
      await asked
    ).setFiles({ ...contract, buffer: zip([...docx, { name: 'docProps/app.xml', content: '<a/>' }]) })
    await expect(dialog(page).getByText(say('documents.versions'))).toBeVisible()
    await button(dialog(page), 'ui.save').click()
    await expect(row(page, contract.name)).toContainText('31.12.2030')
  })

  await test.step('it is moved to another folder, and found by its name', async () => {
    await page.getByRole('button', { name: say('plan.edit_item', { name: contract.name }) }).click()
    await field(dialog(page), 'documents.folder').selectOption({ label: say('documents.folder_authorities') })
    await button(dialog(page), 'ui.save').click()
    await expect(page.getByRole('button', { name: contract.name, exact: true })).toHaveCount(0)
    await page.goto('/documents')
    await field(page, 'documents.search').fill('contract')
    await expect(row(page, contract.name)).toContainText(say('documents.folder_authorities'))
  })

  await test.step('what is missing is one click from the overview', async () => {
    const required = (key: Key) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: say(key) })
        .first()
    await page.goto('/overview')
    await page.getByRole('link', { name: `${say('overview.documents')}: Sinilill Kalamaja` }).click()
    await expect(title(page, 'nav.required_documents')).toBeVisible()
    const pests = required('documents.required_pest_control')
    await pests.getByRole('button', { name: say('documents.not_needed') }).click()
    await dialog(page).getByLabel(say('documents.not_needed_why')).fill('The landlord does it')
    await button(dialog(page), 'documents.not_needed').click()
    await expect(pests).toContainText(say('documents.because', { reason: 'The landlord does it' }))
    const cleaning = required('documents.required_cleaning')
    await cleaning.getByRole('button', { name: say('documents.on_paper') }).click()
    await field(dialog(page), 'documents.kept_where').fill('Blue binder')
    await expectAccessible(page)
    await button(dialog(page), 'ui.save').click()
    await expect(cleaning).toContainText(say('documents.on_paper_at', { where: 'Blue binder' }))
    await expect(
      page.getByText(say('documents.required_hint', { percent: 33, place: 'Sinilill Kalamaja' })),
    ).toBeVisible()
  })

  const address = await test.step('the folder is shared by a link', async () => {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('documents.folder_authorities') })
      .click()
    await link(page, 'documents.share').click()
    await field(page, 'share.name').fill('Liis Kontroll')
    await field(page, 'share.email').fill('liis.documents@example.com')
    await expect(
      page.getByRole('checkbox', { name: say('documents.folder_authorities'), exact: true }),
    ).toBeChecked()
    await expectAccessible(page)
    await button(page, 'share.make').click()
    const shared = await page.getByRole('textbox', { name: say('share.link') }).inputValue()
    await link(page, 'share.to_list').click()
    await page.getByRole('link', { name: 'Liis Kontroll' }).click()
    await expect(
      page.getByText(`${say('nav.documents')} (${say('documents.folder_authorities')})`),
    ).toBeVisible()
    await expectAccessible(page)
    return shared
  })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const hers = await context.newPage()
  await test.step('the visitor finds and saves it; other folders are not there', async () => {
    const asked: string[] = []
    hers.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await hers.goto(address)
    await expect(title(hers, 'nav.documents')).toBeVisible()
    const saved = hers.waitForEvent('download')
    await hers.getByRole('button', { name: contract.name, exact: true }).click()
    expect((await saved).suggestedFilename()).toBe(contract.name)
    await expect(hers.getByText(pdf.name)).toHaveCount(0)
    await expectAccessible(hers)
    expect(asked.filter((path) => path.endsWith('/folders'))).toEqual([])
    expect(asked).toContain(`/api/places/${placeId}/documents`)
  })

  await test.step('the link ends', async () => {
    await larder.whileStopped((folder) => endLinksIn(folder, placeId))
    await hers.goto('/documents')
    await expect(hers.getByRole('dialog', { name: say('shell.link_expired') })).toBeVisible()
    await context.close()
    expect((await owner.call(folders.list, { params: { placeId } })).length).toBeGreaterThan(5)
  })
})
