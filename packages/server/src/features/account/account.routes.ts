import { account } from '@larder/contract/account'
import { countryOfLanguages, passwordLimits } from '@larder/core/accounts'
import { isPromotionCode } from '#features/billing/public.ts'
import { serve } from '#kit/http/serve.ts'
import type { Throttle } from '#kit/http/throttle.ts'
import { handOutChallenge, prepareChallenge } from './hand-out-challenge.ts'
import {
  changePassword,
  checkMailedToken,
  prepareChange,
  prepareNewPassword,
  setNewPassword,
} from './change-password.ts'
import {
  changeLang,
  changeNewsletter,
  changeProfile,
  readProfile,
  seeNotification,
  unsubscribe,
} from './change-profile.ts'
import { checkUsername, proveHuman } from './check-username.ts'
import {
  acceptByToken,
  acceptInvitation,
  declineInvitation,
  listInvitations,
  mailInvitation,
} from './invitations.ts'
import { confirmAddress } from './mail-addresses.ts'
import { confirmEmail, mailProof } from './prove-email.ts'
import { recoverPassword } from './recover-password.ts'
import { prepareRegistration, registerAccount } from './register-account.ts'
import { proveIdentity, signIn } from './sign-in.ts'
import { exchangeSession, signOut } from './sign-out.ts'
import { finishSmartId, prepareSmartId, proveBySmartId, startSmartId } from './smart-id.ts'
import { answerTexts } from './texts.ts'

/** 8 at once and one in 30 s: 28 guesses in 10 minutes reach the hash. */
const signInByAccount: Throttle = {
  name: 'sign_in',
  burst: 8,
  refill_seconds: 30,
  by: { body_field: 'username' },
}
const signInByAddress: Throttle = { name: 'sign_in_from', burst: 60, refill_seconds: 2, by: 'address' }
/** For all routes that reveal whether a username exists: 10 a minute. */
const usernames: Throttle = { name: 'usernames', burst: 10, refill_seconds: 6, by: 'address' }
const coupons: Throttle = { name: 'coupons', burst: 10, refill_seconds: 6, by: 'address' }
const recoveryByAccount: Throttle = {
  name: 'recovery',
  burst: 3,
  refill_seconds: 300,
  by: { body_field: 'username' },
}
const recoveryByAddress: Throttle = { name: 'recovery_from', burst: 20, refill_seconds: 30, by: 'address' }
const passwords: Throttle = { name: 'passwords', burst: 20, refill_seconds: 10, by: 'address' }
export const mailedTokens: Throttle = { name: 'mailed_tokens', burst: 30, refill_seconds: 2, by: 'address' }
const smartId: Throttle = { name: 'smart_id', burst: 30, refill_seconds: 4, by: 'address' }
const challenges: Throttle = { name: 'challenges', burst: 60, refill_seconds: 1, by: 'address' }

export const accountRoutes = [
  serve(account.login, signIn, { throttles: [signInByAddress, signInByAccount], before: proveIdentity }),
  serve(account.options, async ({ platform: { config } }) => ({
    smart_id: config.oidc !== null,
    bot_check: config.altcha === 'on',
    password: { policy: config.password_policy, ...passwordLimits[config.password_policy] },
  })),
  serve(account.startSmartid, startSmartId, { throttles: [smartId], before: prepareSmartId }),
  serve(account.finishSmartidLogin, finishSmartId, { throttles: [smartId], before: proveBySmartId }),
  serve(account.logout, signOut),
  serve(account.exchangeSession, exchangeSession),
  serve(account.register, registerAccount, { throttles: [usernames], before: prepareRegistration }),
  serve(account.checkUsername, checkUsername, { throttles: [usernames], before: proveHuman }),
  serve(account.checkPromoCode, async (_ctx, _input, valid: boolean) => ({ valid }), {
    throttles: [coupons],
    before: ({ platform }, { query }) => isPromotionCode(platform, query.coupon.trim()),
  }),
  serve(account.altchaChallenge, handOutChallenge, { throttles: [challenges], before: prepareChallenge }),
  serve(account.recover, recoverPassword, { throttles: [recoveryByAddress, recoveryByAccount] }),
  serve(account.checkValidToken, (ctx, { query }) => checkMailedToken(ctx, query.password_token), {
    throttles: [mailedTokens],
  }),
  serve(account.checkMailedToken, (ctx, { body }) => checkMailedToken(ctx, body.password_token), {
    throttles: [mailedTokens],
  }),
  serve(account.invitations, listInvitations),
  serve(account.acceptInvitation, acceptInvitation),
  serve(account.declineInvitation, declineInvitation),
  serve(account.mailInvitation, mailInvitation),
  serve(account.acceptByToken, acceptByToken, { throttles: [mailedTokens] }),
  serve(account.confirmAddress, confirmAddress, { throttles: [mailedTokens] }),
  serve(account.confirmEmail, confirmEmail, { throttles: [mailedTokens] }),
  serve(account.mailProof, mailProof),
  serve(account.setNewPassword, setNewPassword, { throttles: [passwords], before: prepareNewPassword }),
  serve(account.changePassword, changePassword, { throttles: [passwords], before: prepareChange }),
  serve(account.changeProfile, changeProfile),
  serve(account.changeLang, changeLang),
  serve(account.changeNewsletter, changeNewsletter),
  serve(account.unsubscribe, unsubscribe, { throttles: [mailedTokens] }),
  serve(account.profile, readProfile),
  serve(account.seeNotification, seeNotification),
  serve(account.texts, async (_ctx, { params }) => answerTexts(params.lang)),
  serve(account.usersCountry, async (ctx) => countryOfLanguages(ctx.request.accept_language)),
]
