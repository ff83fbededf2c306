/** What an import of people does: each row is a new person, one that exists, or wrong. */
import { faultsOfCell, keyOf } from '../imports/index.ts'
import type { ImportField } from './import-columns.ts'

export type ImportPerson = {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly position: string
  readonly idcode: string
  readonly group_ids: readonly number[]
}

export type KnownPerson = Omit<ImportPerson, 'group_ids'> & { readonly id: number }

export type RowError = { readonly field: ImportField; readonly code: string }

export type PlannedRow = {
  /** Line of the table, counted from 1. */
  readonly line: number
  readonly state: 'new' | 'existing' | 'wrong'
  readonly person: ImportPerson
  /** The worker that the row is about. */
  readonly id: number | null
  readonly errors: readonly RowError[]
}

type WorkerTable = {
  readonly rows: readonly (readonly string[])[]
  /** By column. */
  readonly fields: readonly (ImportField | null)[]
  /** Line of the first row. */
  readonly first_line: number
  readonly known: readonly KnownPerson[]
  readonly groups: readonly { readonly id: number; readonly name: string }[]
}

/** Most characters of a field, as the form of a person has them. */
const longest: Readonly<Record<Exclude<ImportField, 'groups'>, number>> = {
  name: 201,
  first_name: 100,
  last_name: 100,
  email: 254,
  phone: 50,
  position: 100,
  idcode: 50,
}
const address = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/
const nameKey = (person: Pick<ImportPerson, 'first_name' | 'last_name'>): string =>
  keyOf(`${person.first_name} ${person.last_name}`)

/** “Tamm, Mari” and “Mari Tamm”: the last word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const text = name.trim().replace(/\s+/g, ' ')
  const [last, first] = text.split(/\s*,\s*/)
  if (first !== undefined && first !== '' && last !== undefined) return { first_name: first, last_name: last }
  const at = text.lastIndexOf(' ')
  return at < 0
    ? { first_name: text, last_name: '' }
    : { first_name: text.slice(0, at), last_name: text.slice(at + 1) }
}

type Read = { readonly person: ImportPerson; readonly errors: RowError[] }

function readRow(cells: readonly string[], { fields, groups }: WorkerTable): Read {
  const cell = (field: ImportField): string => (cells[fields.indexOf(field)] ?? '').trim()
  const errors: RowError[] = []
  for (const [field, most] of Object.entries(longest) as [keyof typeof longest, number][]) {
    for (const code of faultsOfCell(cell(field), most)) errors.push({ field, code })
  }
  const nameParts = fields.includes('name') ? splitName(cell('name')) : { first_name: '', last_name: '' }
  const wanted = cell('groups')
    .split(/[,;/|]/)
    .map(keyOf)
    .filter((name) => name !== '')
  const group_ids = wanted.map((name) => groups.find((group) => keyOf(group.name) === name)?.id)
  if (group_ids.includes(undefined)) errors.push({ field: 'groups', code: 'unknown_group' })
  const person = {
    first_name: cell('first_name') || nameParts.first_name,
    last_name: cell('last_name') || nameParts.last_name,
    email: cell('email'),
    phone: cell('phone'),
    position: cell('position'),
    idcode: cell('idcode'),
    group_ids: [...new Set(group_ids.filter((id) => id !== undefined))],
  }
  if (person.email !== '' && !address.test(person.email)) errors.push({ field: 'email', code: 'email' })
  return { person, errors }
}

/** People by address, id code and name; a name that two people have finds nobody. */
class Index {
  readonly #emails = new Map<string, number>()
  readonly #idcodes = new Map<string, number>()
  readonly #names = new Map<string, KnownPerson[]>()

  constructor(people: readonly KnownPerson[]) {
    for (const person of people) {
      if (person.email !== '') this.#emails.set(keyOf(person.email), person.id)
      if (person.idcode !== '') this.#idcodes.set(keyOf(person.idcode), person.id)
      const name = nameKey(person)
      this.#names.set(name, [...(this.#names.get(name) ?? []), person])
    }
  }

  /** By e-mail, then id code, then name. A namesake with another address or code is another person. */
  find(person: ImportPerson): { readonly id: number | null; readonly ambiguous: boolean } {
    const sure = this.#emails.get(keyOf(person.email)) ?? this.#idcodes.get(keyOf(person.idcode))
    if (sure !== undefined) return { id: sure, ambiguous: false }
    const differs = (a: string, b: string): boolean => a !== '' && b !== '' && keyOf(a) !== keyOf(b)
    const namesakes = (this.#names.get(nameKey(person)) ?? []).filter(
      ({ email, idcode }) => !differs(email, person.email) && !differs(idcode, person.idcode),
    )
    return { id: namesakes.length === 1 ? (namesakes[0]?.id ?? null) : null, ambiguous: namesakes.length > 1 }
  }
}

/** Which of two rows of one table mean the same person: the later one is wrong. */
function repeats(person: ImportPerson, id: number | null, seen: Set<string>): ImportField | null {
  const keys = [
    ['email', person.email === '' ? null : `email:${keyOf(person.email)}`],
    ['idcode', person.idcode === '' ? null : `idcode:${keyOf(person.idcode)}`],
    ['name', id === null ? null : `id:${id}`],
  ] as const
  const duplicateKey = keys.find(([, key]) => key !== null && seen.has(key))
  for (const [, key] of keys) if (key !== null) seen.add(key)
  return duplicateKey?.[0] ?? null
}

/** Rows without any text are left out. */
export function planImport(table: WorkerTable): PlannedRow[] {
  const index = new Index(table.known)
  const seen = new Set<string>()
  return table.rows.flatMap((cells, at): PlannedRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const { person, errors } = readRow(cells, table)
    const { id, ambiguous } = index.find(person)
    if (ambiguous) errors.push({ field: 'name', code: 'ambiguous_name' })
    if (id === null && person.first_name === '') errors.push({ field: 'name', code: 'required' })
    const repeated = repeats(person, id, seen)
    if (repeated !== null) errors.push({ field: repeated, code: 'duplicate_row' })
    const state = errors.length > 0 ? 'wrong' : id === null ? 'new' : 'existing'
    return [{ line: table.first_line + at, state, person, id, errors }]
  })
}
