const longest = 100

/** A part of a file name: letters and digits of any script, no separators, controls or leading dots. */
function safe(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\ufffd]/gu, '')
    .replace(/[/\\:*?"<>|%;]/g, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
}

/**
 * The ZIP's name: the place's own and the language, `Café Quay (en).zip`; at most 100 characters, safe on
 * every system, `plan (en).zip` when the place's name has nothing safe in it.
 */
export function zipFileName(placeName: string, language: string): string {
  const end = ` (${language.replace(/[^a-zA-Z-]/g, '').slice(0, 12)}).zip`
  const name = Array.from(safe(placeName))
    .slice(0, longest - end.length)
    .join('')
    .trimEnd()
  return `${name === '' ? 'plan' : name}${end}`
}

type NamedSection = { readonly order: number; readonly title: string; readonly static_name: string }

const upTo60 = (text: string): string => Array.from(safe(text)).slice(0, 60).join('').trimEnd()

/** “02 Details of the business”: its place in the plan and its title, in the language of the plan. */
const sectionName = ({ order, title, static_name }: NamedSection): string =>
  `${String(order).padStart(2, '0')} ${upTo60(title) || upTo60(static_name)}`

/** `02 Details of the business.pdf` */
export const sectionFileName = (section: NamedSection): string => `${sectionName(section)}.pdf`

/** `02 Annex - Full plan/`: the folder of further files, in the language of the plan. */
export const folderName = (order: number, title: string): string =>
  `${sectionName({ order, title, static_name: 'annex' })}/`

/** `10 Drawings - 2 Yard.pdf`: an unchanged file attached to its section; names need not differ. */
export function attachedFileName(
  section: NamedSection,
  at: { readonly number: number; readonly filename: string },
): string {
  const name = upTo60(at.filename.replace(/\.pdf$/i, ''))
  return `${sectionName(section)} - ${at.number}${name === '' ? '' : ` ${name}`}.pdf`
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** `02 Plan of 2024.pdf`: the place's own file with the ending of its type; names need not differ. */
export function ownFileName(number: number, filename: string, mime: string): string {
  const name = upTo60(filename.replace(/\.(pdf|png|jpe?g|webp)$/i, ''))
  return `${String(number).padStart(2, '0')}${name === '' ? '' : ` ${name}`}.${endings[mime] ?? 'bin'}`
}

/** Controls, and marks that turn the direction of what follows: `gnp.exe` would be read as `exe.png`. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * The header Content-Disposition of a download: RFC 6266, with the name in ASCII and, by RFC 8187, in full.
 */
export function contentDisposition(fileName: string): string {
  // A name is no path: some programs that download would leave their folder.
  const name = fileName.replace(/[/\\]/g, '_').replace(unseen, '')
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%/]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
