/** A page with a title and lines, for files of the demo. */

/** Helvetica writes Latin letters; others become question marks. */
const escaped = (text: string): string =>
  text.replace(/[^\u0020-\u00ff]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`)

export function letterPdf(lines: readonly string[]): Buffer {
  const written = lines.map(
    (line, index) => `BT /F1 ${index === 0 ? 20 : 12} Tf 60 ${760 - index * 34} Td (${escaped(line)}) Tj ET`,
  )
  const page = written.join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${Buffer.byteLength(page, 'latin1')}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = Buffer.byteLength(body, 'latin1')
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  body += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
