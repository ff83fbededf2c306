/** Reads the configuration, opens the database, listens. The only reader of process.env. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { buildApp, jobHandlers } from './app.ts'
import { addDemo, demoSignIn } from './demo/add-demo.ts'
import { openPglite, openPostgres, type Database } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { folderMailer, smtpMailer } from '#kit/mail.ts'
import { startWorker } from '#kit/jobs.ts'
import type { Config, Mailer, Platform } from '#kit/platform.ts'

/** A setting; an empty one counts as not set. */
const setting = (name: string): string | undefined => process.env[name] || undefined
const DRAIN_MS = 10_000

async function readSecret(folder: string): Promise<Buffer> {
  const given = setting('LARDER_SECRET')
  if (given !== undefined) {
    const secret = Buffer.from(given, 'base64')
    if (secret.length < 32) throw new Error('LARDER_SECRET must hold at least 32 bytes, in base64.')
    return secret
  }
  const file = join(folder, 'secret')
  if (!existsSync(file)) await writeFile(file, randomBytes(32), { mode: 0o600 })
  return readFile(file)
}

async function readConfig(port: number): Promise<Config> {
  const data_folder = resolve(setting('LARDER_DATA') ?? 'data')
  await mkdir(data_folder, { recursive: true, mode: 0o700 })
  const oidc = setting('LARDER_OIDC_ISSUER')
  return {
    base_url: (setting('LARDER_BASE_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trust_proxy: setting('LARDER_TRUST_PROXY') ?? 'loopback',
    password_policy: setting('LARDER_PASSWORD_POLICY') === 'strong' ? 'strong' : 'default',
    altcha: setting('LARDER_ALTCHA') === 'off' ? 'off' : 'on',
    secret: await readSecret(data_folder),
    data_folder,
    web_folder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    oidc: oidc === undefined ? null : { issuer: oidc, client_id: setting('LARDER_OIDC_CLIENT_ID') ?? '', client_secret: setting('LARDER_OIDC_CLIENT_SECRET') ?? '' },
    contact: JSON.parse(setting('LARDER_CONTACT') ?? '{}') as Config['contact'],
  }
}

function openDatabase(config: Config): Promise<Database> | Database {
  const url = setting('DATABASE_URL')
  return url === undefined ? openPglite({ folder: join(config.data_folder, 'database') }) : openPostgres(url)
}

function openMailer(config: Config): Mailer {
  const from = setting('LARDER_MAIL_FROM') ?? 'Larder <no-reply@larder.example>'
  const smtp = setting('LARDER_SMTP_URL')
  return smtp === undefined ? folderMailer(setting('LARDER_OUTBOX') ?? join(config.data_folder, 'outbox'), from) : smtpMailer(smtp, from)
}

const tell = (line: string): void => { process.stdout.write(`${line}\n`) }

async function demo(platform: Platform): Promise<void> {
  await addDemo(platform, tell)
  tell(`Demo sign-in: ${demoSignIn.username} with the password ${demoSignIn.password}`)
}

async function start(): Promise<void> {
  const port = Number(setting('PORT') ?? 3_000)
  const config = await readConfig(port)
  const log = pino({ level: setting('LARDER_LOG_LEVEL') ?? 'warn', redact: ['req.headers.authorization', 'req.headers["shared-access-token"]', '*.password', '*.token'] })
  const database = await openDatabase(config)
  await migrate(database.pool)
  const platform: Platform = { config, pool: database.pool, mailer: openMailer(config), log, now: () => new Date() }
  const app = await buildApp(platform)
  if (process.argv.includes('--demo')) await demo(platform)
  const worker = startWorker(platform, jobHandlers)
  const address = await app.listen({ port, host: setting('HOST') ?? '0.0.0.0' })
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    app.close().then(() => worker.stop()).then(() => database.close()).then(() => process.exit(0), () => process.exit(1))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  tell(`Larder is ready at ${address.replace(/0\.0\.0\.0|\[::\]/, '127.0.0.1')}`)
}

start().catch((error: unknown) => {
  process.stderr.write(`Larder could not start: ${error instanceof Error ? `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}` : String(error)}\n`)
  process.exit(1)
})
