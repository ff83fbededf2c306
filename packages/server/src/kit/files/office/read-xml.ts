/**
 * XML of office documents: UTF-8 or UTF-16, without document types (ECMA-376 part 2, section 8.1.4; ISO/IEC
 * 26300 part 2). What is not well-formed is refused, since programs disagree about it.
 */
import { Parser } from 'saxen'
import { active, damaged } from './office-fault.ts'

export type Attributes = Readonly<Record<string, string>>
/** Names are without prefix, for elements and attributes: any prefix may name any namespace. */
export type Visitor = {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly text?: (value: string) => void
  readonly close?: (name: string) => void
}

/** By its mark; without one it is UTF-8. @throws OfficeRefused for another encoding */
export function decodeXml(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0)
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw damaged('encoding')
  }
  const declared = /^<\?xml[^>]*?\bencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1]?.toLowerCase()
  const expected = encoding === 'utf-8' ? ['utf-8', 'us-ascii', 'ascii'] : ['utf-16', encoding]
  if (text.includes('\0') || (declared !== undefined && !expected.includes(declared)))
    throw damaged('encoding')
  return text
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** `lenient`: markup of drawings that programs write is not always well-formed. */
export function walkXml(xml: string, { open, text, close }: Visitor, lenient = false): void {
  const parser = new Parser()
  const refuse = (): void => {
    if (!lenient) throw damaged('not well-formed')
  }
  let isEmpty = true
  parser.on('openTag', (name, read, decode) => {
    isEmpty = false
    const attributes: Record<string, string> = {}
    // The parser leaves references in attributes as they are.
    for (const [key, value] of Object.entries(read())) attributes[local(key)] = decode(value)
    open?.(local(name), attributes)
  })
  parser.on('closeTag', (name) => close?.(local(name)))
  parser.on('text', (value, decode) => text?.(decode(value)))
  parser.on('cdata', (value) => text?.(value))
  // `<!DOCTYPE` and everything in it.
  parser.on('attention', () => {
    throw active('a document type')
  })
  // It names a style sheet, which is loaded.
  parser.on('question', (instruction) => {
    if (/^<\?\s*xml-stylesheet/i.test(instruction)) throw active('a style sheet')
  })
  parser.on('warn', refuse)
  parser.on('error', refuse)
  parser.parse(xml)
  if (isEmpty) refuse()
}
