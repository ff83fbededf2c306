/**
 * The shared link of the demo company. Its secret is public, so it is kept as a file of the installation and
 * not only as a hash: an installation without the demo has no such file.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ctx } from '#kit/context.ts'
import type { Platform } from '#kit/platform.ts'
import { hashToken } from '#kit/tokens.ts'
import { opensNow } from './shared-accesses.queries.ts'

type Host = Pick<Platform, 'config'>
const fileOf = ({ config }: Host): string => join(config.data_folder, 'demo-link')

/** The secret; null where this installation has no demo. */
export const readDemoLink = (host: Host): Promise<string | null> =>
  readFile(fileOf(host), 'utf8').then(
    (text) => text.trim() || null,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )

export const writeDemoLink = (host: Host, token: string): Promise<void> =>
  writeFile(fileOf(host), token, { mode: 0o600 })

export async function getDemoLink(ctx: Ctx): Promise<{ token: string | null }> {
  const token = await readDemoLink(ctx.platform)
  const isOpen = token !== null && (await opensNow(ctx.db, hashToken(token), ctx.now))
  return { token: isOpen ? token : null }
}
