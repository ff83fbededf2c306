/**
 * The compiler writes PDF/A-2a or PDF/UA-1, not both marks in one file. The content already meets both, so
 * the marks of PDF/UA-1 are appended as an incremental update (ISO 32000-1, 7.5.6): the metadata stream and
 * the catalog are written again behind the end, with a cross-reference section that points back to the first
 * one.
 */

// PDF/A-2 knows no pdfuaid properties: they need a description of their own (ISO 19005-2, 6.6.2.3.2).
const schema =
  '<rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>' +
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of ISO 14289 to which the file conforms</pdfaProperty:description>' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>'

function requireMatch(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text)
  if (match === null) throw new Error(`The PDF has no ${pattern.source}`)
  return match
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The PDF has no ${part}`)
  return text.replace(part, () => by)
}

/** Bytes of the indirect object `number`, from `12 0 obj` to `endobj`. */
function readObject(file: Buffer, xref: number, number: number): Buffer {
  const entries = file.indexOf('\n', file.indexOf('\n', xref) + 1) + 1
  const offset = Number(file.toString('latin1', entries + 20 * number, entries + 20 * number + 10))
  return file.subarray(offset, file.indexOf('endobj', offset) + 'endobj'.length)
}

/** The metadata stream with `pdfuaid:part` 1. */
function markMetadata(object: Buffer, number: number): Buffer {
  const start = object.indexOf('stream\n') + 'stream\n'.length
  const xmp = object.toString('utf8', start, object.lastIndexOf('endstream')).trimEnd()
  const listed = replaced(
    xmp,
    '</rdf:Bag></pdfaExtension:schemas>',
    `${schema}</rdf:Bag></pdfaExtension:schemas>`,
  )
  const withNamespace = replaced(
    listed,
    'xmlns:pdfaid=',
    'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:pdfaid=',
  )
  const marked = Buffer.from(
    replaced(withNamespace, '<pdfaid:part>', '<pdfuaid:part>1</pdfuaid:part><pdfaid:part>'),
  )
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<<\n  /Length ${marked.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`,
    ),
    marked,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

const entry = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n\r\n`

/**
 * A PDF/A-2a file of our compiler with the marks of PDF/UA-1 (ISO 14289-1) beside: `pdfuaid:part` in its
 * metadata and `DisplayDocTitle`. Throws when the file is not built as the compiler builds it.
 */
export function markAccessible(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const tail = file.toString('latin1', file.lastIndexOf('trailer'))
  const xref = Number(requireMatch(tail, /startxref\s+(\d+)/)[1])
  const [root, size] = [
    Number(requireMatch(tail, /\/Root (\d+) 0 R/)[1]),
    Number(requireMatch(tail, /\/Size (\d+)/)[1]),
  ]
  const catalog = readObject(file, xref, root).toString('latin1')
  const metadata = Number(requireMatch(catalog, /\/Metadata (\d+) 0 R/)[1])
  const first = markMetadata(readObject(file, xref, metadata), metadata)
  const second = Buffer.from(
    `${replaced(catalog, '/ViewerPreferences <<', '/ViewerPreferences <<\n    /DisplayDocTitle true')}\n`,
    'latin1',
  )
  const start = file.length + 1
  const offsets = [
    [metadata, start],
    [root, start + first.length],
  ] as const
  const sections = offsets.map(([number, offset]) => `${number} 1\n${entry(offset)}`).join('')
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n  ${requireMatch(tail, /\/Info \d+ 0 R/)[0]}\n  ${requireMatch(tail, /\/ID \[[^\]]*\]/)[0]}\n  /Prev ${xref}\n>>\n`
  const end = `xref\n${sections}${trailer}startxref\n${start + first.length + second.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from('\n'), first, second, Buffer.from(end)])
}
