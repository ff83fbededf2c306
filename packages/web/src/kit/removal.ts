/** Calls that remove a thing: where somebody changed it meanwhile, the user is asked before it is gone. */
import type { CallInput, ResponseOf, Route } from '@larder/contract/kit'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { call } from './call.ts'
import { openConflict } from './conflict.ts'
import { asProblem, Problem } from './problem.ts'
import { refetch } from './query.ts'

/** `base_version`: the version that the user saw. */
type Base = { readonly base_version: number }
export type Removal<R extends Route> = CallInput<R> & ({ readonly query: Base } | { readonly body: Base })

const versionIn = (current: unknown): number | undefined =>
  typeof current === 'object' && current !== null && 'version' in current
    ? Number(current.version)
    : undefined

function withVersion<R extends Route>(input: Removal<R>, base_version: number): Removal<R> {
  const part = input.body === undefined ? 'query' : 'body'
  return { ...input, [part]: { ...(input[part] as object), base_version } }
}

/** Whether the user removes it all the same. */
const asksToRemove = ({ changed }: Problem): Promise<boolean> =>
  new Promise((answer) => {
    openConflict.set({ versions: null, changed, onMine: () => answer(true), onTheirs: () => answer(false) })
  })

async function removeOrAsk<R extends Route>(route: R, input: Removal<R>): Promise<ResponseOf<R>> {
  try {
    return await call(route, input)
  } catch (thrown) {
    const problem = asProblem(thrown)
    const version = problem.status === 409 ? versionIn(problem.current) : undefined
    if (version === undefined) throw problem
    if (await asksToRemove(problem)) return removeOrAsk(route, withVersion(input, version))
    throw new Problem({ code: 'cancelled', message: 'cancelled' })
  }
}

/** `useCall` for a route that removes something. */
export function useRemoval<R extends Route>(route: R): UseMutationResult<ResponseOf<R>, Problem, Removal<R>> {
  const client = useQueryClient()
  return useMutation<ResponseOf<R>, Problem, Removal<R>>({
    mutationFn: (input) => removeOrAsk(route, input),
    onSuccess: () => refetch(client, route.writes),
  })
}
