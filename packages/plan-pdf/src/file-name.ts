const longest = 100

/** A part of a file name: letters and digits of any script, no separators, controls or leading dots. */
function safe(text: string): string {
  return text.toWellFormed().normalize('NFC')
    .replace(/[\p{C}\ufffd]/gu, '')
    .replace(/[/\\:*?"<>|%;]/g, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
}

/**
 * The ZIP's name: the place's own and the language, `Café Quay (en).zip`; at most 100 characters, safe on every
 * system, `plan (en).zip` when the place's name has nothing safe in it.
 */
export function zipFileName(placeName: string, language: string): string {
  const end = ` (${language.replace(/[^a-zA-Z-]/g, '').slice(0, 12)}).zip`
  const name = Array.from(safe(placeName)).slice(0, longest - end.length).join('').trimEnd()
  return `${name === '' ? 'plan' : name}${end}`
}

/** `01-title-page.pdf`: the section's place in the plan and its name in routes. */
export function sectionFileName(order: number, staticName: string): string {
  return `${String(order).padStart(2, '0')}-${staticName.toLowerCase().replace(/[^a-z0-9-]+/g, '-').slice(0, 60)}.pdf`
}

/** The header Content-Disposition of a download: RFC 6266, with the name in ASCII and, by RFC 8187, in full. */
export function contentDisposition(name: string): string {
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[^ -~]/gu, '_').replace(/["\\%]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`
}
