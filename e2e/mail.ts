/** Mails as they lie in the outbox. */
import { expect } from '@playwright/test'
import type { Larder } from './larder.ts'

/** Undoes quoted-printable: soft line ends, then bytes. */
function decoded(mail: string): string {
  const [head = '', ...body] = mail.split('\n\n')
  const text = body.join('\n\n')
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
}

/** The link of the newest mail to somebody whose address contains `path`; waits until it is there. */
export async function mailedLink(larder: Larder, to: string, path: string): Promise<string> {
  let found: string | undefined
  await expect(() => {
    const mail = larder.mails().findLast((one) => one.includes(`To: ${to}`) && decoded(one).includes(path))
    found = decoded(mail ?? '')
      .match(/https?:\/\/\S+/g)
      ?.find((link) => link.includes(path))
    expect(found, `a mail to ${to} with a link to ${path}`).toBeDefined()
  }).toPass({ timeout: 90_000, intervals: [100] })
  return found ?? ''
}
