/** The secret of an installation, made at its first start. */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const SECRET_BYTES = 32

/** @throws where the file has too few bytes, which a full disk may have left */
export async function readSecretFile(folder: string): Promise<Buffer> {
  const file = join(folder, 'secret')
  if (!existsSync(file)) await makeSecret(file)
  const secret = await readFile(file)
  if (secret.length < SECRET_BYTES)
    throw new Error(
      `The secret in ${file} has ${secret.length} bytes instead of ${SECRET_BYTES}. Restore it from your backup, or delete the file: Larder then makes a new one.`,
    )
  return secret
}

/** Complete or not at all; of several processes that start together the first one's secret is everybody's. */
async function makeSecret(file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(randomBytes(SECRET_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(temporary, file).catch((error: unknown) => {
      if (!existsSync(file)) throw error
    })
  } finally {
    await rm(temporary, { force: true })
  }
}
