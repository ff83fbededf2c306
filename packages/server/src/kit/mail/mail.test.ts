import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderMailer } from './mail.ts'

it.each([
  ['https://larder.test', 'List-Unsubscribe=One-Click'],
  // RFC 8058: one click needs HTTPS; programs then open the page.
  ['http://larder.test', undefined],
])('names the address that ends an e-mail, at %s', async (base, oneClick) => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-mail-'))
  try {
    const unsubscribe = `${base}/auth/de/unsubscribed?token=lo_${'x'.repeat(120)}`
    const mail = { to: 'a@example.com', subject: 'Week', text: 'Text', message_id: 'job-1' }
    const headers = async (given: object): Promise<Record<string, string>> => {
      await folderMailer(folder, 'larder@example.com').send({ ...mail, ...given })
      const [head = ''] = (await readFile(join(folder, 'job-1.eml'), 'utf8')).split('\n\n')
      const lines = head.replace(/\n[ \t]+/g, ' ').split('\n')
      return Object.fromEntries(lines.map((line) => line.split(/:\s+(.*)/s)))
    }
    const named = await headers({ unsubscribe })
    expect(named['List-Unsubscribe']).toBe(`<${unsubscribe}>`)
    expect(named['List-Unsubscribe-Post']).toBe(oneClick)
    expect(Object.keys(await headers({})).filter((name) => name.startsWith('List'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
