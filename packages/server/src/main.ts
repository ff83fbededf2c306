/** Reads the configuration, opens the database, listens. The only reader of process.env. */
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { COMPANY_STORAGE_BYTES } from '@larder/core/files'
import { buildApp, jobHandlers, jobLanes, schedules } from './app.ts'
import { addDemo, demoSignIn } from './demo/add-demo.ts'
import { helpText } from './operator/help.ts'
import { runCompanyImportCommand } from './operator/company-import-command.ts'
import { runJobsCommand } from './operator/jobs-command.ts'
import { prepareApart, tellServer } from './operator/prepare-apart.ts'
import { runPublishCommand } from './operator/publish-command.ts'
import { runQuestionnairesCommand } from './operator/questionnaires-command.ts'
import { runSubscriptionCommand } from './operator/subscription-command.ts'
import { runVerifyCommand } from './operator/verify-command.ts'
import { refuseDamagedPages } from '#db/damaged-pages.ts'
import { openPglite, openPostgres, type Database } from '#db/open.ts'
import { migrate } from '#db/migrate.ts'
import { keepStatistics } from '#db/statistics.ts'
import { listenMqtt, startSensorWatch, type MqttSubscription } from '#features/sensors/public.ts'
import { enqueueProposing } from '#features/plans/public.ts'
import { publishEdition } from '#features/plan-data/public.ts'
import { folderMailer, smtpMailer } from '#kit/mail/mail.ts'
import { startWorker } from '#kit/jobs/job-worker.ts'
import { startSchedules } from '#kit/jobs/schedules.ts'
import { listen, takePort, type TakenPort } from '#kit/http/listen.ts'
import { explainFull } from '#kit/files/disk.ts'
import { readSecretFile, SECRET_BYTES } from '#kit/secret-file.ts'
import { timeZonesState } from '#kit/time-zones.ts'
import type { Config, Mailer, Platform } from '#kit/platform.ts'

/** A setting; an empty one counts as not set. */
const setting = (name: string): string | undefined => process.env[name] || undefined
const dataFolder = resolve(setting('LARDER_DATA') ?? 'data')
const DRAIN_MS = 10_000
const GIGABYTE = 1_073_741_824

async function readSecret(folder: string): Promise<Buffer> {
  const secretSetting = setting('LARDER_SECRET')
  if (secretSetting !== undefined) {
    const secret = Buffer.from(secretSetting, 'base64')
    if (secret.length < SECRET_BYTES) throw new Error('LARDER_SECRET must hold at least 32 bytes, in base64.')
    return secret
  }
  return readSecretFile(folder)
}

function readStorage(): number {
  const gigabytes = Number(setting('LARDER_COMPANY_STORAGE_GB') ?? COMPANY_STORAGE_BYTES / GIGABYTE)
  if (!(gigabytes > 0)) throw new Error('LARDER_COMPANY_STORAGE_GB must be a number above 0.')
  return gigabytes * GIGABYTE
}

/** A key without a secret for events would take money and never notice it. */
function readStripe(): Config['stripe'] {
  const secret_key = setting('LARDER_STRIPE_SECRET_KEY')
  if (secret_key === undefined) return null
  const webhook_secrets = (setting('LARDER_STRIPE_WEBHOOK_SECRETS') ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
  if (webhook_secrets.length === 0)
    throw new Error('LARDER_STRIPE_SECRET_KEY needs LARDER_STRIPE_WEBHOOK_SECRETS.')
  return { secret_key, webhook_secrets, api_url: setting('LARDER_STRIPE_API') ?? 'https://api.stripe.com' }
}

async function readConfig(port: number): Promise<Config> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const oidc = setting('LARDER_OIDC_ISSUER')
  const heads = setting('LARDER_HEADS')
  const legal = setting('LARDER_LEGAL')
  return {
    base_url: (setting('LARDER_BASE_URL') ?? `http://localhost:${port}`).replace(/\/$/, ''),
    trust_proxy: setting('LARDER_TRUST_PROXY') ?? 'loopback',
    password_policy: setting('LARDER_PASSWORD_POLICY') === 'strong' ? 'strong' : 'default',
    altcha: setting('LARDER_ALTCHA') === 'off' ? 'off' : 'on',
    secret: await readSecret(dataFolder),
    data_folder: dataFolder,
    company_storage_bytes: readStorage(),
    ...(heads === undefined ? {} : { heads_folder: resolve(heads) }),
    ...(legal === undefined ? {} : { legal_folder: resolve(legal) }),
    import_needs_fingerprint: setting('LARDER_IMPORT_FINGERPRINT') === 'required',
    webhook_targets: setting('LARDER_WEBHOOKS') === 'any' ? 'any' : 'public',
    web_folder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    oidc:
      oidc === undefined
        ? null
        : {
            issuer: oidc,
            client_id: setting('LARDER_OIDC_CLIENT_ID') ?? '',
            client_secret: setting('LARDER_OIDC_CLIENT_SECRET') ?? '',
          },
    stripe: readStripe(),
    contact: JSON.parse(setting('LARDER_CONTACT') ?? '{}') as Config['contact'],
  }
}

