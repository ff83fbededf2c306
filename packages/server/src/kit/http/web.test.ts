import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWebVersion, serveWeb } from './web.ts'

let app: FastifyInstance
let folder: string
const page = '<!doctype html><script type="module" src="/assets/index-AbC_123.js"></script>'
const script = 'export const answer = 42'

/** A build in a folder whose own path has a part named “assets”. */
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'larder-web-')), 'assets', 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  const files = {
    'index.html': page,
    'sw.js': 'self',
    'early.js': 'early',
    'assets/index-AbC_123.js': script,
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  for (const [name, content] of [
    ['index.html', page],
    ['assets/index-AbC_123.js', script],
  ] as const) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content))
  }
  app = Fastify({ exposeHeadRoutes: false })
  await serveWeb(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(join(folder, '..', '..'), { recursive: true })
})

const read = (url: string, encoding = 'identity', method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': encoding } })

describe('the built web', () => {
  it('sends hashed files for a year', async () => {
    expect((await read('/assets/index-AbC_123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })
  it.each(['/', '/index.html', '/plan/ccp-list', '/sw.js', '/early.js'])(
    'makes the browser revalidate %s',
    async (url) => {
      const { statusCode, headers } = await read(url)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    },
  )
  it.each([
    ['/assets/index-AbC_123.js', 'application/javascript; charset=utf-8'],
    ['/', 'text/html; charset=utf-8'],
    ['/plan', 'text/html; charset=utf-8'],
  ])('sends %s in the best encoding that the browser accepts', async (url, type) => {
    const answers = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity'].map((encoding) => read(url, encoding)),
    )
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
    ])
    expect(answers.map(({ headers }) => [headers['content-type'], headers['vary']])).toEqual(
      Array.from({ length: 4 }, () => [type, 'accept-encoding']),
    )
  })
  it('sends a file without a prepared copy as it is', async () => {
    const { body, headers } = await read('/sw.js', 'br, gzip')
    expect([body, headers['content-encoding']]).toEqual(['self', undefined])
  })
  it.each(['/', '/plan', '/assets/index-AbC_123.js', '/sw.js'])(
    'answers HEAD %s like GET, without a body',
    async (url) => {
      const { statusCode, body } = await read(url, 'identity', 'HEAD')
      expect([statusCode, body]).toEqual([200, ''])
    },
  )
  it.each([
    '/assets',
    '/assets/',
    '/assets/gone-1234567.js',
    '/.vite/manifest.json',
    '/nothing.json',
    '/api',
    '/api/nothing',
  ])('answers 404 to %s', async (url) => {
    for (const encoding of ['identity', 'br']) expect((await read(url, encoding)).statusCode).toBe(404)
  })
  it('knows the version of the web by its entry script', async () => {
    expect([
      await readWebVersion(folder),
      await readWebVersion(join(folder, 'assets')),
      await readWebVersion(null),
    ]).toEqual(['index-AbC_123', null, null])
  })
})
