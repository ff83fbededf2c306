/** Which migrations change rows, and which of those have no test. */
const functions = /\bcreate (?:or replace )?function\b[^$]*\$\$.*?\$\$/gis
const comments = /--[^\n]*/g
/** At the start of a statement, or of a part of one: `grant update` and `on update` are none. */
const writing =
  /(?:^|[;(]|\bbegin\b|\bthen\b|\bloop\b)\s*(?:update|insert\s+into|delete\s+from|merge\s+into|truncate)\b/i

/** The statements inside functions run later and are not part of the migration. */
export const changesRows = (sql: string): boolean =>
  writing.test(sql.replaceAll(comments, '').replaceAll(functions, ''))

export type Migration = { readonly name: string; readonly sql: string }

/** Names of migrations that change rows and have no test of the same name. */
export const untestedMigrations = (migrations: readonly Migration[], tests: readonly string[]): string[] =>
  migrations
    .filter(({ name, sql }) => changesRows(sql) && !tests.includes(name.replace(/\.sql$/, '.test.ts')))
    .map(({ name }) => name)
