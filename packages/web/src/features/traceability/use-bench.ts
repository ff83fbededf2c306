import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutbox } from '#kit/outbox/queue.ts'
import { benchOf, waitingRecords } from './bench.ts'
import { workbenchOf } from './traceability.api.ts'

/** What records are filled in with, also without network; `bench` is undefined while it is not known. */
export function useBench(placeId: number) {
  const query = useQuery(workbenchOf(placeId))
  const items = useOutbox()
  const { data, dataUpdatedAt } = query
  const bench = useMemo(
    () => data && benchOf(data, waitingRecords(items, placeId, dataUpdatedAt)),
    [data, items, placeId, dataUpdatedAt],
  )
  return { query, bench }
}
