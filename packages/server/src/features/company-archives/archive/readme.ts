/** The file that a person opens first, in the language of the company. */
import { sayIn } from '#kit/text/texts.ts'
import type { CompanyWords } from './rows.queries.ts'

export function archiveReadme({ name, language }: CompanyWords, now: Date): string {
  const say = sayIn(language)
  const parts = [
    ['index.csv', say('archive.readme_index')],
    ['files/', say('archive.readme_files')],
    ['tables/', say('archive.readme_tables')],
    ['manifest.json', say('archive.readme_manifest')],
    ['verify.html', say('archive.readme_verify')],
  ] as const
  return [
    `${name}: ${say('archive.readme_title')}, ${now.toISOString().slice(0, 10)}`,
    '',
    ...parts.map(([file, text]) => `${file.padEnd(15)}${text}`),
    '',
    say('archive.readme_secrets'),
    '',
    say('archive.readme_import'),
    'npm run company:import -- ARCHIVE.zip --key-fingerprint "ABCD 1234 …"',
    '',
    say('archive.readme_check'),
    'node verify.mjs ARCHIVE.zip',
    '',
  ].join('\n')
}
