import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import type { Page } from '@playwright/test'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { keptForOffline } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

const gtin = '4740012345671'

/** A GS1 DataMatrix as labels carry it, as the address of a picture. */
async function drawLabel(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
  const { svg } = await writeBarcode(`(01)0${gtin}(10)L 12/A(17)300131`, {
    format: 'DataMatrix',
    options: 'gs1',
    scale: 8,
  })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** The browser of an iPhone: no detector of codes. Its camera shows the picture. */
const likeAnIphone = (page: Page, picture: string): Promise<unknown> =>
  page.addInitScript((source) => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    const film = async (): Promise<MediaStream> => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = 640
      canvas.height = 480
      const context = canvas.getContext('2d')
      const draw = (): void => {
        if (context === null) return
        context.fillStyle = 'white'
        context.fillRect(0, 0, 640, 480)
        context.drawImage(image, 200, 120, 240, 240)
      }
      setInterval(draw, 100)
      draw()
      return canvas.captureStream(10)
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: film } })
  }, picture)

test(
  'on a phone whose browser reads no codes, a label fills in product, batch and date; later also without network',
  { tag: '@phone' },
  async ({ page, context, larder }, info) => {
    const { owner, placeId } = await openKitchen(
      await register(larder.url, 'scan@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Pagar',
    )
    const params = { placeId }
    await owner.call(products.create, { params, body: { name: 'Rye flour', ean: gtin, is_ingredient: true } })
    await owner.call(partners.create, { params, body: { name: 'Mill' } })
    await likeAnIphone(page, await drawLabel())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const readers = () => asked.filter((url) => url.endsWith('.wasm'))
    const expectFilledIn = async (): Promise<void> => {
      await expect(page.getByRole('combobox', { name: say('traceability.product') })).toHaveValue('Rye flour')
      await expect(field(page, 'traceability.batch_number')).toHaveValue('L 12/A')
      await expect(field(page, 'traceability.expiry_date')).toHaveValue('31.01.2030')
    }

    await test.step('the reader is loaded when she scans, from our server, and fills the line in', async () => {
      await enter(page, owner)
      await page.goto('/traceability/receive')
      await keptForOffline(page)
      await expect(button(page, 'traceability.scan')).toBeVisible()
      expect(readers()).toEqual([])
      await button(page, 'traceability.scan').click()
      await expectFilledIn()
      expect(readers().length).toBeGreaterThan(0)
      expect(readers().every((url) => url.startsWith(larder.url))).toBe(true)
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('scanned.png'), fullPage: true })
    })
    await test.step('without network she scans again', async () => {
      await page.reload()
      await button(page, 'traceability.scan').click()
      await expectFilledIn()
      await context.setOffline(true)
      await page.reload()
      await button(page, 'traceability.scan').click()
      await expectFilledIn()
      await context.setOffline(false)
    })
  },
)
