/**
 * `npm run test:quick`: the unit and API tests and the journeys that the changes since the last commit reach;
 * `npm run test:quick -- main` those since a branch or commit. `--list` only names the tests.
 */
import { execFileSync } from 'node:child_process'
import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../e2e/browser.ts'
import { readImporters } from './select/read-importers.ts'
import { selectTests } from './select/select-tests.ts'
import { listSourceFiles } from './source-files.ts'
import { quickly, root, run } from './stages/stage.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' } },
})
const [since = 'HEAD'] = positionals

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

const changed = [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const tests = listSourceFiles(root)
  .map((file) => relative(root, file).split(sep).join('/'))
  .filter((path) => /^(packages|tools)\/.*\.test\.tsx?$/.test(path))
const selection = selectTests(changed, { importers: readImporters(root), tests })
const selected = selection === 'all' ? tests : selection
console.log(`${changed.length} changed files need ${selected.length} of ${tests.length} files of tests`)
if (values.list === true) for (const path of selected) console.log(path)
else {
  const unit =
    selected.length === 0 ||
    (await run('vitest', ['run', ...(selection === 'all' ? [] : selected)], { env: quickly(true) })).ok
  if (unit) {
    await findBrowser()
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']
    const journeys = await run('playwright', [...args, `--only-changed=${since}`], {
      env: quickly(true),
    })
    process.exitCode = journeys.ok ? 0 : 1
  } else process.exitCode = 1
}
