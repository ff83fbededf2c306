/**
 * Servers that are wrong on purpose, in the three ways that were met in the field: the harness must find each
 * of them out, else its zeros mean nothing. `node tools/once/wrong-server.ts KIND DATABASE_URL PORT`.
 */
import { createServer } from 'node:http'
import pg from 'pg'

export const wrongKinds = ['no_idempotency', 'check_then_insert', 'ack_before_commit'] as const
export type WrongKind = (typeof wrongKinds)[number]

type Body = { readonly uuid: string; readonly value: string; readonly comment: string }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function serve(kind: WrongKind, pool: pg.Pool, port: number): void {
  const insert = ({ uuid, value, comment }: Body): Promise<unknown> =>
    pool.query('insert into writes (uuid, value, comment) values ($1, $2, $3)', [uuid, value, comment])
  const isThere = async ({ uuid }: Body): Promise<boolean> =>
    (await pool.query('select 1 from writes where uuid = $1', [uuid])).rowCount !== 0
  const acts: Record<WrongKind, (body: Body) => Promise<unknown>> = {
    no_idempotency: insert,
    check_then_insert: async (body) => {
      if (await isThere(body)) return
      await pause(3)
      await insert(body)
    },
    ack_before_commit: async (body) => {
      if (await isThere(body)) return
      void pause(60)
        .then(() => insert(body))
        .catch(() => undefined)
    },
  }
  createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('error', () => undefined)
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Body
      if (body.value === 'warm') return void response.writeHead(422).end('{}')
      acts[kind](body).then(
        () => response.writeHead(201).end('{}'),
        () => response.writeHead(500).end('{}'),
      )
      return undefined
    })
  }).listen(port, '127.0.0.1', () => console.log('ready'))
}

if (import.meta.main) {
  const [kind = '', url = '', port = '0'] = process.argv.slice(2)
  const wrongKind = wrongKinds.find((one) => one === kind)
  if (wrongKind === undefined) throw new Error(`one of ${wrongKinds.join(', ')}`)
  const pool = new pg.Pool({ connectionString: url, max: 16 })
  pool.on('error', () => undefined)
  serve(wrongKind, pool, Number(port))
}
