import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { RecordEntries } from '#features/entries/public.tsx'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { AmountsCard } from './amounts-card.tsx'
import { LotsCard } from './lots-card.tsx'
import { traceOf } from './recalls.api.ts'
import { RecipientsCard } from './recipients-card.tsx'
import { TraceGraph } from './trace-graph.tsx'

/** The way of one lot in both directions. */
export function LotPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { lotId } = useParams({ from: '/shell/traceability/lots/$lotId' })
  if (place === null || !can('recalls.trace')) return <NoPermission title={say('recalls.graph')} />
  return <Traced key={lotId} placeId={place.id} id={Number(lotId)} />
}

function Traced({ placeId, id }: { readonly placeId: number; readonly id: number }) {
  const say = useSay()
  const { can } = useAccess()
  const trace = useQuery(traceOf(placeId, id))
  const lot = trace.data?.lots.find((one) => one.id === id)
  return (
    <QueryView query={trace}>
      {(lotTrace) => (
        <>
          <PageHeader
            title={[lot?.product_name, lot?.batch_number].filter(Boolean).join(' · ')}
            hint={say('recalls.trace_hint')}
          >
            {can('recalls.edit') && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link to={paths.traceabilityNewRecall} search={{ lot: id }} {...props} />
                )}
              >
                {say('recalls.start')}
              </Button>
            )}
          </PageHeader>
          <Stack gap="md">
            <AmountsCard trace={lotTrace} />
            <TraceGraph trace={lotTrace} />
            <RecipientsCard trace={lotTrace} />
            <LotsCard trace={lotTrace} />
            <Suspense fallback={null}>
              <RecordEntries lotId={id} />
            </Suspense>
          </Stack>
        </>
      )}
    </QueryView>
  )
}
