/** Reads tokens and links from sent e-mails. */
import type { TestApp } from './harness.ts'

/** The token in the newest mail with one to the address; call `worker.drain()` first. */
export const tokenFor = ({ mails }: TestApp, address: string): string =>
  mails
    .filter(({ to }) => to === address)
    .map(({ text }) => /password_token=(lo_[\w-]{43})/.exec(text)?.[1])
    .findLast((token) => token !== undefined) ?? ''
