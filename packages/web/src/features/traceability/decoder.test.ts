import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readScannedCode } from '@larder/core/products'
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import { prepareZXingModule as prepareWriter, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeFormats } from './load-detector.ts'

const binary = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(`zxing-wasm/${name}`)))).buffer

beforeAll(() => {
  prepareWriter({ overrides: { wasmBinary: binary('writer/zxing_writer.wasm') } })
  prepareZXingModule({ overrides: { wasmBinary: binary('reader/zxing_reader.wasm') } })
})

/** Pixels of the picture for a module of the code, and modules of white around it. */
const SCALE = 4
const QUIET = 12

/** A picture of the code as a camera gives it. */
async function draw(text: string, options: WriterOptions): Promise<ImageData> {
  const { symbol, error } = await writeBarcode(text, options)
  expect(error).toBe('')
  // Codes of bars are one module high.
  const high = symbol.height === 1 ? 20 : symbol.height
  const width = (symbol.width + 2 * QUIET) * SCALE
  const height = (high + 2 * QUIET) * SCALE
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const x = Math.floor((at % width) / SCALE) - QUIET
    const y = Math.floor(at / width / SCALE) - QUIET
    const isInside = x >= 0 && y >= 0 && x < symbol.width && y < high
    const grey = isInside ? symbol.data[Math.min(y, symbol.height - 1) * symbol.width + x] : 255
    data.set([grey ?? 255, grey ?? 255, grey ?? 255, 255], at * 4)
  }
  return new ImageData(data, width, height)
}

async function scan(text: string, options: WriterOptions): Promise<string> {
  const detector = new BarcodeDetector({ formats: [...codeFormats] })
  const [found] = await detector.detect(await draw(text, options))
  return found?.rawValue ?? ''
}

const gtin = '4740012345671'
const goods = { gtin, lot: 'L12', expiry_date: '2027-01-31' }

describe('decoder of codes for browsers that have none', () => {
  it.each([
    ['EAN-13', gtin, { format: 'EAN13' }, { gtin, lot: '', expiry_date: null }],
    [
      'QR with a GS1 Digital Link',
      `https://id.gs1.org/01/0${gtin}/10/L12?17=270131`,
      { format: 'QRCode' },
      goods,
    ],
    [
      'GS1 DataMatrix, a separator behind the lot',
      `(01)0${gtin}(10)L12(17)270131`,
      { format: 'DataMatrix', options: 'gs1' },
      goods,
    ],
    [
      'GS1-128, a separator behind the lot',
      `(01)0${gtin}(10)L12(17)270131`,
      { format: 'Code128', options: 'gs1' },
      goods,
    ],
    ['GS1 QR', `(01)0${gtin}(17)270131(10)L12`, { format: 'QRCode', options: 'gs1' }, goods],
  ] as const)('reads product, lot and date from %s', async (_, text, options, expected) => {
    expect(readScannedCode(await scan(text, options), 2026)).toEqual(expected)
  })
})
