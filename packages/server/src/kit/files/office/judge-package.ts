/** Documents of Word and Excel: each part and each relationship is of a kind that is allowed. */
import { drawingType, isAllowedLink, isBinaryOf, isPartName, isXmlType, svgType } from './allowed-parts.ts'
import { countCells } from './count-columns.ts'
import { visitSheet, visitText } from './judge-formulas.ts'
import { active, damaged, OfficeRefused } from './office-fault.ts'
import type { Part } from './read-parts.ts'
import { decodeXml, walkXml, type Visitor } from './read-xml.ts'
import { visitSvg } from './visit-svg.ts'

const TYPES = '[Content_Types].xml'
const main = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const
const relations = 'application/vnd.openxmlformats-package.relationships+xml'

type Types = { readonly byName: ReadonlyMap<string, string>; readonly byEnding: ReadonlyMap<string, string> }

function readTypes(xml: string): Types {
  const [byName, byEnding] = [new Map<string, string>(), new Map<string, string>()]
  const add = (to: Map<string, string>, key: string | undefined, type = ''): void => {
    if (key === undefined || to.has(key.toLowerCase())) throw damaged('content types')
    to.set(key.toLowerCase(), type)
  }
  walkXml(xml, {
    open: (name, { PartName, Extension, ContentType }) => {
      if (name === 'Override') add(byName, PartName?.replace(/^\//, ''), ContentType)
      if (name === 'Default') add(byEnding, Extension, ContentType)
    },
  })
  return { byName, byEnding }
}

const typeOf = ({ byName, byEnding }: Types, name: string): string =>
  byName.get(name.toLowerCase()) ?? byEnding.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? ''

const visitRelations: Visitor = {
  open: (name, { Type = '', Target = '', TargetMode = 'Internal' }) => {
    if (name === 'Relationship' && !isAllowedLink(Type, Target, TargetMode !== 'Internal'))
      throw active(`relationship ${Type} to ${Target}`)
  },
}

type Kind = keyof typeof main

/** By what the document is, not by the type of the part: programs read a part without looking at its type. */
function judgeXml(kind: Kind, type: string, xml: string): void {
  if (type === relations) return walkXml(xml, visitRelations)
  if (type === svgType) return walkXml(xml, visitSvg())
  if (kind === 'xlsx') return countCells(xml, visitSheet(), type === drawingType)
  const text = visitText()
  walkXml(xml, text, type === drawingType)
  text.end()
}

async function judgePart(kind: Kind, part: Part, type: string): Promise<void> {
  const bytes = await part.read()
  if (!isPartName(part.name)) throw active(`part ${part.name}`)
  if (isXmlType(type) || type === drawingType || type === svgType) judgeXml(kind, type, decodeXml(bytes))
  else if (!isBinaryOf(type, bytes)) throw active(`part ${part.name} of ${type}`)
}

/** @throws OfficeRefused */
export async function judgePackage(parts: readonly Part[]): Promise<Kind> {
  const list = parts.find(({ name }) => name === TYPES)
  if (list === undefined) throw new OfficeRefused('document_type', 'no content types')
  const types = readTypes(decodeXml(await list.read()))
  const kinds = parts.map(({ name }) => typeOf(types, name))
  const kind = kinds.includes(main.docx) ? 'docx' : 'xlsx'
  if (kinds.filter((one) => one === main.docx || one === main.xlsx).length !== 1)
    throw new OfficeRefused('document_type', 'no main part')
  for (const part of parts) if (part !== list) await judgePart(kind, part, typeOf(types, part.name))
  return kind
}
