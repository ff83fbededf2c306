/**
 * `POST /auth/:lang/unsubscribed?token=…`: the link of a weekly e-mail, called by a mail program (RFC 8058). The body
 * is a form that says nothing more. A person who opens the link gets the page that asks: programs that check
 * e-mails open it, too.
 */
import type { FastifyInstance } from 'fastify'
import { account } from '@larder/contract/account'
import type { ServeOptions } from '#kit/http/admit.ts'
import { JsonBody } from '#kit/http/json-body.ts'
import { mount, serve } from '#kit/http/serve.ts'
import type { Platform } from '#kit/platform.ts'
import { mailedTokens } from './account.routes.ts'
import { unsubscribe } from './change-profile.ts'

export const oneClickPath = '/auth/:lang/unsubscribed'
const MAX_BODY_BYTES = 4_096

export async function serveOneClick(
  app: FastifyInstance,
  platform: Platform,
  options: ServeOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null),
    )
    scope.addHook('preValidation', async (request) => {
      const { token } = request.query as Record<string, unknown>
      request.body = new JsonBody(JSON.stringify({ token }))
      request.query = {}
      request.params = {}
    })
    const served = serve(account.unsubscribe, unsubscribe, { throttles: [mailedTokens] })
    mount(scope, { ...served, route: { ...served.route, path: oneClickPath } }, platform, options)
  })
}
