/** The place's files for the ZIP of its plan. */
import { buffer } from 'node:stream/consumers'
import type { PlanFileSource } from '@larder/plan-pdf'
import { shrinkPicture } from '#kit/files/file-content.ts'
import { fileStore } from '#kit/files/files.ts'
import type { Platform } from '#kit/platform.ts'

/** An unreadable file is left out and logged. */
export function filesFrom(platform: Platform): PlanFileSource {
  const store = fileStore(platform)
  const read = async (sha256: string): Promise<Buffer | null> => {
    try {
      return await buffer(await store.open(sha256))
    } catch (error) {
      platform.log.error(
        { event: 'plan.file_unreadable', err: error, sha256 },
        'A file of a plan could not be read.',
      )
      return null
    }
  }
  return {
    attachment: read,
    picture: async (sha256) => {
      const bytes = await read(sha256)
      return bytes === null ? null : shrinkPicture(bytes)
    },
  }
}
