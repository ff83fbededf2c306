import type { DigitalAuditDetails } from '@larder/contract/digital-audits'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { templateOf, useChangeQuestions, useChangeTemplate, useCreateTemplate } from './digital-audits.api.ts'
import { blankTemplate, draftOf, questionsOf, type TemplateDraft } from './template-draft.ts'
import { TemplateForm } from './template-form.tsx'

export function NewTemplatePage() {
  const say = useSay()
  const { company, can } = useAccess()
  const create = useCreateTemplate()
  const navigate = useNavigate()
  if (company === null || !can('digital_audits.edit'))
    return <NoPermission title={say('audits.new_template')} />
  const save = async (draft: TemplateDraft): Promise<void> => {
    const newTemplate = await create.mutateAsync({
      params: { companyId: company.id },
      body: { ...headOf(draft), questions: questionsOf(draft) },
    })
    await navigate({ to: paths.auditTemplate, params: { templateId: String(newTemplate.id) } })
  }
  return (
    <>
      <PageHeader title={say('audits.new_template')} hint={company.name} />
      <TemplateForm
        name="audit-template:new"
        blank={blankTemplate}
        onSave={save}
        onCancel={() => void navigate({ to: paths.auditTemplates })}
      />
    </>
  )
}

const headOf = ({ name, description, pass_percent }: TemplateDraft) => ({
  name: name.trim(),
  description: description.trim(),
  pass_percent: Number(pass_percent),
})

export function EditTemplatePage() {
  const say = useSay()
  const { can } = useAccess()
  const { templateId } = useParams({ from: '/shell/audits/templates/$templateId/edit' })
  const may = can('digital_audits.edit')
  const template = useQuery({ ...templateOf(Number(templateId)), enabled: may })
  if (!may) return <NoPermission title={say('nav.audit_templates')} />
  return (
    <QueryView query={template} skeleton={<FormSkeleton />}>
      {(details) => <EditTemplate key={details.id} template={details} />}
    </QueryView>
  )
}

/** What differs is sent: each of the two calls makes a version. */
function EditTemplate({ template }: { readonly template: DigitalAuditDetails }) {
  const say = useSay()
  const navigate = useNavigate()
  const { company } = useAccess()
  const change = useChangeTemplate()
  const changeQuestions = useChangeQuestions()
  const { id } = template
  const back = () => navigate({ to: paths.auditTemplate, params: { templateId: String(id) } })
  const save = async (draft: TemplateDraft, over: DigitalAuditDetails = template): Promise<void> => {
    const questionIds = new Set(over.questions.map((question) => question.id))
    const questions = questionsOf(draft).map((question) => ({
      ...question,
      id: question.id !== null && questionIds.has(question.id) ? question.id : null,
    }))
    const before = draftOf(over)
    let base_version = over.version
    if (JSON.stringify(headOf(draft)) !== JSON.stringify(headOf(before)))
      base_version = (await change.mutateAsync({ params: { id }, body: { base_version, ...headOf(draft) } }))
        .version
    if (JSON.stringify(questions) !== JSON.stringify(questionsOf(before)))
      await changeQuestions.mutateAsync({
        body: { company_id: company?.id ?? 0, digital_audit_id: id, base_version, questions },
      })
    await back()
  }
  return (
    <>
      <PageHeader title={template.name} hint={say('audits.edit_hint')} />
      <TemplateForm
        name={`audit-template:${id}`}
        blank={() => draftOf(template)}
        onSave={save}
        onCancel={() => void back()}
      />
    </>
  )
}
