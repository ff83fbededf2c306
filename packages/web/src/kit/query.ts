/**
 * Reading and writing from components. A feature's `.api.ts` is made of these two and nothing else:
 *
 *   export const equipmentOf = (placeId: number) => query(equipment.list, { params: { placeId } })
 *   export const useChangeEquipment = () => useCall(equipment.change)
 *
 * A query reads the resources that its route names; a call fetches the shown queries of those that its route
 * writes again.
 */
import type { CallInput, Resource, ResponseOf, Route } from '@larder/contract/kit'
import {
  queryOptions,
  QueryCache,
  QueryClient,
  useMutation,
  useQueryClient,
  type QueryFilters,
  type UseMutationResult,
} from '@tanstack/react-query'
import { call } from './call.ts'
import { asProblem, type Problem } from './problem.ts'
import { currentSession } from './session.ts'
import { toastProblem } from './toasts.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
    queryMeta: { readonly reads?: readonly Resource[] }
  }
}

/** Routes whose answers are stored, so that their pages open without network. */
const storedRoutes = new Set([
  'devices.people',
  'account.profile',
  'companies.list',
  'permissions.current',
  'entries.today',
  'entries.choices',
  'tasks.list',
  'activity_log.statistics',
  'tickets.list',
  'digital_audit_results.list',
  'digital_audit_results.get',
  'traceability.workbench',
  'traceability.records',
])

/** Calls the route and stores its answer; without network gives the stored one. */
function callOrRecall<R extends Route>(
  route: R,
  input: CallInput<R>,
  signal: AbortSignal,
): Promise<ResponseOf<R>> {
  const answer = call(route, input, { signal })
  if (!storedRoutes.has(route.name) || currentSession().shared_access_token !== null) return answer
  // A failure while the file below loads must not count as an unhandled rejection; `keepOrRecall` handles it.
  answer.catch(() => undefined)
  return import('./kept-reads.ts').then(
    ({ keepOrRecall }) => keepOrRecall([route.name, input], answer),
    () => answer,
  )
}

/** TanStack Query options for a route, keyed `[route.name, input]`. */
export function query<R extends Route>(route: R, input: CallInput<R> = {}) {
  return queryOptions<ResponseOf<R>, Problem>({
    queryKey: [route.name, input],
    queryFn: ({ signal }) => callOrRecall(route, input, signal),
    meta: { reads: route.reads },
  })
}

/** The queries that read one of the resources. */
export const readersOf = (written: readonly Resource[]): QueryFilters => ({
  predicate: ({ meta }) => meta?.reads?.some((name) => written.includes(name)) === true,
})

/**
 * Fetches the shown queries again that read one of the resources. A running first fetch is cancelled: the
 * library would keep it, and its answer may be older than the change.
 */
export async function refetch(client: QueryClient, written: readonly Resource[]): Promise<void> {
  await client.cancelQueries(readersOf(written))
  await client.invalidateQueries(readersOf(written))
}

/** A mutation that calls the route and refreshes the queries of the resources that it writes. */
export function useCall<R extends Route>(route: R): UseMutationResult<ResponseOf<R>, Problem, CallInput<R>> {
  const client = useQueryClient()
  return useMutation<ResponseOf<R>, Problem, CallInput<R>>({
    mutationFn: (input) => call(route, input),
    onSuccess: () => refetch(client, route.writes),
  })
}

/** Tries once more after a network failure or a fault of the server, but not after a refusal. */
const mayRetry = (failures: number, problem: Problem): boolean =>
  failures < 1 && (problem.code === 'network' || problem.status >= 500)

export function createQueryClient(): QueryClient {
  return new QueryClient({
    // A page shows its own failure; one that only refreshes what is shown already says so in a toast. A
    // missing connection is shown by the header.
    queryCache: new QueryCache({
      onError: (thrown, one) => {
        const problem = asProblem(thrown)
        if (one.state.data !== undefined && problem.code !== 'network') toastProblem(problem)
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayRetry, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
