import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listSourceFiles } from './source-files.ts'
import { root } from './stages/stage.ts'

const contract = join(root, 'packages/contract/src')

/** The browser's sources without its tests and without the names that only give a type. */
const webText = listSourceFiles(root)
  .filter((file) => file.includes('/packages/web/src/') && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/typeof \w+\.\w+/g, ''))
  .join('\n')

const listed = [
  ...readFileSync(join(root, 'docs/api-only.md'), 'utf8').matchAll(/^\| `((?:GET|POST|PUT|DELETE) [^`]+)`/gm),
].map((found) => found[1] ?? '')

const isUsed = (table: string, member: string): boolean =>
  new RegExp(`\\b(${table}|${table.replace(/s$/, '')}Routes)\\.${member}\\b`).test(webText)

async function callsWithoutScreen(): Promise<string[]> {
  const files = readdirSync(contract).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'routes.ts')
  const modules = await Promise.all(
    files.map((name) => import(join(contract, name)) as Promise<Record<string, object>>),
  )
  return modules.flatMap(Object.entries).flatMap(([table, members]: [string, object]) =>
    Object.entries(members as Record<string, { method?: string; path?: string } | undefined>)
      .filter(([member, route]) => route?.path !== undefined && !isUsed(table, member))
      .map(([, route]) => `${route?.method} ${route?.path}`),
  )
}

it('every call without a screen has a line in docs/api-only.md, and only those', async () => {
  expect((await callsWithoutScreen()).toSorted()).toEqual(listed.toSorted())
})
