const BLOCK = 512
/** The folders of `template1` and `template0`, from which PostgreSQL makes new databases: no test makes one. */
const ofTemplates = /^\/base\/[14](\/|$)/

const text = (header: Buffer, from: number, to: number): string =>
  header.toString('latin1', from, to).replace(/\0.*$/s, '')

/**
 * The archive (tar) of an embedded database without its template databases: a third of the files and of the
 * bytes that each test file would unpack.
 */
export function slimArchive(archive: Buffer): Buffer {
  const kept: Buffer[] = []
  let at = 0
  while (at < archive.length) {
    const header = archive.subarray(at, at + BLOCK)
    const content = Number.parseInt(text(header, 124, 136) || '0', 8)
    const next = at + BLOCK + Math.ceil(content / BLOCK) * BLOCK
    if (!ofTemplates.test(text(header, 0, 100))) kept.push(archive.subarray(at, next))
    at = next
  }
  return Buffer.concat(kept)
}
