import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate, useParams, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { waitingOf, type Question } from './audit-state.ts'
import { ConfirmCard } from './confirm-card.tsx'
import { useRemoveAudit } from './digital-audits.api.ts'
import { QuestionCard } from './question-card.tsx'
import { sectionsOf } from './template-draft.ts'
import { useAnswer } from './use-answer.ts'
import { useAudit, type OpenAudit } from './use-audit.ts'
import styles from './digital-audits.module.css'

/** Doing an audit: one question after the other, each answered by one tap, also without network. */
export function FillPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('digital_audit_results.edit')) return <NoPermission title={say('nav.audits')} />
  return <Fill key={place.id} placeId={place.id} />
}

function Fill({ placeId }: { readonly placeId: number }) {
  const { auditId } = useParams({ from: '/shell/audits/$auditId/edit' })
  const open = useAudit(placeId, auditId)
  const { audit } = open
  if (audit === undefined) return <QueryView query={open.query}>{() => <Gone />}</QueryView>
  return <Questions placeId={placeId} open={open} audit={audit} />
}

function Gone() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.audits')} />
      <Card>
        <Text>{say('audits.gone')}</Text>
        <Link to={paths.auditsAll}>{say('nav.audits_all')}</Link>
      </Card>
    </>
  )
}

type Props = {
  readonly placeId: number
  readonly open: OpenAudit
  readonly audit: NonNullable<OpenAudit['audit']>
}

function Questions({ placeId, open, audit }: Props) {
  const say = useSay()
  const answer = useAnswer(placeId, audit)
  const { place } = useAccess()
  const { details } = open
  if (details?.confirmed === true) return <Confirmed id={details.id} name={audit.name} />
  const { answered, questions, percent } = audit.score
  const waiting = waitingOf(open.items, audit.uuid).length
  return (
    <>
      <PageHeader title={audit.name} hint={place?.name}>
        {details !== undefined && <RemoveButton id={details.id} version={details.version} />}
      </PageHeader>
      <div className={styles.progress} role="status">
        <Text fw={600}>{say('audits.answered_of', { answered, questions })}</Text>
        <Text>{percent === null ? '' : `${percent}%`}</Text>
        {waiting > 0 && (
          <Text size="sm" c="dimmed">
            {say('audits.waiting', { count: waiting })}
          </Text>
        )}
        <progress className={styles.bar} value={answered} max={Math.max(1, questions)} aria-hidden />
      </div>
      <Stack gap="md">
        {sectionsOf<Question>(audit.questions).map(({ title, questions: members }) => (
          <Card key={title} title={title}>
            <ol className={styles.questions}>
              {members.map((question) => (
                <QuestionCard
                  key={question.id}
                  audit={audit}
                  question={question}
                  items={open.items}
                  onAnswer={(part, photo) => answer(question, part, photo)}
                />
              ))}
            </ol>
          </Card>
        ))}
        <ConfirmCard open={open} audit={audit} waiting={waiting} />
      </Stack>
    </>
  )
}

function Confirmed({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={name} />
      <Card>
        <Group>
          <Text>{say('audits.is_confirmed')}</Text>
          <Button
            renderRoot={(props) => <Link to={paths.auditShow} params={{ auditId: String(id) }} {...props} />}
          >
            {say('ui.show')}
          </Button>
        </Group>
      </Card>
    </>
  )
}

function RemoveButton({ id, version }: { readonly id: number; readonly version: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveAudit()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {say('ui.remove')}
      </Button>
      {asks && (
        <ReasonQuestion
          title={say('audits.remove_audit')}
          text={say('audits.remove_audit_text')}
          reasonLabel={say('audits.reason')}
          onConfirm={async (reason) => {
            await remove.mutateAsync({ params: { id }, body: { base_version: version, reason } })
            await navigate({ to: paths.auditsAll })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
