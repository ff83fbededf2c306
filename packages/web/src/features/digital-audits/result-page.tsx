import { digitalAuditResults, type AuditResultDetails } from '@larder/contract/digital-audits'
import { Button, Stack, Text } from '@mantine/core'
import { IconFileTypePdf, IconPencil } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useEntryInstant } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { AnswerRow } from './answer-row.tsx'
import type { Question } from './audit-state.ts'
import { useUnconfirmAudit } from './digital-audits.api.ts'
import { ScoreBadge } from './score-badge.tsx'
import { ScoreCard } from './score-card.tsx'
import { sectionsOf } from './template-draft.ts'
import { useAudit, type OpenAudit } from './use-audit.ts'
import rows from '#ui/rows.module.css'

/** An audit as it was made: its score by section, its findings, all answers. */
export function ResultPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('digital_audit_results.view')) return <NoPermission title={say('nav.audits')} />
  return <Result key={place.id} placeId={place.id} />
}

function Result({ placeId }: { readonly placeId: number }) {
  const { auditId } = useParams({ from: '/shell/audits/$auditId/show' })
  const { audit, details, query, items } = useAudit(placeId, auditId)
  return (
    <QueryView query={query}>
      {() =>
        audit === undefined || details === undefined ? null : (
          <ResultContent audit={audit} details={details} items={items} />
        )
      }
    </QueryView>
  )
}

type Props = {
  readonly audit: NonNullable<OpenAudit['audit']>
  readonly details: AuditResultDetails
  readonly items: readonly OutboxItem[]
}

function ResultContent({ audit, details, items }: Props) {
  const say = useSay()
  const moment = useEntryInstant()
  const { name, started_at, started_by, comment, confirmed_at, confirmed_name, confirmed_role } = details
  const isDone = confirmed_at !== null
  return (
    <>
      <PageHeader
        title={name}
        hint={[moment(started_at), started_by ?? ''].filter((part) => part !== '').join(' · ')}
      >
        <ScoreBadge result={details} />
        <ReportButton id={details.id} name={name} />
        <Tools details={details} />
      </PageHeader>
      <Stack gap="md">
        <ScoreCard details={details} />
        {(isDone || comment !== '') && (
          <Card>
            {isDone && (
              <Text>
                {say('audits.confirmed_by', {
                  name: confirmed_name,
                  role: confirmed_role,
                  when: moment(confirmed_at),
                })}
              </Text>
            )}
            {comment !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{comment}</Text>}
          </Card>
        )}
        {sectionsOf<Question>(audit.questions).map(({ title, questions }) => (
          <Card key={title} title={title}>
            <ol className={rows.rows}>
              {questions.map((question) => (
                <AnswerRow
                  key={question.id}
                  question={question}
                  answer={audit.answers.get(question.id)}
                  ticketId={
                    details.responses.find(({ question_id }) => question_id === question.id)?.ticket_id ??
                    null
                  }
                  items={items}
                />
              ))}
            </ol>
          </Card>
        ))}
      </Stack>
    </>
  )
}

function ReportButton({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useSay()
  const lang = useLanguage()
  const [busy, setBusy] = useState(false)
  const load = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await callFile(digitalAuditResults.report, { params: { id }, query: { lang } }, `${name}.pdf`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconFileTypePdf size={18} stroke={1.8} aria-hidden />}
      onClick={() => void load()}
    >
      {say('audits.report')}
    </Button>
  )
}

/** Go on, or open again with a reason. */
function Tools({ details: { id, confirmed } }: { readonly details: AuditResultDetails }) {
  const say = useSay()
  const { can } = useAccess()
  const navigate = useNavigate()
  const unconfirm = useUnconfirmAudit()
  const [asks, setAsks] = useState(false)
  const params = { auditId: String(id) }
  if (!can('digital_audit_results.edit')) return null
  if (!confirmed)
    return (
      <Button
        leftSection={<IconPencil size={18} stroke={1.8} aria-hidden />}
        renderRoot={(props) => <Link to={paths.auditEdit} params={params} {...props} />}
      >
        {say('audits.go_on')}
      </Button>
    )
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {say('audits.open_again')}
      </Button>
      {asks && (
        <ReasonQuestion
          title={say('audits.open_again')}
          text={say('audits.open_again_text')}
          reasonLabel={say('audits.reason')}
          dangerous={false}
          onConfirm={async (reason) => {
            await unconfirm.mutateAsync({ params: { id }, body: { reason } })
            await navigate({ to: paths.auditEdit, params })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
