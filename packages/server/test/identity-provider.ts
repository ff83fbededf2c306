/** A real OpenID Connect provider on this machine: its own pages are walked through as a browser would. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const redirect_uri = 'http://larder.test/auth/oauth-return'
const client = { client_id: 'larder', client_secret: 'a-secret-for-the-test' }

export type TestProvider = {
  readonly oidc: { readonly issuer: string; readonly client_id: string; readonly client_secret: string }
  readonly close: () => Promise<void>
}

/** Listens on a free port until it is closed. */
export async function openProvider(): Promise<TestProvider> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('request', providerAt(issuer).callback())
  return {
    oidc: { issuer, ...client },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function providerAt(issuer: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        ...client,
        redirect_uris: [redirect_uri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, given_name: 'Mari-Liis', family_name: 'Männik' }),
    }),
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['cookies of the test'] },
    pkce: { required: () => true },
  })
}

/**
 * Follows redirects and fills the provider's sign-in and consent forms until it sends back to the product.
 */
export async function walk(authorization_url: string, login: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next: { url: string; form?: URLSearchParams } = { url: authorization_url }
  for (let step = 0; step < 12; step += 1) {
    if (next.url.startsWith(redirect_uri)) return new URL(next.url)
    const answer = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: next.form } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    const page = await answer.text()
    next = location === null ? formOf(page, next.url, login) : { url: new URL(location, next.url).href }
  }
  throw new Error('The provider never sent back.')
}

function formOf(page: string, base: string, login: string): { url: string; form: URLSearchParams } {
  const action = /<form[^>]*action="([^"]+)"/.exec(page)?.[1]
  const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
  if (action === undefined || prompt === undefined) throw new Error(`No form: ${page.slice(0, 500)}`)
  return {
    url: new URL(action, base).href,
    form: new URLSearchParams(prompt === 'login' ? { prompt, login, password: 'any' } : { prompt }),
  }
}
