import { randomBytes } from 'node:crypto'
import { COMPANY_STORAGE_BYTES } from '@larder/core/files'
import type { Config } from '../src/kit/platform.ts'

/** The configuration of an application in tests, with a secret of its own. */
export const configOf = (data_folder: string, more: Partial<Config> = {}): Config => ({
  base_url: 'http://larder.test',
  trust_proxy: 'loopback',
  password_policy: 'default',
  altcha: 'off',
  secret: randomBytes(32),
  data_folder,
  company_storage_bytes: COMPANY_STORAGE_BYTES,
  web_folder: null,
  webhook_targets: 'public',
  oidc: null,
  stripe: null,
  contact: {},
  ...more,
})
