// Checks a bundle of records without the server that made it, without network and without any other code.
//   In a browser: open verify.html and choose the ZIP.      With Node 20 or newer: node verify.mjs bundle.zip
// It reads every byte of the ZIP: its structure, the SHA-256 of each file against the signed manifest, each
// revision's
// hash and link, each signed head with the proof that the place is in it, and each sealed text.

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
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

// ---- SHA-256 (FIPS 180-4)
// ---------------------------------------------------------------------------------------

const primes = []
for (let number = 2; primes.length < 64; number += 1)
  if (primes.every((prime) => number % prime)) primes.push(number)
const fraction = (value) => ((value - Math.floor(value)) * 2 ** 32) | 0
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const H = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const W = new Int32Array(64)

export function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const state = Int32Array.from(H)
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t += 1) W[t] = view.getInt32(block + t * 4)
    for (let t = 16; t < 64; t += 1) {
      const x = W[t - 15],
        y = W[t - 2]
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
      W[t] = (W[t - 16] + s0 + W[t - 7] + s1) | 0
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let t = 0; t < 64; t += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
      const first = (h + s1 + ((e & f) ^ (~e & g)) + K[t] + W[t]) | 0
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
      const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + first) | 0
      d = c
      c = b
      b = a
      a = (first + second) | 0
    }
    for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] += value
  }
  const out = new DataView(new ArrayBuffer(32))
  state.forEach((value, index) => out.setInt32(index * 4, value))
  return new Uint8Array(out.buffer)
}

/** The browser's own is many times faster, and worth waiting for where a file is long. */
const sha256OfFile = async (bytes) => hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))

// ---- The ZIP: stored files one behind the other, nothing between them, nothing that is not told
// ---------------------

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

function readZip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  const u16 = (at) => view.getUint16(at, true),
    u32 = (at) => view.getUint32(at, true)
  must(
    end > 0 &&
      u32(end) === 0x06054b50 &&
      u16(end + 20) === 0 &&
      u32(end + 4) === 0 &&
      u16(end + 8) === u16(end + 10),
    'the ZIP has no sound end',
  )
  const files = new Map()
  let central = u32(end + 16),
    at = 0
  must(central + u32(end + 12) === end, 'the ZIP has another size than it tells')
  const directory = central
  for (let left = u16(end + 10); left > 0; left -= 1) {
    const length = u16(central + 28),
      size = u32(central + 24),
      crc = u32(central + 16)
    const nameBytes = bytes.subarray(central + 46, central + 46 + length)
    const told = [
      u32(central),
      u16(central + 4),
      u16(central + 6),
      u16(central + 8),
      u16(central + 10),
      u16(central + 12),
      u16(central + 14),
      u32(central + 20),
      u16(central + 30),
      u16(central + 32),
      u32(central + 34),
      u32(central + 38),
      u32(central + 42),
    ]
    must(
      same(told, [0x02014b50, 0x033f, 20, 0x0808, 0, 0, 33, size, 0, 0, 0, 0x81a40000, at]),
      'the list of the ZIP is not as it was written',
    )
    must(
      same(
        [
          u32(at),
          u16(at + 4),
          u16(at + 6),
          u16(at + 8),
          u16(at + 10),
          u16(at + 12),
          u32(at + 14),
          u32(at + 18),
          u32(at + 22),
          u16(at + 26),
          u16(at + 28),
        ],
        [0x04034b50, 20, 0x0808, 0, 0, 33, 0, 0, 0, length, 0],
      ) && same(nameBytes, bytes.subarray(at + 30, at + 30 + length)),
      'a file in the ZIP does not begin as it was written',
    )
    const begin = at + 30 + length,
      content = bytes.subarray(begin, begin + size),
      after = begin + size
    must(
      content.length === size &&
        u32(after) === 0x08074b50 &&
        u32(after + 4) === crc &&
        u32(after + 8) === size &&
        u32(after + 12) === size,
      'a file in the ZIP does not end as it was written',
    )
    const name = read(nameBytes)
    must(crc32(content) === crc && !files.has(name), `${name} is damaged`)
    files.set(name, content)
    at = after + 16
    central += 46 + length
  }
  must(at === directory && central === end, 'the ZIP holds more than it tells')
  return files
}

