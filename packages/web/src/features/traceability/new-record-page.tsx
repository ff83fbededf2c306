import { traceability } from '@larder/contract/traceability'
import { Alert } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { useSay } from '#kit/i18n.ts'
import { photosOf } from '#kit/outbox/photo.ts'
import { saveOperation } from '#kit/outbox/save.ts'
import { toast } from '#kit/toasts.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import type { LocalWorkbench } from './bench.ts'
import type { RecordKind } from './draft.ts'
import { describeRecord, kindTitles } from './record-words.ts'
import { RecordForm, type Filled } from './record-form.tsx'
import { newState } from './record-state.ts'
import { useBench } from './use-bench.ts'

export const ReceivePage = () => <NewRecordPage kind="receipt" />
export const PreparePage = () => <NewRecordPage kind="preparation" />
export const DispatchPage = () => <NewRecordPage kind="dispatch" />
export const WastePage = () => <NewRecordPage kind="waste" />
export const CountPage = () => <NewRecordPage kind="count" />

/** The same form and nothing is saved: to try before the first batch. */
export const PreparationDemoPage = () => <NewRecordPage kind="preparation" isPractice />

type Props = { readonly kind: RecordKind; readonly isPractice?: boolean }

/** A new record; it is saved on the device and sent when there is a network. */
function NewRecordPage({ kind, isPractice = false }: Props) {
  const say = useSay()
  const { place, can } = useAccess()
  const title = say(isPractice ? 'nav.traceability_practice' : kindTitles[kind])
  if (place === null || !can('traceability.record')) return <NoPermission title={title} />
  return (
    <>
      <PageHeader title={title} hint={place.name} />
      <Loaded key={`${place.id} ${kind}`} placeId={place.id} kind={kind} isPractice={isPractice} />
    </>
  )
}

function Loaded({ placeId, kind, isPractice }: Required<Props> & { readonly placeId: number }) {
  const { query, bench } = useBench(placeId)
  if (bench === undefined) return <QueryView query={query}>{() => null}</QueryView>
  return <NewRecord placeId={placeId} kind={kind} isPractice={isPractice} bench={bench} />
}

function NewRecord({
  placeId,
  kind,
  isPractice,
  bench,
}: Required<Props> & { readonly placeId: number; readonly bench: LocalWorkbench }) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const navigate = useNavigate()
  // Only the first bench: what comes later must not empty a form that is being filled in.
  const [initial] = useState(() => newState(bench, kind))
  // One record however often it is saved: an answer that was lost may have been a success.
  const [uuid] = useState(() => crypto.randomUUID())
  const leave = () => navigate({ to: paths.traceabilityRecords })
  const save = async ({ state, body }: Filled, release: () => void): Promise<void> => {
    if (!isPractice) {
      await saveOperation({
        route: traceability.create,
        input: {
          params: { placeId },
          body: { uuid, ...body, performed_at: new Date().toISOString() },
        },
        op_id: uuid,
        entity: uuid,
        place_id: placeId,
        title: say(kindTitles[kind]),
        detail: describeRecord({ bench, sayAmount }, body),
        photos: photosOf(state.photos),
        after: state.readings.map(({ uuid }) => uuid),
      })
    }
    toast('success', say(isPractice ? 'traceability.practice_done' : 'traceability.saved'))
    release()
    await leave()
  }
  return (
    <RecordForm
      bench={bench}
      initial={initial}
      onSave={save}
      onCancel={() => void leave()}
      saveLabel={say(isPractice ? 'traceability.try_save' : 'ui.save')}
      withPhotos={!isPractice}
      withReadings={!isPractice}
    >
      {isPractice && <Alert color="ink">{say('traceability.practice_hint')}</Alert>}
    </RecordForm>
  )
}
