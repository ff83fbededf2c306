/**
 * `npm run company:import -- FILE.zip --key-fingerprint F`: imports the export of a company into an installation without
 * companies. The server is stopped meanwhile.
 */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { importCompany } from '../features/company-archives/public.ts'
import type { Platform } from '#kit/platform.ts'

/** Empty where the operator leaves by Ctrl-C or Ctrl-D. */
async function askAtTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question).catch(() => '')
  } finally {
    terminal.close()
  }
}

/** @throws with the reason why nothing was imported */
export async function runCompanyImportCommand(
  platform: Platform,
  words: readonly string[],
  tell: (line: string) => void,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'key-fingerprint': { type: 'string' } },
    allowPositionals: true,
  })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0)
    throw new Error('Use: npm run company:import -- FILE.zip --key-fingerprint "ABCD 1234 …"')
  const start = performance.now()
  const { company, company_id, rows, files, missing } = await importCompany(platform, path, {
    tell,
    fingerprint: values['key-fingerprint'] ?? null,
    ...(process.stdin.isTTY ? { ask: askAtTerminal } : {}),
  })
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  tell(`${company} (company ${company_id}) is imported: ${rows} rows and ${files} files, in ${seconds} s.`)
  if (missing > 0) tell(`${missing} files were missing in the installation that it comes from.`)
  tell('Everybody sets a new password with “Forgot password?” on the sign-in page; it comes by e-mail.')
  tell('API tokens, shared links, webhooks, tablets, gateways and PINs have to be set up again.')
  tell('Check the records now: npm run records:verify')
}
