import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array }

/** The entries of a ZIP by its central directory (APPNOTE 4.3.12), in the order of the directory. */
export function readZip(zip: Buffer): readonly ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = zip.readUInt16LE(end + 10)
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    const [packed, nameLength, extra, comment, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      bytes:
        zip.readUInt16LE(at + 10) === 0
          ? zip.subarray(start, start + packed)
          : inflateRawSync(zip.subarray(start, start + packed)),
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}
