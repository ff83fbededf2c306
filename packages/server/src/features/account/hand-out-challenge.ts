import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { makeChallenge } from './bot-check.ts'

type Challenge = ResponseOf<typeof account.altchaChallenge>

export const prepareChallenge = (
  { platform, now }: Outside,
  { query }: Input<typeof account.altchaChallenge>,
): Promise<Challenge> => makeChallenge(platform.config, query.action, now)

export const handOutChallenge = (
  _ctx: Ctx,
  _input: Input<typeof account.altchaChallenge>,
  challenge: Challenge,
): Promise<Challenge> => Promise.resolve(challenge)
