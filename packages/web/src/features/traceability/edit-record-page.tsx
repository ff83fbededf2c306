import type { TraceabilityRecord } from '@larder/contract/traceability'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { deliverNow } from '#kit/outbox/deliverer.ts'
import { Problem } from '#kit/problem.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { lotKey, type LocalWorkbench } from './bench.ts'
import { RecordForm, type Filled } from './record-form.tsx'
import { lotsOfRecord, stateOf } from './record-state.ts'
import { recordOf, useChangeRecord } from './traceability.api.ts'
import { useBench } from './use-bench.ts'

/** Corrects a record, with a reason; its versions stay. */
export function EditRecordPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { recordId } = useParams({ from: '/shell/traceability/preparation/record/$recordId/edit' })
  const may = place !== null && can('traceability.record')
  const record = useQuery({ ...recordOf(place?.id ?? 0, Number(recordId)), enabled: may })
  const { query, bench } = useBench(place?.id ?? 0)
  if (!may) return <NoPermission title={say('traceability.correct')} />
  return (
    <QueryView query={record}>
      {(storedRecord) =>
        bench === undefined ? (
          <QueryView query={query}>{() => null}</QueryView>
        ) : (
          <>
            <PageHeader title={say('traceability.correct')} hint={storedRecord.product_name} />
            <Correct placeId={place.id} record={storedRecord} bench={bench} />
          </>
        )
      }
    </QueryView>
  )
}

type Props = { readonly placeId: number; readonly record: TraceabilityRecord; readonly bench: LocalWorkbench }

/** The lots of the record can be chosen, also where nothing is left of them. */
function withLotsOf(bench: LocalWorkbench, record: TraceabilityRecord): LocalWorkbench {
  const lotKeys = new Set(bench.lots.map(lotKey))
  return {
    ...bench,
    lots: [...bench.lots, ...lotsOfRecord(record).filter((lot) => !lotKeys.has(lotKey(lot)))],
  }
}

function Correct({ placeId, record, bench }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const change = useChangeRecord()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const initial = useMemo(() => stateOf(record), [record])
  const leave = () => navigate({ to: paths.traceabilityRecord, params: { recordId: String(record.id) } })
  const save = async ({ body }: Filled, release: () => void): Promise<void> => {
    const { kind: _, photos: _photos, ...fields } = body
    if (reason.trim() === '') {
      setFault(say('field_error.required'))
      throw new Problem({ code: 'invalid', message: say('field_error.required') })
    }
    // Its readings first: the record names them.
    await deliverNow()
    await change.mutateAsync({
      params: { placeId, id: record.id },
      body: {
        ...fields,
        entry_ids: record.entry_ids,
        photos: record.photos.map(({ id }) => ({ id })),
        base_version: record.version,
        reason,
      },
    })
    toast('success', say('traceability.saved'))
    release()
    await leave()
  }
  return (
    <RecordForm
      bench={withLotsOf(bench, record)}
      initial={initial}
      onSave={save}
      onCancel={() => void leave()}
      saveLabel={say('ui.save')}
      withPhotos={false}
    >
      <Card>
        <TextInput
          size="md"
          label={say('traceability.reason')}
          description={say('traceability.reason_hint')}
          required
          maxLength={2_000}
          value={reason}
          error={fault}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setFault(null)
          }}
        />
      </Card>
    </RecordForm>
  )
}