const isEmbedded = (): boolean => setting('DATABASE_URL') === undefined

function openDatabase(config: Config): Promise<Database> | Database {
  const url = setting('DATABASE_URL')
  return url === undefined ? openPglite({ folder: join(config.data_folder, 'database') }) : openPostgres(url)
}

function openMailer(config: Config): Mailer {
  const from = setting('LARDER_MAIL_FROM') ?? 'Larder <no-reply@larder.example>'
  const smtp = setting('LARDER_SMTP_URL')
  return smtp === undefined
    ? folderMailer(setting('LARDER_OUTBOX') ?? join(config.data_folder, 'outbox'), from)
    : smtpMailer(smtp, from)
}

/**
 * Readings by MQTT, where a broker is named: `LARDER_MQTT_TOPICS` is JSON, `[{"topic": "v3/+/devices/+/up",
 * "token": "lm_…"}]`.
 */
function openMqtt(platform: Platform): { readonly stop: () => Promise<void> } | null {
  const url = setting('LARDER_MQTT_URL')
  if (url === undefined) return null
  const subscriptions = JSON.parse(setting('LARDER_MQTT_TOPICS') ?? '[]') as MqttSubscription[]
  return listenMqtt(platform, { url, client_id: setting('LARDER_MQTT_CLIENT_ID') ?? 'larder', subscriptions })
}

function portRefused(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken
    ? new Error(`Port ${port} is in use, perhaps by another Larder. Stop it, or set PORT to another one.`)
    : error
}

const isEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(host)
const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

async function demo(platform: Platform, onPage: (line: string) => void): Promise<void> {
  const report = (line: string): void => {
    tell(line)
    onPage(line)
  }
  await addDemo(platform, { report })
  tell(`Demo sign-in: ${demoSignIn.username} with the password ${demoSignIn.password}`)
}

type Command = (platform: Platform, words: readonly string[]) => Promise<void>
const commands: Readonly<Record<string, Command>> = {
  subscription: ({ pool, now }, words) => runSubscriptionCommand(pool, words, { now: now(), tell }),
  'knowledge-publish': ({ pool, now }) => runPublishCommand(pool, { now: now(), tell }),
  jobs: (platform, words) => runJobsCommand(platform, words, tell),
  questionnaires: (platform) => runQuestionnairesCommand(platform, tell),
  'company-import': (platform, words) => runCompanyImportCommand(platform, words, tell),
  'records-verify': (platform, words) => runVerifyCommand(platform, words, tell),
  // Of the server itself, of an embedded database (operator/prepare-apart.ts).
  prepare: async (platform, words) => {
    await publish(platform)
    if (words.includes(DEMO)) await demo(platform, tellServer)
  },
}

const platformOf = (config: Config, { pool }: Database): Platform => ({
  config,
  pool,
  mailer: openMailer(config),
  log: openLog(),
  now: () => new Date(),
})

