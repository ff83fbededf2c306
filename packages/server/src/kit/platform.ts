/**
 * The services that the process gives to every request: configuration, database, mail, clock. Built in
 * main.ts or by tests.
 */
import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'

export type Config = {
  /** Public address, no trailing slash: links in mails start with it. */
  readonly base_url: string
  /** Whose `X-Forwarded-For` is believed: addresses, networks, or `loopback`. */
  readonly trust_proxy: string
  readonly password_policy: 'default' | 'strong'
  /** Proof of work on the forms without a session; `off` only in tests. */
  readonly altcha: 'on' | 'off'
  /** 256-bit key: signs ALTCHA challenges. */
  readonly secret: Buffer
  /** Folder of the embedded database, the outbox and files. */
  readonly data_folder: string
  /** The storage of one company for files. */
  readonly company_storage_bytes: number
  /**
   * Where signed heads of the records are written, better on another volume; absent = `heads` in the data
   * folder.
   */
  readonly heads_folder?: string
  /** Folder of the operator's terms, privacy notice and imprint; absent = `legal` in the data folder. */
  readonly legal_folder?: string
  /** Folder of the built browser application; absent = API only. */
  readonly web_folder: string | null
  /** `any` lets webhooks call addresses of the own network, also without TLS. */
  readonly webhook_targets: 'public' | 'any'
  /** Whether a company is imported only with the fingerprint of the key that signed its archive. */
  readonly import_needs_fingerprint?: boolean
  /** Name servers for addresses of customers; absent = those of the machine. Others only in tests. */
  readonly name_servers?: readonly string[]
  readonly oidc: {
    readonly issuer: string
    readonly client_id: string
    readonly client_secret: string
  } | null
  /** Payments by card; null = none, pages say how to order. */
  readonly stripe: {
    readonly secret_key: string
    /** Two while one replaces the other. */
    readonly webhook_secrets: readonly string[]
    readonly api_url: string
  } | null
  readonly contact: Readonly<Record<string, { readonly email: string; readonly phone: string }>>
}

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly message_id: string
  /** The address that ends e-mails of this kind: a page, and for a mail program a POST (RFC 8058). */
  readonly unsubscribe?: string
}
export type Mailer = { readonly send: (mail: Mail) => Promise<void> }

export type Platform = {
  readonly config: Config
  readonly pool: pg.Pool
  readonly mailer: Mailer
  readonly log: FastifyBaseLogger
  readonly now: () => Date
}
