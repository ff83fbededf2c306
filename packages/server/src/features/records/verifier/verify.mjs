// Checks a bundle of records without the server that made it, without network and without any other code.
//   In a browser: open verify.html and choose the ZIP.      With Node 20 or newer: node verify.mjs bundle.zip
// It reads every byte of the ZIP: its structure, the SHA-256 of each file against the signed manifest, the
// hash and link of each revision, each signed head with the proof that the place is in it, and each sealed
// text. Hashes and signatures are computed by the browser or by Node (Web Cryptography API).

const utf8 = new TextEncoder()
const read = (bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const unbase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const same = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index])
const fail = (message) => {
  throw new Error(message)
}
const must = (holds, message) => {
  if (!holds) fail(message)
}

function concat(...parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0)
  return all
}

const sha256 = async (...parts) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', parts.length === 1 ? parts[0] : concat(...parts)))

// ---- The ZIP: stored files without gaps, each in the directory

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})
function crc32(bytes) {
  let crc = -1
  for (let at = 0; at < bytes.length; at += 1) crc = table[(crc ^ bytes[at]) & 255] ^ (crc >>> 8)
  return ~crc >>> 0
}
// Bytes of each field (APPNOTE.TXT, 4.3).
const LOCAL = [4, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2]
const DESCRIPTOR = [4, 4, 4, 4]
const CENTRAL = [4, 2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4]
const END = [4, 2, 2, 2, 2, 4, 4, 2]
const [LOCAL_LENGTH, CENTRAL_LENGTH, END_LENGTH] = [30, 46, 22]

/** The numbers of a header, in their order. */
function readFields(bytes, start, widths) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = start
  return widths.map((width) => {
    const number = width === 2 ? view.getUint16(at, true) : view.getUint32(at, true)
    at += width
    return number
  })
}

/** A file of the ZIP by its entry in the directory, and the start of the next file. */
function readFile(bytes, central, at) {
  const entry = readFields(bytes, central, CENTRAL)
  const [crc, , size, nameLength] = entry.slice(7)
  const sizes = [crc, size, size, nameLength]
  const written = [0x02014b50, 0x033f, 20, 0x0808, 0, 0, 33, ...sizes, 0, 0, 0, 0, 0x81a40000]
  must(same(entry, [...written, at]), 'the directory of the ZIP was changed')
  const nameBytes = bytes.subarray(central + CENTRAL_LENGTH, central + CENTRAL_LENGTH + nameLength)
  const begin = at + LOCAL_LENGTH + nameLength
  must(
    same(readFields(bytes, at, LOCAL), [0x04034b50, 20, 0x0808, 0, 0, 33, 0, 0, 0, nameLength, 0]) &&
      same(nameBytes, bytes.subarray(at + LOCAL_LENGTH, begin)),
    'the header of a file in the ZIP was changed',
  )
  const content = bytes.subarray(begin, begin + size)
  must(
    content.length === size &&
      same(readFields(bytes, begin + size, DESCRIPTOR), [0x08074b50, crc, size, size]),
    'the end of a file in the ZIP was changed',
  )
  const name = read(nameBytes)
  must(crc32(content) === crc, `${name} is damaged`)
  return { name, content, nextFile: begin + size + 16, nextEntry: central + CENTRAL_LENGTH + nameLength }
}

function readZip(bytes) {
  const end = bytes.length - END_LENGTH
  must(end > 0, 'the end of the ZIP is damaged')
  const [sign, disk, listDisk, here, count, size, directory, comment] = readFields(bytes, end, END)
  must(
    same([sign, disk, listDisk, here, comment], [0x06054b50, 0, 0, count, 0]),
    'the end of the ZIP is damaged',
  )
  must(directory + size === end, 'the ZIP does not have its recorded size')
  const files = new Map()
  let at = 0
  let central = directory
  for (let left = count; left > 0; left -= 1) {
    const { name, content, nextFile, nextEntry } = readFile(bytes, central, at)
    must(!files.has(name), `${name} is in the ZIP twice`)
    files.set(name, content)
    at = nextFile
    central = nextEntry
  }
  must(at === directory && central === end, 'the ZIP contains bytes outside its files')
  return files
}

// ---- Signed notes (C2SP)

/** Whether the line signs the text with the key of this verifier. */
async function isSignature({ name, signature, text }, verifier) {
  const [, keyName, keyId, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifier) ?? []
  const raw = unbase64(encoded ?? '')
  if (keyName !== name || raw[0] !== 1 || hex(signature.subarray(0, 4)) !== keyId) return false
  if (hex(await sha256(utf8.encode(`${name}\n`), raw)).slice(0, 8) !== keyId) return false
  const key = await crypto.subtle.importKey('raw', raw.subarray(1), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature.subarray(4), utf8.encode(text))
}

