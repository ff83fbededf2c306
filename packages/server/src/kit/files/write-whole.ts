/** Writes a file as a whole: after a full disk or a crash there is the file as it was before, or the new one. */
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const part = `${path}.part`
  try {
    const file = await open(part, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
