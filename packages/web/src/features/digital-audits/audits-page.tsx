import type { AuditResult } from '@larder/contract/digital-audits'
import { Stack, Text } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { startedHere } from './audit-state.ts'
import { auditsOf } from './digital-audits.api.ts'
import { ScoreBadge } from './score-badge.tsx'

/** Audits of the place, newest first, and the templates to start one by. */
export function AuditsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('digital_audit_results.view'))
    return <NoPermission title={say('nav.audits_all')} />
  return <Audits key={place.id} placeId={place.id} placeName={place.name} />
}

type Props = { readonly placeId: number; readonly placeName: string }

function Audits({ placeId, placeName }: Props) {
  const say = useSay()
  const { can } = useAccess()
  const audits = useQuery(auditsOf(placeId))
  const items = useOutbox()
  const mayStart = can('digital_audit_results.edit')
  return (
    <>
      <PageHeader title={say('nav.audits_all')} hint={placeName} />
      <QueryView query={audits} skeleton={<RowsSkeleton rows={4} />}>
        {({ templates, results }) => {
          const resultUuids = new Set(results.map(({ uuid }) => uuid))
          const waiting = startedHere(items, placeId).filter(({ uuid }) => !resultUuids.has(uuid))
          return (
            <Stack gap="lg">
              {mayStart && <StartCard templates={templates} />}
              <Card flush title={say('audits.made')}>
                {waiting.length > 0 && (
                  <LinkRows
                    label={say('audits.on_device')}
                    rows={waiting.map(({ uuid, digital_audit_id }) => ({
                      id: uuid,
                      title: templates.find(({ id }) => id === digital_audit_id)?.name ?? '',
                      aside: <StateBadge state="due">{say('audits.on_device')}</StateBadge>,
                    }))}
                    link={({ id }, props) => (
                      <Link to={paths.auditEdit} params={{ auditId: String(id) }} {...props} />
                    )}
                  />
                )}
                {results.length > 0 ? (
                  <Results list={results} />
                ) : (
                  waiting.length === 0 && (
                    <EmptyState icon={IconListCheck} title={say('audits.empty')}>
                      {say('audits.empty_text')}
                    </EmptyState>
                  )
                )}
              </Card>
            </Stack>
          )
        }}
      </QueryView>
    </>
  )
}

type Template = { readonly id: number; readonly name: string; readonly question_count: number }

function StartCard({ templates }: { readonly templates: readonly Template[] }) {
  const say = useSay()
  const { can } = useAccess()
  return (
    <Card flush title={say('audits.start')}>
      {templates.length === 0 ? (
        <Text p="md">
          {say('audits.no_templates')}{' '}
          {can('digital_audits.view') && <Link to={paths.auditTemplates}>{say('nav.audit_templates')}</Link>}
        </Text>
      ) : (
        <LinkRows
          label={say('audits.start')}
          rows={templates.map(({ id, name, question_count }) => ({
            id,
            title: name,
            hint: say('audits.questions_count', { count: question_count }),
          }))}
          link={({ id }, props) => (
            <Link to={paths.auditStart} params={{ templateId: String(id) }} {...props} />
          )}
        />
      )}
    </Card>
  )
}

function Results({ list }: { readonly list: readonly AuditResult[] }) {
  const say = useSay()
  const { can } = useAccess()
  const moment = useEntryInstant()
  const mayEdit = can('digital_audit_results.edit')
  const rows = list.map((result) => ({
    id: result.id,
    title: result.name,
    hint: [moment(result.started_at), result.started_by ?? ''].filter((part) => part !== '').join(' · '),
    aside: <ScoreBadge result={result} />,
    isOpen: !result.confirmed && mayEdit,
  }))
  return (
    <LinkRows
      label={say('audits.made')}
      rows={rows}
      link={({ id, isOpen }, props) => (
        <Link to={isOpen ? paths.auditEdit : paths.auditShow} params={{ auditId: String(id) }} {...props} />
      )}
    />
  )
}