/** The text of a note that one of the verifiers signed; null where none did. */
async function signedText(note, verifiers) {
  const border = note.lastIndexOf('\n\n')
  const text = note.slice(0, border + 1)
  for (const line of note.slice(border + 2).split('\n')) {
    const [, name, base64] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? []
    if (name === undefined || btoa(String.fromCharCode(...unbase64(base64))) !== base64) continue
    if (note !== `${text}\n${line}\n`) continue
    const signature = unbase64(base64)
    for (const verifier of verifiers) if (await isSignature({ name, signature, text }, verifier)) return text
  }
  return null
}

// ---- Revisions

/** RFC 8785 for the flat envelope: texts, whole numbers and null, members in their order. */
const canonical = (object) =>
  `{${Object.keys(object)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(object[key])}`)
    .join(',')}}`
const int64 = (number) => {
  const view = new DataView(new ArrayBuffer(8))
  view.setBigUint64(0, BigInt(number))
  return new Uint8Array(view.buffer)
}

async function revisionHash({ format, seq, version, prev_hash, body, ...rest }) {
  const { hash: _, device, ...old } = rest
  const envelope = canonical(format === 1 ? old : { ...old, device })
  const [envelopeHash, bodyHash] = await Promise.all([
    sha256(utf8.encode(envelope)),
    sha256(utf8.encode(body)),
  ])
  return sha256(
    utf8.encode(`larder.revision.${format}`),
    int64(rest.place_id),
    int64(seq),
    ...(format === 1 ? [] : [int64(version)]),
    unhex(prev_hash),
    envelopeHash,
    bodyHash,
  )
}

async function rootOf(index, size, leaf, proof) {
  let hash = leaf
  const left = [...proof]
  for (let at = index, width = size; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue
    const other = left.shift() ?? fail('a proof is too short')
    hash = at % 2 === 1 ? await sha256([1], other, hash) : await sha256([1], hash, other)
  }
  must(left.length === 0 && index < size, 'a proof is too long')
  return hash
}

/** Requests that overlap, and a corrected clock, put revisions this little out of order. */
const CLOCK_TOLERANCE_MS = 2 * 60_000

const lines = (bytes) =>
  read(bytes ?? fail('a file is missing'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const HASHES_AT_ONCE = 1_000

async function* withHashes(rows) {
  for (let at = 0; at < rows.length; at += HASHES_AT_ONCE) {
    const some = rows.slice(at, at + HASHES_AT_ONCE)
    const hashes = await Promise.all(some.map(revisionHash))
    for (const [index, row] of some.entries()) yield { row, hash: hex(hashes[index]) }
  }
}

/** The first place where the server's clock went back between revisions. */
function clockWatch() {
  let latest = null
  let warning = null
  return {
    see: (row) => {
      const back = latest === null ? 0 : Date.parse(latest.received_at) - Date.parse(row.received_at)
      if (latest === null || back < 0) latest = row
      else if (back > CLOCK_TOLERANCE_MS)
        warning ??= `Attention: the clock of the server was set back. Revision ${row.seq} was received ${Math.round(back / 60_000)} min before revision ${latest.seq}.`
    },
    warning: () => warning,
  }
}

// ---- The bundle

/** The manifest is signed, and names each file with its hash. */
async function checkManifest(files, file) {
  const manifest = JSON.parse(read(file('manifest.json')))
  const signed = await signedText(read(file('manifest.note')), manifest.keys)
  must(
    signed ===
      `larder ${manifest.archive === undefined ? 'bundle' : 'archive'}\n${hex(await sha256(file('manifest.json')))}\n`,
    'the manifest differs from the signed one',
  )
  const named = Object.keys(manifest.files).concat('manifest.json', 'manifest.note').sort()
  must(same(named, [...files.keys()].sort()), 'the files in the ZIP differ from those in the manifest')
  for (const [name, expected] of Object.entries(manifest.files))
    must(hex(await sha256(file(name))) === expected, `${name} differs from its hash in the manifest`)
  return manifest
}
/** A signed head names this revision of the place, and its tree contains the place. */
async function checkHead({ number, note, hash, leaf_index, proof, seq }, last, manifest) {
  const text =
    (await signedText(note, manifest.keys)) ?? fail(`head ${number} is not signed by a key of this bundle`)
  const [origin, size, root, numbered, time] = text.split('\n')
  must(
    origin === 'larder records' && numbered === `number ${number}`,
    `head ${number} has another number in its note`,
  )
  const leaf = await sha256([0], utf8.encode(`larder.head.1 ${manifest.place_id} ${seq} ${hash}`))
  must(
    hash === last && same(await rootOf(leaf_index, Number(size), leaf, proof.map(unhex)), unbase64(root)),
    `head ${number} signed another revision ${seq}`,
  )
  return `Consistent with head ${number} of ${time.slice(5)} up to revision ${seq}, root ${root}.`
}

/** Each revision matches its hash and follows the one before it. */
async function checkRevisions(rows, heads, manifest) {
  const report = []
  const mentioned = new Set()
  const clock = clockWatch()
  let seq = manifest.first_seq - 1
  let previous = null
  let next = 0
  for await (const { row, hash } of withHashes(rows)) {
    seq += 1
    must(row.seq === seq && row.place_id === manifest.place_id, `revision ${seq} is missing`)
    must(hash === row.hash, `revision ${seq} differs from its hash`)
    must(
      previous === null ? seq > 1 || row.prev_hash === '' : row.prev_hash === previous,
      `revision ${seq} does not follow the one before it`,
    )
    previous = row.hash
    clock.see(row)
    for (const [, commitment] of row.body.matchAll(/\{"sealed":"([0-9a-f]{64})"\}/g))
      mentioned.add(commitment)
    for (; next < heads.length && heads[next].seq === seq; next += 1)
      report.push(await checkHead(heads[next], previous, manifest))
  }
  must(
    next === heads.length && seq === manifest.last_seq,
    `the revisions end at ${seq} instead of ${manifest.last_seq}`,
  )
  report.push(
    rows.length === 0
      ? 'There are no revisions in these days.'
      : `${rows.length} revisions, ${manifest.first_seq} to ${seq}, each with its correct hash and linked to the one before it.`,
  )
  if (clock.warning() !== null) report.push(clock.warning())
  const covered = heads.at(-1)?.seq ?? manifest.first_seq - 1
  if (covered < seq)
    report.push(
      `The last ${seq - covered} of them are newer than the last signed head: only the signature of this bundle covers them.`,
    )
  return { report, mentioned }
}

/** Each text matches the seal in a revision. */
async function checkTexts(texts, mentioned) {
  for (const { commitment, salt, text } of texts)
    must(
      mentioned.has(commitment) &&
        hex(await sha256(utf8.encode('larder.text.1'), unhex(salt), utf8.encode(text))) === commitment,
      'a text differs from its seal',
    )
  return `${texts.length} of ${mentioned.size} sealed texts are included and match their seals; the others were erased or are of certificates of people, which a bundle does not show.`
}

// ---- The table for people: each line says what its revision says

/** Lines of a CSV by RFC 4180; an apostrophe before what a spreadsheet would run is none of the text. */
const tableOf = (csv) =>
  [...csv.matchAll(/"(?:[^"]|"")*"(?:,"(?:[^"]|"")*")*\r\n/g)].map(([line]) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell]) =>
      cell.replaceAll('""', '"').replace(/^'(?=[=+\-@\t\r])/, ''),
    ),
  )

/** Numbers, times, record, temperatures, comment and reason; other cells are in words of the place's language. */
export function checkTable(csv, rows, opened) {
  const texts = new Map(opened.map(({ commitment, text }) => [commitment, text]))
  // A text that was erased may be there as a word for that.
  const fits = (cell, value) =>
    value?.sealed === undefined ? cell === (value ?? '') : (texts.get(value.sealed) ?? cell) === cell
  const table = tableOf(csv).slice(1)
  for (const [index, row] of rows.entries()) {
    const line = table[index] ?? []
    const body = row.entity === 'certificate' ? {} : JSON.parse(row.body)
    const temperatures = (body.entry_fields ?? []).flatMap(({ value }) => value?.temp ?? [])
    const said = [row.seq, row.received_at, row.performed_at, row.version].map(String)
    must(
      said.every((text, at) => line[[0, 1, 2, 5][at]] === text) &&
        line[4].endsWith(` ${row.entity_id}`) &&
        temperatures.every((temperature) =>
          line[13].replaceAll(',', '.').includes(temperature.replace(',', '.')),
        ) &&
        fits(line[16], body.comment) &&
        fits(line[17], body.reason ?? row.reason),
      `the line of revision ${row.seq} in entries.csv differs from it`,
    )
  }
  must(
    table.slice(rows.length).every(({ length }) => length === 2),
    'entries.csv has a line too many',
  )
  return 'Each line of entries.csv has the numbers, times and texts of its revision.'
}

// ---- The archive: everything of a company

/** Bytes as PostgreSQL writes them into JSON: \\x and hexadecimal. */
const unbytea = (text) => text.slice(2)
const instant = (text) => new Date(text).toISOString()
const groupBy = (rows, key) => {
  const groups = new Map()
  for (const row of rows) (groups.get(row[key]) ?? groups.set(row[key], []).get(row[key])).push(row)
  return groups
}

/** Every place's chain from its first revision, its signed heads, and the sealed texts. */
async function verifyArchive(files, manifest) {
  const table = (name) => lines(files.get(`tables/${name}.jsonl`))
  const notes = new Map(table('signed_heads').map(({ number, note }) => [number, note]))
  const heads = groupBy(table('place_heads'), 'place_id')
  const texts = groupBy(table('revision_texts'), 'place_id')
  const revisions = table('revisions').map((row) => ({
    ...row,
    prev_hash: unbytea(row.prev_hash),
    hash: unbytea(row.hash),
    performed_at: instant(row.performed_at),
    received_at: instant(row.received_at),
  }))
  const places = groupBy(revisions, 'place_id')
  const report = [`${places.size} places with records.`]
  for (const { place_id, seq, hash } of table('chain_heads'))
    must(
      seq === 0 || places.get(place_id)?.at(-1)?.hash === unbytea(hash),
      `the records of place ${place_id} end too early`,
    )
  for (const [place_id, rows] of places) {
    const own = (heads.get(place_id) ?? []).map(({ hash, proof, ...head }) => ({
      ...head,
      note: notes.get(head.number) ?? fail(`the note of head ${head.number} is missing`),
      hash: unbytea(hash),
      proof: unbytea(proof).match(/.{64}/g) ?? [],
    }))
    const span = { ...manifest, place_id, first_seq: 1, last_seq: rows.length }
    const { report: said, mentioned } = await checkRevisions(rows, own, span)
    const kept = (texts.get(place_id) ?? [])
      .filter(({ text }) => text !== null)
      .map(({ commitment, salt, text }) => ({ commitment: unbytea(commitment), salt: unbytea(salt), text }))
    report.push(...[...said, await checkTexts(kept, mentioned)].map((line) => `Place ${place_id}: ${line}`))
  }
  return report
}

/** What was signed elsewhere before the company was imported. */
const origins = (rows) =>
  rows.map(
    ({ imported_at, key_fingerprint, is_compared }) =>
      `History before ${instant(imported_at)} was signed by ${key_fingerprint} (imported${is_compared ? '' : ', not compared'}).`,
  )
const compare = (keys) =>
  keys.map((key) => `Signed with ${key}: compare it, or the roots above, with the owner's e-mails.`)

