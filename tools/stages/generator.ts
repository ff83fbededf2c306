/** Makes a feature by `npm run new:feature` in a copy of the checkout and runs the checks and tests that it must pass. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { nothing, oneFailure, root, run, type Stage } from './stage.ts'

/** Links each module that is not one of our packages: those are the copy's own. */
function linkModules(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (name === '@larder')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.cache') symlinkSync(join(from, name), join(to, name))
}

/** A copy of what is or will be committed, with the modules of the checkout. */
function copyCheckout(folder: string): void {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const file of listed.stdout
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const workspaces = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
  for (const workspace of workspaces) {
    const modules = join(workspace, 'node_modules')
    if (existsSync(join(root, modules))) linkModules(join(root, modules), join(folder, modules))
  }
}

const commands: readonly (readonly [string, ...string[]])[] = [
  ['node', 'tools/new-feature.ts', 'notes'],
  ['node', 'tools/test.ts', '--only', 'format,imports,unused,locales,words'],
  ['tsc', '-p', 'packages/server'],
  ['tsc', '-p', 'packages/web'],
  ['tsc', '-p', 'e2e'],
  [
    'oxlint',
    '--type-aware',
    '--quiet',
    'packages/server/src/features/notes',
    'packages/web/src/features/notes',
  ],
  ['vitest', 'run', 'features/notes', 'permissions/can', 'help-topics', 'tools/documents'],
  // The conformance tests name each route.
  ['vitest', 'run', 'every-route', 'every-id', 'every-write', '-t', 'notes'],
  ['vite', 'build', 'packages/web', '--logLevel', 'warn'],
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', 'notes.test.ts'],
]

export const generator: Stage = {
  name: 'generator',
  title: 'A feature made by the generator',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-generated-'))
    try {
      copyCheckout(folder)
      for (const [program, ...args] of commands)
        if (!(await run(program, args, { folder })).ok) return oneFailure
      return nothing
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
