/**
 * A place or a company that was taken away while its page is open (general 8.1): the application says nothing
 * and goes to a place that is there.
 */
import type { QueryClient } from '@tanstack/react-query'
import { reloadAccess, settleSelection } from '#kit/access.ts'
import { onPlaceLost } from '#kit/call.ts'
import { asProblem } from '#kit/problem.ts'
import { currentSession } from '#kit/session.ts'
import { paths } from './paths.ts'

type Router = {
  readonly navigate: (to: { readonly href: string; readonly replace: boolean }) => Promise<void>
}

/** Answers how to stop. */
export function moveWhenPlaceIsLost(client: QueryClient, router: Router): () => void {
  let busy = false
  return onPlaceLost(() => {
    const { access_token, shared_access_token } = currentSession()
    if (busy || access_token === null || shared_access_token !== null) return
    busy = true
    move(client, router)
      .catch((thrown: unknown) => console.info(asProblem(thrown).message))
      .finally(() => {
        busy = false
      })
  })
}

async function move(client: QueryClient, router: Router): Promise<void> {
  const before = currentSession()
  const companies = await reloadAccess(client)
  settleSelection(companies)
  const { company_id, place_id } = currentSession()
  if (company_id === before.company_id && place_id === before.place_id) return
  await router.navigate({ href: company_id === null ? paths.createCompany : paths.home, replace: true })
}
