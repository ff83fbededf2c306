import { fieldsByName, type FieldWords } from '../imports/index.ts'

/** Columns of a table of people: which field of a worker each one holds. */
export const importFields = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'position',
  'idcode',
  'groups',
] as const
export type ImportField = (typeof importFields)[number]

export const isImportField = (field: string): field is ImportField =>
  importFields.some((importField) => importField === field)

/** How tables call the fields in the languages of the product, in plain letters. */
const words: FieldWords<ImportField> = {
  first_name: [
    'first name',
    'firstname',
    'given name',
    'forename',
    'eesnimi',
    'имя',
    'имʼя',
    'імя',
    'ім я',
    'vorname',
    'nombre',
    'vards',
  ],
  last_name: [
    'last name',
    'lastname',
    'surname',
    'family name',
    'perekonnanimi',
    'perenimi',
    'фамилия',
    'прізвище',
    'прізвіще',
    'nachname',
    'familienname',
    'apellido',
    'apellidos',
    'uzvards',
  ],
  name: [
    'name',
    'full name',
    'employee',
    'worker',
    'person',
    'nimi',
    'taisnimi',
    'tootaja',
    'фио',
    'піб',
    'сотрудник',
    'працівник',
    'mitarbeiter',
    'nombre completo',
    'empleado',
    'vards uzvards',
    'darbinieks',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'e post',
    'epost',
    'meil',
    'почта',
    'эл почта',
    'пошта',
    'correo',
    'correo electronico',
    'e pasts',
    'epasts',
  ],
  phone: [
    'phone',
    'mobile',
    'telephone',
    'phone number',
    'telefon',
    'mobiil',
    'телефон',
    'handy',
    'telefono',
    'movil',
    'talrunis',
    'telefons',
  ],
  position: [
    'position',
    'job',
    'job title',
    'title',
    'occupation',
    'amet',
    'ametikoht',
    'должность',
    'посада',
    'tatigkeit',
    'stelle',
    'puesto',
    'cargo',
    'amats',
  ],
  idcode: [
    'id',
    'id code',
    'idcode',
    'personal code',
    'personal id',
    'isikukood',
    'личный код',
    'персональный код',
    'особистий код',
    'ипн',
    'іпн',
    'рнокпп',
    'personenkennzahl',
    'personalnummer',
    'dni',
    'nie',
    'nif',
    'personas kods',
  ],
  groups: [
    'group',
    'groups',
    'work group',
    'work groups',
    'role',
    'roles',
    'department',
    'tooruhm',
    'tooruhmad',
    'osakond',
    'группа',
    'группы',
    'отдел',
    'група',
    'групи',
    'gruppe',
    'arbeitsgruppe',
    'abteilung',
    'grupo',
    'grupos',
    'departamento',
    'grupa',
    'grupas',
    'nodala',
  ],
}

export type Columns = {
  /** By column; null for one that is not imported. */
  readonly fields: readonly (ImportField | null)[]
  /** Whether the first row names the columns. */
  readonly has_head: boolean
}

/**
 * The fields of a table's columns by the names in its first row, each field once. A table whose first row
 * names nothing has people from its first row on: the addresses are the column with “@”, the names the first
 * other one.
 */
export function guessColumns(first: readonly string[]): Columns {
  const fields = fieldsByName(first, words)
  if (fields.some((field) => field !== null)) return { fields, has_head: true }
  const email = first.findIndex((cell) => cell.includes('@'))
  const name = first.findIndex((cell, column) => column !== email && cell.trim() !== '')
  return {
    fields: first.map((_, column) => (column === email ? 'email' : column === name ? 'name' : null)),
    has_head: false,
  }
}
