import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { inspectPdf } from './inspect-pdf.ts'
import { judgePdf } from './judge-pdf.ts'

type Change = (document: PDFDocument) => void

/** A PDF of one page whose objects are all compressed. */
async function pdfWith(change: Change = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  change(document)
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

/** Puts a value under the key into the catalog. */
const inCatalog =
  (key: string, value: object | string): Change =>
  ({ catalog, context }) => {
    catalog.set(PDFName.of(key), context.register(context.obj(value as Parameters<typeof context.obj>[0])))
  }

const annotation =
  (entries: object): Change =>
  (document) => {
    const { context } = document
    document
      .getPages()[0]
      ?.node.set(
        PDFName.of('Annots'),
        context.obj([context.register(context.obj({ Type: 'Annot', ...entries }))]),
      )
  }

const embedded: Change = (document) => {
  const { context } = document
  const file = context.register(context.stream('MZ'))
  const spec = context.obj({ Type: 'Filespec', F: PDFString.of('evil.exe'), EF: { F: file } })
  document.catalog.set(
    PDFName.of('Names'),
    context.register(
      context.obj({
        EmbeddedFiles: { Names: [PDFString.of('evil.exe'), context.register(spec)] },
      }),
    ),
  )
}

describe('a PDF with compressed objects', () => {
  it.each<[string, Change]>([
    [
      'runs a script when it is opened',
      inCatalog('OpenAction', { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
    ],
    [
      'opens an address by itself',
      inCatalog('OpenAction', { S: 'URI', URI: PDFString.of('https://evil.example') }),
    ],
    ['imports data', annotation({ Subtype: 'Link', A: { S: 'ImportData', F: PDFString.of('x') } })],
    ['starts a program', annotation({ Subtype: 'Link', A: { S: 'Launch', F: PDFString.of('cmd.exe') } })],
    [
      'acts when a page is shown',
      (document) => document.getPages()[0]?.node.set(PDFName.of('AA'), document.context.obj({})),
    ],
    ['carries another file', embedded],
    ['carries a file as an annotation', annotation({ Subtype: 'FileAttachment' })],
    ['has associated files', inCatalog('AF', [])],
    ['has a form with scripts of its own', inCatalog('AcroForm', { XFA: [] })],
  ])('is active when it %s', async (_title, change) => {
    const bytes = await pdfWith(change)
    expect(bytes.toString('latin1')).not.toMatch(/JavaScript|ImportData|Launch|EmbeddedFiles|XFA/)
    expect(await inspectPdf(bytes)).toBe('active')
  })
  it.each<[string, Change]>([
    ['nothing but a page', () => undefined],
    [
      'a link that one may click',
      annotation({ Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://example.com') } }),
    ],
    ['a page to begin with', (document) => inCatalog('OpenAction', { S: 'GoTo', D: [0, 'Fit'] })(document)],
  ])('is plain with %s', async (_title, change) =>
    expect(await inspectPdf(await pdfWith(change))).toBe('plain'),
  )
})

it('is damaged if its objects unpack to more than any page needs', async () => {
  const packed = deflateSync(Buffer.alloc(250_000_000))
  const head = `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  expect(
    await inspectPdf(
      Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream endobj\n%%EOF')]),
    ),
  ).toBe('damaged')
})

it('is judged in a worker, with objects nested deeper than the stack too', async () => {
  expect(await judgePdf(await pdfWith())).toBe('plain')
  const nested = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj${'['.repeat(200_000)}${']'.repeat(200_000)}endobj\n%%EOF`
  expect(await judgePdf(Buffer.from(nested))).toBe('damaged')
})