// ---- Signed notes (C2SP)
// ------------------------------------------------------------------------------------------

async function isSigned(note, verifiers) {
  const border = note.lastIndexOf('\n\n')
  const text = note.slice(0, border + 1)
  for (const line of note.slice(border + 2).split('\n')) {
    const [, name, base64] = /^— (\S+) ([A-Za-z0-9+/=]+)$/.exec(line) ?? []
    if (name === undefined || btoa(String.fromCharCode(...unbase64(base64))) !== base64) continue
    const signature = unbase64(base64)
    for (const verifier of verifiers) {
      const [, keyName, keyId, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(verifier) ?? []
      const raw = unbase64(encoded ?? '')
      if (
        keyName !== name ||
        raw[0] !== 1 ||
        hex(signature.subarray(0, 4)) !== keyId ||
        hex(sha256(concat(utf8.encode(`${name}\n`), raw))).slice(0, 8) !== keyId
      )
        continue
      const key = await crypto.subtle.importKey('raw', raw.subarray(1), 'Ed25519', false, ['verify'])
      if (
        (await crypto.subtle.verify('Ed25519', key, signature.subarray(4), utf8.encode(text))) &&
        note === `${text}\n${line}\n`
      )
        return text
    }
  }
  return null
}

// ---- Revisions
// ----------------------------------------------------------------------------------------------------

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

function revisionHash({ format, seq, version, prev_hash, body, ...rest }) {
  const { hash: _, device, ...old } = rest
  const envelope = canonical(format === 1 ? old : { ...old, device })
  return sha256(
    concat(
      utf8.encode(`larder.revision.${format}`),
      int64(rest.place_id),
      int64(seq),
      ...(format === 1 ? [] : [int64(version)]),
      unhex(prev_hash),
      sha256(utf8.encode(envelope)),
      sha256(utf8.encode(body)),
    ),
  )
}

function rootOf(index, size, leaf, proof) {
  let hash = leaf
  const left = [...proof]
  for (let at = index, width = size; width > 1; at >>= 1, width = (width + 1) >> 1) {
    if ((at ^ 1) >= width) continue
    const other = left.shift() ?? fail('a proof is too short')
    hash = sha256(at % 2 === 1 ? concat([1], other, hash) : concat([1], hash, other))
  }
  must(left.length === 0 && index < size, 'a proof is too long')
  return hash
}

/**
 * Requests that overlap, and a clock that is corrected by network time, put revisions this little out of
 * order.
 */
const CLOCK_TOLERANCE_MS = 2 * 60_000

const lines = (bytes) =>
  read(bytes ?? fail('a file is missing'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** What was checked, in order. @throws Error with the first thing that does not hold */
export async function verifyBundle(bytes) {
  const said = []
  const files = readZip(bytes)
  const file = (name) => files.get(name) ?? fail(`${name} is missing`)
  const manifest = JSON.parse(read(file('manifest.json')))
  const signed = await isSigned(read(file('manifest.note')), manifest.keys)
  must(
    signed === `larder bundle\n${hex(sha256(file('manifest.json')))}\n`,
    'the manifest is not what was signed',
  )
  must(
    same(
      Object.keys(manifest.files).concat('manifest.json', 'manifest.note').sort(),
      [...files.keys()].sort(),
    ),
    'the ZIP holds other files than the manifest names',
  )
  for (const [name, expected] of Object.entries(manifest.files))
    must((await sha256OfFile(file(name))) === expected, `${name} is not what the manifest names`)
  said.push(`${files.size} files are what the signed manifest names.`)

  const heads = JSON.parse(read(file('heads.json')))
  const mentioned = new Set()
  let seq = manifest.first_seq - 1,
    previous = null,
    next = 0,
    count = 0,
    latest = null,
    set_back = null
  for (const row of lines(files.get('revisions.jsonl'))) {
    seq += 1
    must(row.seq === seq && row.place_id === manifest.place_id, `revision ${seq} is missing`)
    must(hex(revisionHash(row)) === row.hash, `revision ${seq} says other than what was hashed`)
    must(
      previous === null ? seq > 1 || row.prev_hash === '' : row.prev_hash === previous,
      `revision ${seq} does not follow the one before it`,
    )
    previous = row.hash
    count += 1
    const back = latest === null ? 0 : Date.parse(latest.received_at) - Date.parse(row.received_at)
    if (latest === null || back < 0) latest = row
    else if (back > CLOCK_TOLERANCE_MS)
      set_back ??= `Attention: the clock of the server was set back. Revision ${seq} was received ${Math.round(back / 60_000)} min before revision ${latest.seq}.`
    for (const [, commitment] of row.body.matchAll(/\{"sealed":"([0-9a-f]{64})"\}/g))
      mentioned.add(commitment)
    for (; next < heads.length && heads[next].seq === seq; next += 1) {
      const { number, note, hash, leaf_index, proof } = heads[next]
      const text =
        (await isSigned(note, manifest.keys)) ?? fail(`head ${number} is not signed by a key of this bundle`)
      const [origin, size, root, numbered, time] = text.split('\n')
      must(origin === 'larder records' && numbered === `number ${number}`, `head ${number} is another`)
      const leaf = sha256(concat([0], utf8.encode(`larder.head.1 ${manifest.place_id} ${seq} ${hash}`)))
      must(
        hash === previous && same(rootOf(leaf_index, Number(size), leaf, proof.map(unhex)), unbase64(root)),
        `head ${number} signed another revision ${seq}`,
      )
      said.push(`Consistent with head ${number} of ${time.slice(5)} up to revision ${seq}, root ${root}.`)
    }
  }
  must(
    next === heads.length && seq === manifest.last_seq,
    `the revisions end at ${seq}, ${manifest.last_seq} are told`,
  )
  said.push(
    count === 0
      ? 'There are no revisions in these days.'
      : `${count} revisions, ${manifest.first_seq} to ${seq}, each what was hashed and linked to the one before it.`,
  )
  if (set_back !== null) said.push(set_back)
  const covered = heads.at(-1)?.seq ?? manifest.first_seq - 1
  if (covered < seq)
    said.push(
      `The last ${seq - covered} of them are newer than the last signed head: only the signature of this bundle covers them.`,
    )
  const texts = lines(file('texts.jsonl'))
  for (const { commitment, salt, text } of texts)
    must(
      mentioned.has(commitment) &&
        hex(sha256(concat(utf8.encode('larder.text.1'), unhex(salt), utf8.encode(text)))) === commitment,
      'a sealed text is not the one that was sealed',
    )
  said.push(
    `${texts.length} of ${mentioned.size} sealed texts are shown, each the one that was sealed; the others were erased.`,
  )
  for (const key of manifest.keys)
    said.push(`Signed with ${key}: compare it, or the roots above, with the mails of the owner.`)
  return {
    place: manifest.place,
    company: manifest.company,
    from: manifest.from,
    to: manifest.to,
    made_at: manifest.made_at,
    said,
  }
}

// ---- Where it runs
// --------------------------------------------------------------------------------------------------

if (typeof document !== 'undefined') {
  const out = document.querySelector('#said')
  const judge = async (chosen) => {
    out.className = ''
    out.textContent = 'Reading…'
    try {
      const { place, company, from, to, said } = await verifyBundle(
        new Uint8Array(await chosen.arrayBuffer()),
      )
      out.className = 'sound'
      out.textContent = [`✓ These records hold: ${place}, ${company}, ${from} to ${to}.`, ...said].join('\n')
    } catch (error) {
      out.className = 'broken'
      out.textContent = `✗ These records do not hold: ${error.message}.`
    }
  }
  document
    .querySelector('#file')
    .addEventListener('change', (event) => void (event.target.files[0] && judge(event.target.files[0])))
  document.addEventListener('dragover', (event) => event.preventDefault())
  document.addEventListener('drop', (event) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped) void judge(dropped)
  })
} else if (globalThis.process?.argv[1]?.endsWith('verify.mjs') && process.argv[2] !== undefined) {
  const { readFile } = await import('node:fs/promises')
  try {
    const { place, company, from, to, said } = await verifyBundle(
      new Uint8Array(await readFile(process.argv[2])),
    )
    process.stdout.write(
      `${[`These records hold: ${place}, ${company}, ${from} to ${to}.`, ...said].join('\n')}\n`,
    )
  } catch (error) {
    process.stderr.write(`These records do not hold: ${error.message}.\n`)
    process.exitCode = 1
  }
}
