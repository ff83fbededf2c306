/** Open documents (ISO/IEC 26300): texts and tables without scripts, without objects of other programs. */
import { isForeign } from './allowed-parts.ts'
import { visitOpenTable } from './count-columns.ts'
import { judgeFormula } from './judge-formulas.ts'
import { active, damaged, OfficeRefused } from './office-fault.ts'
import type { Part } from './read-parts.ts'
import { decodeXml, walkXml, type Visitor } from './read-xml.ts'
import { visitSvg } from './visit-svg.ts'

const kinds: Readonly<Record<string, 'odt' | 'ods'>> = {
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
}

/** Charts are documents in the document. */
const documents = /^((Object \d+\/)?(content|styles|meta|settings)\.xml|META-INF\/[\w-]+\.xml)$/
const pictures = /^Pictures\/[\w ().-]+\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|svm)$/i
const settings = /^(manifest\.rdf|layout-cache|Configurations2\/[\w/.-]+\.xml)$/
const views = /^(Thumbnails\/thumbnail\.png|ObjectReplacements\/Object \d+|Fonts\/[\w ().-]+\.(ttf|otf))$/i
const others = [pictures, settings, views]

/** Elements that start something, or take a part from elsewhere. */
const running = new Set([
  'event-listener',
  'script',
  'dde-source',
  'dde-connection-decl',
  'dde-link',
  'dde-links',
  'object-ole',
  'plugin',
  'applet',
  'floating-frame',
  'execute-macro',
  'auto-reload',
  'table-source',
  'cell-range-source',
  'section-source',
  'connection-resource',
  'database-source',
])
/** Links that a person follows. */
const followed = /^(a|area-\w+|bookmark|source)$/

function judgeElement(name: string, attributes: Readonly<Record<string, string>>): void {
  if (running.has(name)) throw active(name)
  for (const key of ['formula', 'condition', 'expression'])
    if (attributes[key] !== undefined) judgeFormula(attributes[key])
  const href = attributes['href']?.trim() ?? ''
  const isOutside = /^[a-z][a-z0-9+.-]*:|^\/|^\\|(^|\/)\.\.\//i.test(href)
  if (
    name === 'template' ? /^(?!file:\/\/\/)[a-z][a-z0-9+.-]*:|^(file:)?\/\/[^/]|^\\/i.test(href) : isOutside
  )
    if (!followed.test(name)) throw active(`${name} from ${href}`)
  if (
    followed.test(name) &&
    /^\s*(javascript|vbscript|data|macro|vnd\.sun\.star\.\w+|service|slot):/i.test(href)
  )
    throw active(href)
}

const visitor = (): Visitor => visitOpenTable({ open: judgeElement })

async function judgePart(part: Part): Promise<void> {
  const bytes = await part.read()
  if (documents.test(part.name)) walkXml(decodeXml(bytes), visitor())
  else if (!others.some((one) => one.test(part.name)) || isForeign(bytes)) throw active(`part ${part.name}`)
  // An empty file means settings that were not changed.
  else if (/\.svg$/i.test(part.name)) walkXml(decodeXml(bytes), visitSvg())
  else if (/\.(xml|rdf)$/i.test(part.name) && bytes.length > 0) walkXml(decodeXml(bytes), visitor())
}

/** @throws OfficeRefused */
export async function judgeOpenDocument(parts: readonly Part[]): Promise<'odt' | 'ods'> {
  // ISO/IEC 26300-3, 3.3 puts it first; SheetJS 0.18 does not, and every program opens its files.
  const type = parts.find(({ name }) => name === 'mimetype')
  const kind = type === undefined ? undefined : kinds[(await type.read()).toString('latin1')]
  if (kind === undefined || !parts.some(({ name }) => name === 'content.xml'))
    throw new OfficeRefused('document_type', 'no open document')
  if (parts.some(({ name }) => name === '[Content_Types].xml')) throw damaged('two formats')
  for (const part of parts) if (part !== type) await judgePart(part)
  return kind
}
