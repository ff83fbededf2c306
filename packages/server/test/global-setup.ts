/**
 * Every test file starts from a copy of one migrated database: of the kept archive, or of a template that is
 * migrated once a run.
 */
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { openPostgres } from '../src/db/open.ts'
import { migratedArchive } from './migrated-archive.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    pgliteArchive: string
    postgresTemplate: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL']
  return url === undefined ? prepareArchive(project) : prepareTemplate(project, url)
}

async function prepareArchive(project: TestProject): Promise<() => Promise<void>> {
  project.provide('pgliteArchive', await migratedArchive())
  project.provide('postgresTemplate', '')
  return () => Promise.resolve()
}

async function prepareTemplate(project: TestProject, url: string): Promise<() => Promise<void>> {
  const template = `larder_test_${process.pid}_${Date.now().toString(36)}`
  await asAdmin(url, `create database ${template}`)
  const database = openPostgres(withDatabase(url, template))
  await migrate(database.pool)
  await database.close()
  project.provide('postgresTemplate', template)
  project.provide('pgliteArchive', '')
  return async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where datname like $1',
      [`${template}%`],
    )
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    await client.end()
  }
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

export async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
