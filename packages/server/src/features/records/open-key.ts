import type { Platform } from '#kit/platform.ts'
import { headsFolder, keyFolder } from './head-files.ts'
import { openSigningKey, type SigningKey } from './signing-key.ts'

/** The key that this installation signs with today. */
export const openKey = (platform: Platform): Promise<SigningKey> =>
  openSigningKey({
    key_folder: keyFolder(platform),
    heads_folder: headsFolder(platform),
    now: platform.now(),
  })
