import type { DigitalAuditDetails } from '@larder/contract/digital-audits'
import { Button, Menu, Stack, Text } from '@mantine/core'
import { IconDots, IconPencil, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { templateOf, useChangeTemplate, useCreateTemplate, useRemoveTemplate } from './digital-audits.api.ts'
import { kindWords, limitWords } from './question-words.ts'
import { sectionsOf } from './template-draft.ts'
import rows from '#ui/rows.module.css'

/** A template as it is: its questions by section, and what can be done with it. */
export function TemplatePage() {
  const say = useSay()
  const { can } = useAccess()
  const { templateId } = useParams({ from: '/shell/audits/templates/$templateId/show' })
  const may = can('digital_audits.view')
  const template = useQuery({ ...templateOf(Number(templateId)), enabled: may })
  if (!may) return <NoPermission title={say('nav.audit_templates')} />
  return (
    <QueryView query={template}>{(details) => <Template key={details.id} template={details} />}</QueryView>
  )
}

type Props = { readonly template: DigitalAuditDetails }

function Template({ template }: Props) {
  const say = useSay()
  const { can, place } = useAccess()
  const { id, name, description, pass_percent, version, is_archived, questions } = template
  const params = { templateId: String(id) }
  const startable = !is_archived && questions.length > 0 && place !== null
  return (
    <>
      <PageHeader
        title={name}
        hint={[
          say('audits.version', { number: version }),
          say('audits.passes_from', { percent: pass_percent }),
        ].join(' · ')}
      >
        {is_archived && <StateBadge state="none">{say('audits.archived')}</StateBadge>}
        {startable && can('digital_audit_results.edit') && (
          <Button
            leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden />}
            renderRoot={(props) => <Link to={paths.auditStart} params={params} {...props} />}
          >
            {say('audits.start')}
          </Button>
        )}
        {can('digital_audits.edit') && <Tools template={template} />}
      </PageHeader>
      <Stack gap="md">
        {description !== '' && <Text style={{ whiteSpace: 'pre-line' }}>{description}</Text>}
        {sectionsOf(questions).map(({ title, questions: members }) => (
          <Card key={title} title={title}>
            <ol className={rows.rows}>
              {members.map((question) => (
                <QuestionRow key={question.id} question={question} />
              ))}
            </ol>
          </Card>
        ))}
      </Stack>
    </>
  )
}

function QuestionRow({ question }: { readonly question: DigitalAuditDetails['questions'][number] }) {
  const say = useSay()
  const { kind, text, guidance, corrective_action, weight, is_critical, options, max_score } = question
  const facts = [
    say(kindWords[kind]),
    kind === 'number' ? limitWords(question) : '',
    kind === 'score' ? `0–${max_score ?? 0}` : '',
    options.map((option) => `${option.text} (${option.points})`).join(', '),
    weight === 1 ? '' : say('audits.weighs', { weight }),
  ].filter((fact) => fact !== '')
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Text fw={600}>{text}</Text>
        {guidance !== '' && <Text size="sm">{guidance}</Text>}
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {corrective_action !== '' && (
          <Text size="sm" c="dimmed">
            {say('entries.corrective_action')}: {corrective_action}
          </Text>
        )}
      </div>
      {is_critical && <StateBadge state="overdue">{say('audits.critical')}</StateBadge>}
    </li>
  )
}

/** Change, copy, archive, remove. */
function Tools({ template }: Props) {
  const say = useSay()
  const change = useChangeTemplate()
  const copy = useCopy(template)
  const [removing, setRemoving] = useState(false)
  const { id, name, version, is_archived, result_count } = template
  const run = (work: Promise<unknown>): void =>
    void work.catch((thrown: unknown) => toastProblem(asProblem(thrown)))
  const archive = async (): Promise<void> => {
    await change.mutateAsync({ params: { id }, body: { base_version: version, is_archived: !is_archived } })
    toast('success', texts.t(is_archived ? 'audits.restored' : 'audits.archived_done'))
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.8} aria-hidden />}
        renderRoot={(props) => (
          <Link to={paths.auditTemplateEdit} params={{ templateId: String(id) }} {...props} />
        )}
      >
        {say('ui.edit')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="sm" aria-label={say('audits.more', { name })}>
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => run(copy())}>{say('audits.copy')}</Menu.Item>
          <Menu.Item onClick={() => run(archive())}>
            {say(is_archived ? 'audits.restore' : 'audits.archive')}
          </Menu.Item>
          {result_count === 0 && (
            <Menu.Item color="red" onClick={() => setRemoving(true)}>
              {say('ui.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {removing && <RemoveTemplate template={template} onClose={() => setRemoving(false)} />}
    </>
  )
}

type RemoveProps = Props & { readonly onClose: () => void }

function RemoveTemplate({ template: { id, name, version }, onClose }: RemoveProps) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveTemplate()
  const removeTemplate = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { id }, query: { base_version: version } })
      await navigate({ to: paths.auditTemplates })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('plan.remove_item', { name })}
      confirm={say('ui.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void removeTemplate()}
      onClose={onClose}
    >
      {say('audits.remove_text')}
    </ConfirmModal>
  )
}

/** Adds the copy under a name that is free, and opens it. */
function useCopy({ id, name, description, pass_percent }: DigitalAuditDetails): () => Promise<void> {
  const say = useSay()
  const navigate = useNavigate()
  const { company } = useAccess()
  const create = useCreateTemplate()
  const add = async (number: number): Promise<DigitalAuditDetails> => {
    const copied = say('audits.copy_of', { name })
    const body = {
      name: number === 1 ? copied : `${copied} ${number}`,
      description,
      pass_percent,
      copied_from: id,
    }
    try {
      return await create.mutateAsync({ params: { companyId: company?.id ?? 0 }, body })
    } catch (thrown) {
      if (number < 9 && asProblem(thrown).errors.some(({ code }) => code === 'name_taken'))
        return add(number + 1)
      throw thrown
    }
  }
  return async () => {
    const newTemplate = await add(1)
    await navigate({ to: paths.auditTemplateEdit, params: { templateId: String(newTemplate.id) } })
  }
}
