/**
 * The licences of everything that a running Larder consists of, against those that are allowed;
 * `node tools/check-licences.ts [checkout]`.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listPackages, type Installed } from '../packages/web/build-notices.ts'

/** They ask for their text alone, which third-party-notices.txt has. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Unlicense',
])

type Exception = { readonly packages: RegExp; readonly licences: readonly string[]; readonly reason: string }

/** What is used under a licence that asks for more. */
export const exceptions: readonly Exception[] = [
  {
    packages: /^elkjs$/,
    licences: ['EPL-2.0'],
    reason: 'lays out diagrams; unchanged, in a file of its own, its source is public',
  },
  {
    packages: /^@img\/sharp-/,
    licences: ['LGPL-3.0-or-later'],
    reason: 'libvips reads photos; a library of its own that can be exchanged',
  },
  {
    packages: /^lightningcss/,
    licences: ['MPL-2.0'],
    reason: 'builds the web; unchanged, not part of what is built',
  },
  {
    packages: /^(@expo-google-fonts\/source-sans-3|@fontsource-variable\/inter)$/,
    licences: ['OFL-1.1'],
    reason: 'fonts of PDFs and the screen; unchanged, under their own names',
  },
]

/** Whether one of the choices of the SPDX expression has only these licences. It nests nothing. */
const fits = (expression: string, licences: ReadonlySet<string>): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licences.has(licence)))

/** One line for each package that is not allowed, and for each exception that no package needs. */
export function judgeLicences(packages: readonly Installed[]): readonly string[] {
  const needed = new Set<Exception>()
  const findings = packages.flatMap(({ name, version, licence }) => {
    if (fits(licence, allowed)) return []
    const exception = exceptions.find((one) => one.packages.test(name))
    if (exception !== undefined && fits(licence, new Set([...allowed, ...exception.licences]))) {
      needed.add(exception)
      return []
    }
    return [`${name} ${version}: ${licence === '' ? 'has no licence' : `${licence} is not allowed`}`]
  })
  const unneeded = exceptions.filter((one) => !needed.has(one))
  return [...findings, ...unneeded.map(({ packages: of }) => `no package needs the exception ${of.source}`)]
}

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
  const packages = listPackages(root)
  const findings = judgeLicences(packages)
  for (const finding of findings) console.error(finding)
  console.log(`${packages.length} packages, ${findings.length} findings`)
  if (findings.length > 0 || packages.length === 0) process.exitCode = 1
}
