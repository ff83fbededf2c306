import { account } from '@larder/contract/account'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { call } from './call.ts'
import { asProblem } from './problem.ts'
import { startSession, startSharedAccess, takeTokensFromUrl } from './session.ts'

/**
 * Takes the tokens out of the address and exchanges them, because what stands there may stand in a history or a log. A
 * token that is no longer valid ends the session and leads to login; a shared link says that it has run out.
 */
export async function startFromUrl(): Promise<void> {
  const taken = takeTokensFromUrl()
  if (taken === null) return
  try {
    if (taken === 'shared') startSharedAccess((await call(sharedAccesses.exchange)).shared_access_token)
    else startSession(await call(account.exchangeSession))
  } catch (thrown) {
    console.warn(asProblem(thrown).message)
  }
}
