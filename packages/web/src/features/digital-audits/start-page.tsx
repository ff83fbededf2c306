import { digitalAuditResults } from '@larder/contract/digital-audits'
import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { saveOperation } from '#kit/outbox/save.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { auditsOf } from './digital-audits.api.ts'
import { sectionsOf } from './template-draft.ts'

/** What the audit asks, and the button that starts it, also without network. */
export function StartPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { templateId } = useParams({ from: '/shell/audits/templates/$templateId/audit/create' })
  const may = place !== null && can('digital_audit_results.edit')
  const audits = useQuery({ ...auditsOf(place?.id ?? 0), enabled: may })
  if (!may) return <NoPermission title={say('audits.start')} />
  return (
    <QueryView query={audits}>
      {({ templates }) => {
        const template = templates.find(({ id }) => String(id) === templateId)
        return template === undefined ? (
          <>
            <PageHeader title={say('audits.start')} />
            <Card>{say('audits.template_gone')}</Card>
          </>
        ) : (
          <Start placeId={place.id} placeName={place.name} template={template} />
        )
      }}
    </QueryView>
  )
}

type Props = {
  readonly placeId: number
  readonly placeName: string
  readonly template: {
    readonly id: number
    readonly name: string
    readonly questions: readonly { readonly section: string }[]
  }
}

function Start({ placeId, placeName, template: { id, name, questions } }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const start = async (): Promise<void> => {
    const uuid = crypto.randomUUID()
    setBusy(true)
    try {
      await saveOperation({
        route: digitalAuditResults.create,
        input: {
          params: { placeId },
          body: { uuid, digital_audit_id: id, performed_at: new Date().toISOString() },
        },
        op_id: uuid,
        entity: uuid,
        place_id: placeId,
        title: name,
        detail: say('audits.start'),
      })
      await navigate({ to: paths.auditEdit, params: { auditId: uuid }, replace: true })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      setBusy(false)
    }
  }
  return (
    <>
      <PageHeader title={name} hint={placeName} />
      <Card>
        <ul>
          {sectionsOf(questions).map((section) => (
            <li key={section.title}>
              {section.title} ({section.questions.length})
            </li>
          ))}
        </ul>
        <Text c="dimmed">{say('audits.offline_hint')}</Text>
        <Group mt="md">
          <Button size="md" loading={busy} onClick={() => void start()}>
            {say('audits.start')}
          </Button>
          <Button
            size="md"
            variant="default"
            renderRoot={(props) => <Link to={paths.auditsAll} {...props} />}
          >
            {say('ui.cancel')}
          </Button>
        </Group>
      </Card>
    </>
  )
}
