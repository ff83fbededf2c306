import { account } from '@larder/contract/account'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { paths } from '#app/paths.ts'
import { call } from './call.ts'
import { texts } from './i18n.ts'
import { asProblem } from './problem.ts'
import { startSession, startSharedAccess, takeTokensFromUrl } from './session.ts'
import { toast } from './toasts.ts'

/**
 * Takes the tokens out of the address and exchanges them, because an address may be stored in a history or a
 * log. A token that is no longer valid leads to login, which shows it; an expired shared link has its own
 * message. Returns a function that shows the message once the texts are loaded.
 */
export async function startFromUrl(): Promise<() => void> {
  const taken = takeTokensFromUrl()
  if (taken === 'kept') return () => toast('warning', texts.t('auth.already_signed_in'))
  if (taken === null) return () => undefined
  try {
    if (taken === 'shared') startSharedAccess((await call(sharedAccesses.exchange)).shared_access_token)
    else startSession(await call(account.exchangeSession))
  } catch (thrown) {
    const problem = asProblem(thrown)
    console.info(problem.message)
    if (taken === 'user' && problem.status === 401) leaveForLogin()
  }
  return () => undefined
}

function leaveForLogin(): void {
  const search = new URLSearchParams({ reason: 'expired', from: `${location.pathname}${location.search}` })
  history.replaceState(history.state, '', `${paths.login}?${search}`)
}
