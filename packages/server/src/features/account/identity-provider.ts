/**
 * The OpenID Connect provider behind Smart-ID. Nothing secret is stored between leaving and coming back:
 * nonce and PKCE verifier follow from the state by HMAC.
 */
import { createHmac } from 'node:crypto'
import * as oidc from 'openid-client'
import type { Config, Platform } from '#kit/platform.ts'
import { Problem } from '#kit/problem.ts'

export type Identity = { readonly idcode: string; readonly firstname: string; readonly lastname: string }
type Provider = NonNullable<Config['oidc']>

const TIMEOUT_SECONDS = 5
const discovered = new Map<string, Promise<oidc.Configuration>>()

/** Where the provider sends the browser back to. */
export const returnAddress = ({ base_url }: Config): string => `${base_url}/auth/oauth-return`

/** Discovery once a process; a failed one is tried again. */
async function connect({ oidc: provider }: Config): Promise<oidc.Configuration> {
  if (provider === null) throw new Problem('not_found', 'Smart-ID is not configured here.')
  const key = `${provider.issuer} ${provider.client_id}`
  const pending = discovered.get(key) ?? discover(provider)
  discovered.set(key, pending)
  try {
    return await pending
  } catch (error) {
    discovered.delete(key)
    throw new Problem(
      'overloaded',
      error instanceof Error ? 'The identity provider does not answer.' : 'failed',
      { retry_after_seconds: 5 },
    )
  }
}

/** Plain HTTP only to this machine, for tests. */
function discover({ issuer, client_id, client_secret }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const local = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return oidc.discovery(url, client_id, client_secret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(local ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
}

const derive = ({ secret }: Config, use: string, state: string): string =>
  createHmac('sha256', secret).update(`${use} ${state}`).digest('base64url')

export async function authorizationUrl({ config }: Platform, state: string): Promise<string> {
  const client = await connect(config)
  const code_challenge = await oidc.calculatePKCECodeChallenge(derive(config, 'pkce', state))
  return oidc.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress(config),
    scope: 'openid profile',
    state,
    nonce: derive(config, 'nonce', state),
    code_challenge,
    code_challenge_method: 'S256',
  }).href
}

/**
 * Who came back with this code.
 * @throws Problem `invalid_credentials` when the provider refuses the code or its answer does not check
 */
export async function identityOf(
  { config, log }: Platform,
  { code, state }: { code: string; state: string },
): Promise<Identity> {
  const client = await connect(config)
  const back = new URL(returnAddress(config))
  back.search = new URLSearchParams({
    code,
    state,
    ...(client.serverMetadata().authorization_response_iss_parameter_supported
      ? { iss: client.serverMetadata().issuer }
      : {}),
  }).toString()
  try {
    const tokens = await oidc.authorizationCodeGrant(client, back, {
      expectedState: state,
      expectedNonce: derive(config, 'nonce', state),
      pkceCodeVerifier: derive(config, 'pkce', state),
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no id token')
    const more =
      client.serverMetadata().userinfo_endpoint === undefined
        ? {}
        : await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
    return readIdentity({ ...more, ...claims })
  } catch (error) {
    log.warn(
      { event: 'identity_provider.refused', reason: error instanceof Error ? error.message : 'failed' },
      'The identity provider refused a sign-in.',
    )
    throw new Problem('invalid_credentials', 'Smart-ID could not confirm who you are.')
  }
}

/** The personal code is the claim `idcode` where the provider sends it, else the subject. */
function readIdentity(claims: Record<string, unknown>): Identity {
  const word = (...names: string[]): string =>
    (names.map((name) => claims[name]).find((value) => typeof value === 'string' && value !== '') as
      | string
      | undefined) ?? ''
  const idcode = word('idcode', 'sub')
  if (idcode === '' || idcode.length > 200) throw new Error('no id code')
  return { idcode, firstname: word('given_name').slice(0, 100), lastname: word('family_name').slice(0, 100) }
}