/** The result of each check, in order. @throws Error with the first check that failed */
export async function verifyBundle(bytes) {
  const files = readZip(bytes)
  const file = (name) => files.get(name) ?? fail(`${name} is missing`)
  const manifest = await checkManifest(files, file)
  const { company_id, made_at, keys } = manifest
  const matching = `${files.size} files match the signed manifest.`
  if (manifest.archive !== undefined) {
    const imported = origins(lines(files.get('tables/imported_chains.jsonl') ?? new Uint8Array()))
    const said = [matching, ...(await verifyArchive(files, manifest)), ...imported, ...compare(keys)]
    return { ...manifest, place: `company ${company_id}`, from: 'the first record', to: made_at, said }
  }
  const heads = JSON.parse(read(file('heads.json')))
  const rows = lines(file('revisions.jsonl'))
  const opened = lines(file('texts.jsonl'))
  const { report, mentioned } = await checkRevisions(rows, heads, manifest)
  const texts = await checkTexts(opened, mentioned)
  const table = checkTable(read(file('entries.csv')), rows, opened)
  const imported = origins(manifest.imported ?? [])
  return { ...manifest, said: [matching, ...report, texts, table, ...imported, ...compare(keys)] }
}

// ---- In a browser, or with Node
const conclude = async (bytes) => {
  const { place, company, from, to, said } = await verifyBundle(new Uint8Array(bytes))
  return [`Integrity check passed: ${place}, ${company}, ${from} to ${to}.`, ...said].join('\n')
}

if (typeof document !== 'undefined') {
  const out = document.querySelector('#said')
  const judge = async ([chosen]) => {
    if (chosen === undefined) return
    out.textContent = 'Reading…'
    try {
      out.textContent = `✓ ${await conclude(await chosen.arrayBuffer())}`
      out.className = 'sound'
    } catch (error) {
      out.className = 'broken'
      out.textContent = `✗ Integrity check failed: ${error.message}.`
    }
  }
  document.querySelector('#file').addEventListener('change', (event) => void judge(event.target.files))
  document.addEventListener('dragover', (event) => event.preventDefault())
  document.addEventListener('drop', (event) => {
    event.preventDefault()
    void judge(event.dataTransfer.files)
  })
} else if (globalThis.process?.argv[1]?.endsWith('verify.mjs') && process.argv[2] !== undefined) {
  const { readFile } = await import('node:fs/promises')
  try {
    process.stdout.write(`${await conclude(await readFile(process.argv[2]))}\n`)
  } catch (error) {
    process.stderr.write(`Integrity check failed: ${error.message}.\n`)
    process.exitCode = 1
  }
}
