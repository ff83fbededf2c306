/** Fields of texts and formulas of tables: those that load something or start programs are refused. */
import { isFollowable } from './allowed-parts.ts'
import { active } from './office-fault.ts'
import type { Visitor } from './read-xml.ts'

/**
 * Fields that compute from the document itself (ECMA-376 part 1, 17.16.5). Not among them are those that load
 * other files, send text to a printer or start programs: DDE, DDEAUTO, INCLUDE, INCLUDETEXT, INCLUDEPICTURE,
 * IMPORT, LINK, EMBED, DATABASE, RD, PRINT, MACROBUTTON, CONTROL, HTMLCONTROL, OCX.
 */
const fields = new Set(
  `= ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT AUTOTEXT AUTOTEXTLIST BARCODE
  BIBLIOGRAPHY BIDIOUTLINE CITATION COMMENTS COMPARE CREATEDATE DATE DISPLAYBARCODE DOCPROPERTY DOCVARIABLE
  EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT GLOSSARY GOTOBUTTON GREETINGLINE
  HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEBARCODE MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF
  NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE QUOTE REF REVNUM SAVEDATE SECTION
  SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS
  USERINITIALS USERNAME XE`.split(/\s+/),
)

function judgeField(instruction: string): void {
  const keyword = /^\s*(=|[^\s"\\=]+)/.exec(instruction)?.[1]?.toUpperCase() ?? ''
  if (!fields.has(keyword)) throw active(`field ${keyword}`)
  const words = instruction.match(/"[^"]*"|[^\s"]+/g) ?? []
  if (keyword === 'HYPERLINK' && !words.every((word) => isFollowable(word.replaceAll('"', ''))))
    throw active('a link')
}

/** Elements that embed or load: objects, controls, other documents, addresses of a database. */
const embedding =
  /^(OLEObject|oleObject|oleObjects|oleLink|ddeLink|altChunk|subDoc|webPublishItem|movie|mailMerge)$/
const instructions = /^(instrText|delInstrText)$/

/** A field that is not closed yet: its instruction, which ends where its result begins. */
type Field = { instruction: string; hasResult: boolean }

/** Texts of Word. A field may be in pieces, and in another field. */
export function visitText(): Visitor & { readonly end: () => void } {
  const open: Field[] = []
  let inInstruction = false
  const judge = (field: Field | undefined): void => {
    if (field !== undefined && !(field.hasResult && field.instruction === '')) judgeField(field.instruction)
  }
  return {
    open: (name, attributes) => {
      if (embedding.test(name)) throw active(name)
      if (name === 'fldSimple') judgeField(attributes['instr'] ?? '')
      inInstruction = instructions.test(name)
      if (name !== 'fldChar') return
      const kind = attributes['fldCharType']
      if (kind === 'begin') open.push({ instruction: '', hasResult: false })
      else judge(kind === 'separate' ? open.at(-1) : open.pop())
      const last = open.at(-1)
      if (kind === 'separate' && last !== undefined) Object.assign(last, { instruction: '', hasResult: true })
    },
    text: (value) => {
      if (!inInstruction) return
      if (open.length === 0) open.push({ instruction: '', hasResult: false })
      const last = open.at(-1)
      if (last !== undefined) last.instruction += value
    },
    close: (name) => {
      if (instructions.test(name)) inInstruction = false
    },
    end: () => open.forEach(judge),
  }
}

/** Functions that load from elsewhere or start programs. */
const calls =
  /\b(DDE|RTD|CALL|EXEC|WEBSERVICE|IMAGE|REGISTER(\.ID)?|SQL\.REQUEST|FILTERXML|STOCKHISTORY|PY|CUBE[A-Z]+)\s*\(/i

/** An address with a scheme that no person follows; a text with a colon is none. */
const startsProgram = (text: string): boolean => /^\s*[a-z][a-z0-9+.-]*:\S/i.test(text) && !isFollowable(text)

/** The name of a workbook on a server or a share. */
const elsewhere = /[a-z][a-z0-9+.-]*:\/\/|\\\\/i

/** A formula. Outside texts and names of sheets and columns, a bar is DDE: `program|'topic'!item`. */
export function judgeFormula(formula: string): void {
  const bare = formula.replaceAll(/"[^"]*"|'(?:[^']|'')*'|\[[^\]]*\]/g, ' ')
  if (calls.test(bare) || bare.includes('|')) throw active('a formula')
  const texts = formula.match(/"[^"]*"/g) ?? []
  if (/\bHYPERLINK\s*\(/i.test(bare) && texts.some((text) => startsProgram(text.slice(1, -1))))
    throw active('a link')
  if (elsewhere.test(formula.replaceAll(/"[^"]*"/g, ' '))) throw active('another workbook')
}

const formulas = /^(f|formula|formula1|formula2|definedName|calculatedColumnFormula|totalsRowFormula)$/

/** Sheets of Excel. */
export function visitSheet(): Visitor {
  let formula: string | null = null
  return {
    open: (name, attributes) => {
      if (embedding.test(name)) throw active(name)
      if (attributes['xlm'] === '1' || attributes['xlm'] === 'true') throw active('a macro')
      if (formulas.test(name)) formula = ''
    },
    text: (value) => {
      if (formula !== null) formula += value
    },
    close: (name) => {
      if (!formulas.test(name) || formula === null) return
      judgeFormula(formula)
      formula = null
    },
  }
}
