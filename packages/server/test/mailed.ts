/** Reads tokens and links from sent e-mails. */
import type { TestApp } from './harness.ts'

/** The token in the newest mail to the address; call `worker.drain()` first. */
export const tokenFor = ({ mails }: TestApp, address: string): string =>
  /password_token=(lo_[\w-]{43})/.exec(mails.filter(({ to }) => to === address).at(-1)?.text ?? '')?.[1] ?? ''
