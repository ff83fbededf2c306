import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  readonly pages: readonly string[]
  readonly title: string
  readonly language: string | null
  readonly metadata: string
  readonly displaysTitle: boolean
}

/** Texts by page as a reader extracts them, and the file's metadata. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const [{ info, metadata }, preferences, marks] = await Promise.all([
    document.getMetadata(),
    document.getViewerPreferences(),
    document.getMarkInfo(),
  ])
  const known = info as { readonly Title?: string; readonly Language?: string }
  await task.destroy()
  const stated = (from: unknown, key: string): unknown => (from instanceof Map ? from.get(key) : undefined)
  if (stated(marks, 'Marked') !== true) throw new Error('The PDF is not tagged')
  return {
    pages,
    title: known.Title ?? '',
    language: known.Language ?? null,
    metadata: metadata?.getRaw() ?? '',
    displaysTitle: stated(preferences, 'DisplayDocTitle') === true,
  }
}

/** Text without what line breaks change: spaces, and hyphens at the end of a line. */
export const squeezed = (text: string): string => text.normalize('NFC').replace(/[-\u00ad\u2010\s]/gu, '')
