import { recalls, type RecallDetails } from '@larder/contract/recalls'
import { Button, Stack } from '@mantine/core'
import { IconAddressBook, IconBuildingBank, IconFileTypePdf, IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, useEntryInstant } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { AmountsCard } from './amounts-card.tsx'
import { CloseCard } from './close-card.tsx'
import { LotsCard } from './lots-card.tsx'
import { MessageModal } from './message-modal.tsx'
import { RecallState } from './recalls-page.tsx'
import { ReasonField } from './reason-field.tsx'
import { recallOf } from './recalls.api.ts'
import { RecipientsCard } from './recipients-card.tsx'
import { TraceGraph } from './trace-graph.tsx'

/** A recall: whom to tell, what is where, and its end. */
export function RecallPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { recallId } = useParams({ from: '/shell/traceability/recalls/$recallId' })
  if (place === null || !can('recalls.view')) return <NoPermission title={say('nav.recalls')} />
  return <Opened key={recallId} placeId={place.id} id={Number(recallId)} />
}

function Opened({ placeId, id }: { readonly placeId: number; readonly id: number }) {
  const recall = useQuery(recallOf(placeId, id))
  return (
    <QueryView query={recall}>{(details) => <RecallView placeId={placeId} recall={details} />}</QueryView>
  )
}

type Props = { readonly placeId: number; readonly recall: RecallDetails }

function RecallView({ placeId, recall }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const isOpen = recall.closed_at === null && can('recalls.edit')
  return (
    <>
      <PageHeader title={recall.title} hint={say(recall.is_drill ? 'recalls.drill' : 'recalls.recall')}>
        <RecallState recall={recall} />
        <FileButton placeId={placeId} recall={recall} file="customers" />
        <FileButton placeId={placeId} recall={recall} file="all" />
        <FileButton placeId={placeId} recall={recall} file="report" />
      </PageHeader>
      <Stack gap="md">
        <AmountsCard trace={recall} />
        <RecipientsCard trace={recall} noting={{ placeId, id: recall.id, isOpen }} />
        <TraceGraph trace={recall} />
        <LotsCard trace={recall} />
        <Facts recall={recall} />
        {isOpen && (
          <Card>
            <ReasonField placeId={placeId} recall={recall} />
          </Card>
        )}
        {isOpen && <AuthorityButton placeId={placeId} recall={recall} />}
        {isOpen && <CloseCard placeId={placeId} recall={recall} />}
      </Stack>
    </>
  )
}

function Facts({ recall }: Pick<Props, 'recall'>) {
  const say = useSay()
  const moment = useEntryInstant()
  const { origin, reason, started_at, started_by, closed_at, closed_name, closed_role, minutes } = recall
  return (
    <Card>
      <FactList
        facts={[
          { label: say('recalls.origin'), value: say(`recalls.origin_${origin.kind}`) },
          {
            label: say('recalls.reason'),
            value: [origin.text, reason].filter((part) => part !== '').join(' · '),
          },
          {
            label: say('recalls.started'),
            value: [moment(started_at), started_by ?? ''].filter((part) => part !== '').join(', '),
          },
          {
            label: say('recalls.closed'),
            value:
              closed_at === null
                ? say('recalls.open')
                : say('recalls.closed_by', { name: closed_name, role: closed_role, when: moment(closed_at) }),
          },
          {
            label: say('recalls.time_taken'),
            value: minutes === null ? '' : say('recalls.minutes', { minutes }),
          },
        ]}
      />
    </Card>
  )
}

const files = {
  report: { Icon: IconFileTypePdf, text: 'recalls.report' },
  customers: { Icon: IconAddressBook, text: 'recalls.file_customers' },
  all: { Icon: IconTable, text: 'recalls.file_all' },
} as const

function FileButton({ placeId, recall, file }: Props & { readonly file: keyof typeof files }) {
  const say = useSay()
  const lang = useLanguage()
  const [busy, setBusy] = useState(false)
  const { Icon, text } = files[file]
  const load = async (): Promise<void> => {
    setBusy(true)
    const params = { placeId, id: recall.id }
    try {
      saveFile(
        file === 'report'
          ? await callFile(recalls.report, { params, query: { lang } }, `${recall.title}.pdf`)
          : await callFile(recalls.export, { params, query: { lang, part: file } }, `${recall.title}.xlsx`),
      )
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<Icon size={18} stroke={1.8} aria-hidden />}
      onClick={() => void load()}
    >
      {say(text)}
    </Button>
  )
}

function AuthorityButton({ placeId, recall: { id } }: Props) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconBuildingBank size={18} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {say('recalls.message_authority')}
      </Button>
      {isOpen && (
        <MessageModal
          placeId={placeId}
          id={id}
          recipient="authority"
          title={say('recalls.message_authority')}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
