/**
 * `npm run release`: the archive of the tag that the checkout is at, with the web built, so that it starts without
 * building. It refuses a tag whose version CHANGELOG.md does not describe as released.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './stages/stage.ts'

function run(folder: string, command: string, args: readonly string[]): string {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (done.error !== undefined) throw done.error
  if (done.status !== 0) throw new Error(`${command} ${args[0] ?? ''}: ${done.stderr}${done.stdout}`)
  return done.stdout.trim()
}

/** What CHANGELOG.md says of a version; undefined where it says nothing, or that it is not released yet. */
export function partOf(changelog: string, version: string): string | undefined {
  const parts = changelog.split(/^## /m).slice(1)
  const part = parts.find((one) => /^\S+/.exec(one)?.[0].replace(/,$/, '') === version)
  const [title = '', ...lines] = (part ?? '').split('\n')
  const text = lines.join('\n').trim()
  return title.includes('not released') || text === '' ? undefined : text
}

/** Builds the web and writes the archive. @returns its path @throws where the checkout is no release */
export function makeRelease(folder: string): string {
  if (run(folder, 'git', ['status', '--porcelain']) !== '')
    throw new Error('There are changes that are not committed.')
  const tags = run(folder, 'git', ['tag', '--points-at', 'HEAD']).split('\n')
  const version = tags.map((tag) => /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1]).find((one) => one !== undefined)
  if (version === undefined) throw new Error('A release is a tag such as v1.60.0: set it first.')
  if (partOf(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'), version) === undefined)
    throw new Error(`CHANGELOG.md has no part “## ${version}” with the date of its release.`)
  run(folder, process.execPath, ['tools/prepare.cjs', '--production'])
  const name = `larder-${version}`
  const archive = join(folder, '.cache', 'release', `${name}.tar.gz`)
  mkdirSync(dirname(archive), { recursive: true })
  run(folder, 'git', [
    'archive',
    `--output=${archive}`,
    ...withWeb(folder, name),
    `--prefix=${name}/`,
    'HEAD',
  ])
  return archive
}

/** The built web, which git does not have. */
const withWeb = (folder: string, name: string): readonly string[] =>
  readdirSync(join(folder, 'packages/web/dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name: file }) => {
      const place = relative(folder, parentPath).replaceAll('\\', '/')
      return [`--prefix=${name}/${place}/`, `--add-file=${join(parentPath, file)}`]
    })

if (import.meta.main) console.log(makeRelease(root))
