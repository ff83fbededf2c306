/**
 * Serves the built browser application: hashed assets for a year, every other page path answers with
 * index.html.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { accepts } from './accepted-encoding.ts'

const isApi = (url: string): boolean => /^\/(api|oauth)(\/|$|\?)/.test(url)
const isFile = (url: string): boolean => /^\/assets(\/|$|\?)/.test(url) || /\.\w{2,11}(\?|$)/.test(url)

/** Encodings that the web's build prepares beside each file, best first. */
const encodings = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof encodings

type Page = { readonly plain: Buffer } & { readonly [E in Encoding]?: Buffer }

const readIfThere = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined)

async function readPage(folder: string): Promise<Page> {
  const index = join(folder, 'index.html')
  const [br, gzip] = await Promise.all([
    readIfThere(index + encodings.br),
    readIfThere(index + encodings.gzip),
  ])
  return { plain: await readFile(index), ...(br && { br }), ...(gzip && { gzip }) }
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const header = request.headers['accept-encoding']
  const encoding = (Object.keys(encodings) as Encoding[]).find(
    (one) => page[one] !== undefined && accepts(header, one),
  )
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .send(encoding === undefined ? page.plain : page[encoding])
}

/**
 * The version of the built web: the name of its entry script, which changes with every build. Null where none
 * is built.
 */
export async function readWebVersion(folder: string | null): Promise<string | null> {
  const page = folder === null ? undefined : await readIfThere(join(folder, 'index.html'))
  return /\/assets\/(index-[\w-]+)\.js/.exec(page?.toString() ?? '')?.[1] ?? null
}

export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  const hasWeb = folder !== null && existsSync(join(folder, 'index.html'))
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      index: false,
      decorateReply: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // The plugin's own header would replace the one below.
      cacheControl: false,
      // A folder is no file; the plugin would answer it with an error.
      allowedPath: (path) => !path.endsWith('/'),
      setHeaders: (reply, path) => {
        const hashed = relative(folder, path).startsWith(`assets${sep}`)
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        reply.setHeader('vary', 'accept-encoding')
      },
    })
  }
  const page = hasWeb ? await readPage(folder) : null
  if (page !== null)
    app.route({
      method: ['GET', 'HEAD'],
      url: '/',
      handler: (request, reply) => sendPage(page, request, reply),
    })
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (page !== null && reads && !isApi(request.url) && !isFile(request.url))
      return sendPage(page, request, reply)
    return reply.status(404).send({ code: 'not_found', message: 'Not found.' })
  })
}
