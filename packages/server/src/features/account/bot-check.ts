/**
 * Proof of work by ALTCHA 2: the server signs a challenge, the browser searches its counter for about a
 * second. Its answer (`recaptcha_token`, base64 of challenge and solution) is valid for the one form and for
 * 20 minutes. The form's own call uses it up; the check before (is the username free?) uses a part of its
 * own, once.
 */
import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { ResponseOf } from '@larder/contract/kit'
import type { account } from '@larder/contract/account'
import type { Config } from '#kit/platform.ts'
import { hashToken } from '#kit/tokens.ts'
import { invalid } from '#kit/problem.ts'
import type { Db } from '#db/transaction.ts'
import { useChallenge } from './account.queries.ts'

const LIFE_SECONDS = 20 * 60
const COST = 1_000
const COUNTER = { min: 1_000, max: 3_000 } as const

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

const secretsOf = ({ secret }: Config): { hmacSignatureSecret: string; hmacKeySignatureSecret: string } => ({
  hmacSignatureSecret: createHmac('sha256', secret).update('altcha challenge').digest('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('altcha key').digest('hex'),
})

export async function makeChallenge(
  config: Config,
  action: string,
  now: Date,
): Promise<ResponseOf<typeof account.altchaChallenge>> {
  const expiresAt = Math.floor(now.getTime() / 1_000) + LIFE_SECONDS
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.max, COUNTER.min),
    deriveKey,
    expiresAt,
    data: { action },
    ...secretsOf(config),
  })
  return challenge as ResponseOf<typeof account.altchaChallenge>
}

/** A solved challenge, or `off` where the configuration requires none. */
export type Proof = { readonly challenge_hash: Buffer; readonly expires_at: string } | 'off'

type RecaptchaInput = { readonly recaptcha_token: string; readonly recaptcha_action: string }

/**
 * Reads a proof without using it up.
 * @throws Problem 422 at `recaptcha_token` or `recaptcha_action`
 */
export async function readProof(
  config: Config,
  { recaptcha_token, recaptcha_action }: RecaptchaInput,
  now: Date,
): Promise<Proof> {
  if (config.altcha === 'off') return 'off'
  const payload = decode(recaptcha_token)
  if (payload === null)
    throw invalid(
      'recaptcha_token',
      recaptcha_token === '' ? 'required' : 'bot_check_failed',
      'The check that you are human is missing.',
    )
  const { challenge, solution } = payload
  const { expired, verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secretsOf(config),
  })
  if (expired || challenge.parameters.expiresAt * 1_000 <= now.getTime())
    throw invalid(
      'recaptcha_token',
      'bot_check_expired',
      'The check that you are human is too old. Please try again.',
    )
  if (!verified)
    throw invalid(
      'recaptcha_token',
      'bot_check_failed',
      'The check that you are human failed. Please try again.',
    )
  if (challenge.parameters.data.action !== recaptcha_action)
    throw invalid(
      'recaptcha_action',
      'bot_check_action',
      'The check that you are human was made for another form.',
    )
  return {
    challenge_hash: hashToken(challenge.signature),
    expires_at: new Date(challenge.parameters.expiresAt * 1_000).toISOString(),
  }
}

/**
 * For the username check, which leaves the proof good for the registration. @throws Problem 422 at the second
 * check
 */
export const spendCheck = (db: Db, proof: Proof, now: Date): Promise<void> =>
  spendProof(
    db,
    proof === 'off'
      ? proof
      : { ...proof, challenge_hash: hashToken(`check ${proof.challenge_hash.toString('hex')}`) },
    now,
  )

/** @throws Problem 422 when the proof was used before */
export async function spendProof(db: Db, proof: Proof, now: Date): Promise<void> {
  if (proof === 'off') return
  if (!(await useChallenge(db, proof.challenge_hash, proof.expires_at, now.toISOString())))
    throw invalid(
      'recaptcha_token',
      'bot_check_used',
      'The check that you are human was used before. Please try again.',
    )
}

function decode(token: string): z.output<typeof Payload> | null {
  try {
    return Payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')))
  } catch {
    return null
  }
}
