/**
 * What documents of Word and Excel may consist of: kinds of parts and of relationships that hold text,
 * tables, pictures and charts. What is not here is refused: programs, objects of other programs, connections to data,
 * parts of other formats.
 */
const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

const office = 'application/vnd.openxmlformats-officedocument.'
const microsoft = 'application/vnd.ms-'

/** By the end of their content type (ECMA-376 part 1, 11 to 15; MS-DOCX, MS-XLSX). */
const officeTypes = list(`
  wordprocessingml.document.main wordprocessingml.document.glossary wordprocessingml.styles
  wordprocessingml.settings wordprocessingml.webSettings wordprocessingml.fontTable wordprocessingml.numbering
  wordprocessingml.footnotes wordprocessingml.endnotes wordprocessingml.comments wordprocessingml.header
  wordprocessingml.footer wordprocessingml.commentsExtended wordprocessingml.commentsIds
  wordprocessingml.commentsExtensible wordprocessingml.people
  spreadsheetml.sheet.main spreadsheetml.worksheet spreadsheetml.chartsheet spreadsheetml.styles
  spreadsheetml.sharedStrings spreadsheetml.calcChain spreadsheetml.comments spreadsheetml.table
  spreadsheetml.tableSingleCells spreadsheetml.pivotTable spreadsheetml.pivotCacheDefinition
  spreadsheetml.pivotCacheRecords spreadsheetml.sheetMetadata spreadsheetml.revisionHeaders
  spreadsheetml.revisionLog spreadsheetml.userNames
  theme themeOverride drawing drawingml.chart drawingml.chartshapes drawingml.diagramData
  drawingml.diagramLayout drawingml.diagramStyle drawingml.diagramColors
  extended-properties custom-properties customXmlProperties`)
const microsoftTypes = list(`
  word.stylesWithEffects word.commentsExtended excel.threadedcomments excel.person excel.slicer
  excel.slicerCache excel.timeline excel.timelineCache excel.controlproperties excel.rdrichvalue
  excel.rdrichvaluestructure excel.rdrichvaluetypes excel.rdarray excel.richstyles excel.richvaluerel
  excel.rdsupportingpropertybag excel.rdsupportingpropertybagstructure excel.featurepropertybag
  excel.namedsheetviews excel.calcfeatures
  office.chartstyle office.chartcolorstyle office.chartex office.classificationlabels
  office.drawingml.diagramDrawing+xml office.drawingml.diagramDrawing`)
const otherXml = list(`
  application/xml text/xml application/vnd.openxmlformats-package.relationships+xml
  application/vnd.openxmlformats-package.core-properties+xml application/inkml+xml
  application/vnd.openxmlformats-package.digital-signature-xmlsignature+xml`)

/** XML of drawings that is not always well-formed. */
export const drawingType = `${office}vmlDrawing`
export const svgType = 'image/svg+xml'

export const isXmlType = (type: string): boolean =>
  otherXml.has(type) ||
  (type.startsWith(office) && type.endsWith('+xml') && officeTypes.has(type.slice(office.length, -4))) ||
  (type.startsWith(microsoft) &&
    type.endsWith('+xml') &&
    microsoftTypes.has(type.slice(microsoft.length, -4)))

type Test = (bytes: Buffer) => boolean
const starts =
  (...signatures: readonly string[]): Test =>
  (bytes) =>
    signatures.some((one) => bytes.subarray(0, one.length / 2).toString('hex') === one)
/** Executables, archives, objects of other programs, scripts. */
const foreign: Test = (bytes) =>
  starts('4d5a', '7f454c46', 'cafebabe', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe')(bytes) ||
  starts('504b0304', '504b0506', '377abcaf271c', '526172211a07', '1f8b', '4d534346', 'd0cf11e0')(bytes) ||
  starts('2321', '25504446', '7b5c727466')(bytes)
const unknown: Test = (bytes) => !foreign(bytes)

/** Contents that are not XML, and how they start. */
const binaries: Readonly<Record<string, Test>> = {
  'image/png': starts('89504e47'),
  'image/jpeg': starts('ffd8ff'),
  'image/jpg': starts('ffd8ff'),
  'image/gif': starts('47494638'),
  'image/bmp': starts('424d'),
  'image/tiff': starts('49492a00', '4d4d002a'),
  'image/vnd.ms-photo': starts('4949bc01'),
  'image/x-emf': starts('01000000'),
  'image/emf': starts('01000000'),
  'image/x-wmf': starts('d7cdc69a', '01000900', '02000900'),
  'image/wmf': starts('d7cdc69a', '01000900', '02000900'),
  [`${office}spreadsheetml.printerSettings`]: unknown,
  [`${office}obfuscatedFont`]: unknown,
  'application/x-fontdata': unknown,
  'application/vnd.openxmlformats-package.digital-signature-origin': (bytes) => bytes.length === 0,
}
export const isBinaryOf = (type: string, bytes: Buffer): boolean => binaries[type]?.(bytes) ?? false
export const isForeign = foreign

const endings =
  /\.(xml|rels|vml|svg|png|jpe?g|jfif|gif|bmp|dib|tiff?|wdp|emf|wmf|bin|odttf|fntdata|psmdcp|sigs)$/i
export const isPartName = (name: string): boolean =>
  name === '[Content_Types].xml' || (endings.test(name) && !/\[\d+\](\.last)?\.piece$/i.test(name))

/** The last word of their types, in both namespaces of the standard and in those of Microsoft. */
const relationships = list(`
  officedocument extended-properties extendedproperties core-properties custom-properties customproperties
  thumbnail styles styleswitheffects settings websettings fonttable font numbering footnotes endnotes comments
  commentsextended commentsids commentsextensible people header footer theme themeoverride image hyperlink
  customxml customxmlprops glossarydocument chart chartex chartstyle chartcolorstyle chartusershapes
  diagramdata diagramlayout diagramquickstyle diagramcolors diagramdrawing drawing vmldrawing worksheet
  chartsheet sharedstrings calcchain table tablesinglecells pivottable pivotcachedefinition pivotcacherecords
  slicer slicercache timeline timelinecache printersettings ctrlprop sheetmetadata threadedcomment person
  rdrichvalue rdrichvaluestructure rdrichvaluetypes rdarray richstyles richvaluerel rdsupportingpropertybag
  rdsupportingpropertybagstructure featurepropertybag namedsheetview revisionheaders revisionlog usernames
  classificationlabels hdphoto calcfeatures origin signature`)
const namespaces =
  /^http:\/\/(schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml|schemas\.microsoft\.com\/office)\//i

/** Only what a person follows may lie outside of the document, and only in these ways. */
const links = /^((https?|mailto|tel|ftps?|file):|[^:]*$|[^:]*[/#?])/i

export const isFollowable = (target: string): boolean => links.test(target.trim())

export function isAllowedLink(type: string, target: string, isOutside: boolean): boolean {
  const name = type.slice(type.lastIndexOf('/') + 1).toLowerCase()
  if (!namespaces.test(type) || !relationships.has(name)) return false
  if (name === 'hyperlink') return isFollowable(target)
  return !isOutside && !/^[a-z][a-z0-9+.-]*:|^\/\/|^\\/i.test(target.trim())
}
