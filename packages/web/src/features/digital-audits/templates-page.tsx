import type { DigitalAudit } from '@larder/contract/digital-audits'
import { Button, Stack } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ReadyTemplates } from './ready-templates.tsx'
import { templatesOf } from './digital-audits.api.ts'

/** Audit templates of the company: those in use, then the archived ones. */
export function TemplatesPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('digital_audits.view'))
    return <NoPermission title={say('nav.audit_templates')} />
  return <Templates key={company.id} companyId={company.id} companyName={company.name} />
}

function Templates({ companyId, companyName }: { readonly companyId: number; readonly companyName: string }) {
  const say = useSay()
  const { can } = useAccess()
  const templates = useQuery(templatesOf(companyId))
  const add = can('digital_audits.edit') ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.auditNewTemplate} {...props} />}
    >
      {say('audits.new_template')}
    </Button>
  ) : null
  return (
    <>
      <PageHeader title={say('nav.audit_templates')} hint={companyName}>
        {templates.data?.length !== 0 && add}
      </PageHeader>
      <QueryView query={templates} skeleton={<RowsSkeleton rows={4} />}>
        {(list) => {
          const archived = list.filter(({ is_archived }) => is_archived)
          const used = list.filter(({ is_archived }) => !is_archived)
          return (
            <Stack gap="lg">
              <Card flush>
                {used.length === 0 ? (
                  <EmptyState icon={IconListCheck} title={say('audits.templates_empty')} action={add}>
                    {say('audits.templates_empty_text')}
                  </EmptyState>
                ) : (
                  <TemplateRows list={used} label={say('nav.audit_templates')} />
                )}
              </Card>
              {can('digital_audits.edit') && <ReadyTemplates companyId={companyId} taken={list} />}
              {archived.length > 0 && (
                <Card flush title={say('audits.archived')}>
                  <TemplateRows list={archived} label={say('audits.archived')} />
                </Card>
              )}
            </Stack>
          )
        }}
      </QueryView>
    </>
  )
}

function TemplateRows({ list, label }: { readonly list: readonly DigitalAudit[]; readonly label: string }) {
  const say = useSay()
  return (
    <LinkRows
      label={label}
      rows={list.map(({ id, name, question_count, result_count, version }) => ({
        id,
        title: name,
        hint: [
          say('audits.questions_count', { count: question_count }),
          say('audits.audits_count', { count: result_count }),
          say('audits.version', { number: version }),
        ].join(' · '),
      }))}
      link={({ id }, props) => (
        <Link to={paths.auditTemplate} params={{ templateId: String(id) }} {...props} />
      )}
    />
  )
}