/** Lines that cannot be written, on a full disk, are lost; the server goes on. */
function openLog() {
  const destination = pino.destination({ fd: 1, sync: true }).on('error', () => undefined)
  return pino(
    {
      level: setting('LARDER_LOG_LEVEL') ?? 'warn',
      redact: ['req.headers.authorization', 'req.headers["shared-access-token"]', '*.password', '*.token'],
    },
    destination,
  )
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const startStatistics = ({ pool, log }: Platform) =>
  keepStatistics(pool, (error) =>
    log.warn(
      { event: 'database.no_statistics', err: error },
      'The statistics of the tables were not gathered.',
    ),
  )

async function command(run: Command, words: readonly string[]): Promise<void> {
  const port = Number(setting('PORT') ?? 3_000)
  const config = await readConfig(port)
  const database = await openDatabase(config)
  try {
    await migrate(database.pool)
    await run(platformOf(config, database), words)
  } finally {
    await database.close()
  }
}

/**
 * If this version was published with other content, the release is wrong: places keep the edition they have.
 */
const publish = ({ pool, log }: Platform): Promise<unknown> =>
  publishEdition(pool, new Date()).catch((error: unknown) =>
    log.error(
      { event: 'knowledge.not_published', err: error },
      'Publishing the edition of the knowledge base failed.',
    ),
  )

const DEMO = '--demo'
const wantsDemo = process.argv.includes(DEMO)

/** A new embedded database, and its demo. */
async function prepareEmbedded({ data_folder }: Config, { port, tell: onLine }: TakenPort): Promise<void> {
  if (existsSync(join(data_folder, 'database')) && !wantsDemo) return
  const program = fileURLToPath(import.meta.url)
  const env = { ...process.env, PORT: String(port) }
  await prepareApart({ program, env, words: wantsDemo ? [DEMO] : [], onLine })
}

async function start(): Promise<void> {
  const host = setting('HOST') ?? '127.0.0.1'
  const asked_port = Number(setting('PORT') ?? 3_000)
  const port = await takePort({ host, port: asked_port }).catch((error: unknown) => {
    throw portRefused(error, asked_port)
  })
  const config = await readConfig(port.port)
  if (isEmbedded()) await prepareEmbedded(config, port)
  const database = await openDatabase(config)
  const platform = platformOf(config, database)
  if (database.engine === 'pglite') await refuseDamagedPages(database.pool)
  await migrate(database.pool)
  await publish(platform)
  const app = await buildApp(platform)
  if (wantsDemo && !isEmbedded()) await demo(platform, port.tell)
  const statistics = database.engine === 'pglite' ? await startStatistics(platform) : null
  await timeZonesState(platform)
  await startSensorWatch(platform)
  const worker = startWorker(platform, jobHandlers, { lanes: jobLanes })
  const clockwork = startSchedules(platform, schedules)
  // With a database of its own, publishing is the operator's command.
  if (database.engine === 'pglite') await enqueueProposing(platform)
  const listening = await listen(app, port)
  const mqtt = openMqtt(platform)
  let ending = false
  const end = (): void => {
    if (ending) return
    ending = true
    clockwork.stop()
    statistics?.stop()
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    Promise.resolve(mqtt?.stop())
      .then(() => listening.close())
      .then(() => worker.stop())
      .then(() => database.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  tell(
    `Larder is ready at http://${isEverywhere(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host}:${listening.port}`,
  )
}

const describe = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}${error.cause instanceof Error ? ` (${error.cause.message})` : ''}`
    : String(error)

const [task = '', ...words] = process.argv.slice(2)
const operatorCommand = Object.hasOwn(commands, task) ? commands[task] : undefined

async function help(): Promise<void> {
  tell(helpText)
}

const wantsHelp = process.argv.includes('--help') || process.argv.includes('-h')

;(wantsHelp ? help() : operatorCommand === undefined ? start() : command(operatorCommand, words)).catch(
  async (error: unknown) => {
    process.stderr.write(
      `${operatorCommand === undefined ? 'Larder could not start' : 'Not done'}: ${describe(await explainFull(dataFolder, error).catch(() => error))}\n`,
    )
    process.exit(1)
  },
)
