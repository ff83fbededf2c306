/** The licences of what a running Larder consists of: third-party-notices.txt in the built web. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export type Installed = {
  readonly name: string
  readonly version: string
  /** SPDX expression; empty where the package says none. */
  readonly licence: string
  /** Its folder, from the root of the checkout. */
  readonly folder: string
}

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly license?: string; readonly dev?: true; readonly link?: true }
    >
  >
}

/** What an installation without development has, by the lock file; for other systems too. */
export function listPackages(root: string): readonly Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && dev !== true && link !== true)
    .map(([folder, { version = '', license = '' }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      folder,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** The texts that a package brings; empty where it brings none. */
function textsOf(root: string, { folder }: Installed): string {
  const path = join(root, folder)
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice|copyright)([.-].*)?$/i.test(entry.name))
    .map(({ name }) => readFileSync(join(path, name), 'utf8').trim())
    .join('\n\n')
}

/** Each text once, after the packages that have it. Packages for other systems are not installed. */
export function writeNotices(root: string): string {
  const installed = listPackages(root).filter(({ folder }) => existsSync(join(root, folder)))
  const groups = Map.groupBy(installed, (one) => textsOf(root, one))
  const parts = [...groups].map(([text, packages]) => {
    const names = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${[...new Set(names)].join('\n')}\n\n${text === '' ? 'The package brings no text of its licence.' : text}`
  })
  return ['Larder contains the work of others, under these licences.', ...parts].join(
    `\n\n${'='.repeat(78)}\n\n`,
  )
}

export const thirdPartyNotices = (root: string): Plugin => ({
  name: 'third-party-notices',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: writeNotices(root) })
  },
})
