import { account } from '@larder/contract/account'
import { call } from './call.ts'
import { asProblem } from './problem.ts'
import { startSession, takeTokensFromUrl } from './session.ts'

/**
 * Takes the tokens out of the address and exchanges a bearer token for a new one, because the old one may stand in a
 * history or a log. A token that is no longer valid ends the session and leads to login.
 */
export async function startFromUrl(): Promise<void> {
  if (!takeTokensFromUrl()) return
  try {
    startSession(await call(account.exchangeSession))
  } catch (thrown) {
    console.warn(asProblem(thrown).message)
  }
}
