import type { DigitalAuditDetails } from '@larder/contract/digital-audits'
import { Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type FormEvent } from 'react'
import { useDraft, useHasDraft } from '#kit/draft.ts'
import { describeFieldError } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConflictDialog } from '#ui/conflict-dialog.tsx'
import { DraftNote } from '#ui/draft-note.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { SectionFields } from './section-fields.tsx'
import {
  blankSection,
  draftOf,
  faultsOf,
  moved,
  serverFaults,
  type Faults,
  type SectionDraft,
  type TemplateDraft,
} from './template-draft.ts'

type Props = {
  /** Of the draft on this device. */
  readonly name: string
  readonly blank: () => TemplateDraft
  /** `over`: the version that somebody else saved meanwhile, and that is to be replaced. */
  readonly onSave: (draft: TemplateDraft, over?: DigitalAuditDetails) => Promise<void>
  readonly onCancel: () => void
}

/** A template with its sections and questions. What is typed is kept on the device until it is saved. */
export function TemplateForm({ name, blank, onSave, onCancel }: Props) {
  const { draft, change, forget } = useDraft(name, blank)
  const save = useSave(onSave, forget)
  const isTyped = useHasDraft(name)
  const say = useSay()
  if (draft === undefined) return <FormSkeleton />
  const setSection = (key: string, next: SectionDraft | null): void =>
    change((now) => ({
      ...now,
      sections: now.sections.flatMap((one) => (one.key === key ? (next ?? []) : one)),
    }))
  const leave = (): void => {
    forget()
    onCancel()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save.run(draft)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {isTyped && <DraftNote onDiscard={forget} />}
        <HeadFields
          draft={draft}
          fault={save.fault('name')}
          onChange={(part) => change((now) => ({ ...now, ...part }))}
        />
        {draft.sections.map((section, index) => (
          <SectionFields
            key={section.key}
            section={section}
            fault={save.fault}
            onChange={(next) => setSection(section.key, next)}
            onMove={(by) => change((now) => ({ ...now, sections: moved(now.sections, index, by) }))}
            isFirst={index === 0}
            isLast={index === draft.sections.length - 1}
          />
        ))}
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => change((now) => ({ ...now, sections: [...now.sections, blankSection()] }))}
          >
            {say('audits.add_section')}
          </Button>
          <FormButtons saving={save.busy} onCancel={leave} />
        </Group>
      </Stack>
      <Conflict draft={draft} save={save} onLeave={leave} />
    </form>
  )
}

type ConflictProps = {
  readonly draft: TemplateDraft
  readonly save: ReturnType<typeof useSave>
  readonly onLeave: () => void
}

function Conflict({ draft, save: { theirs, busy, run, close }, onLeave }: ConflictProps) {
  const say = useSay()
  if (theirs === null) return null
  return (
    <ConflictDialog
      fields={[
        { label: say('audits.name'), mine: draft.name, theirs: theirs.name },
        { label: say('audits.questions'), mine: listOf(draft), theirs: listOf(draftOf(theirs)) },
      ]}
      saving={busy}
      onMine={() => void run(draft, theirs)}
      onTheirs={onLeave}
      onClose={close}
    />
  )
}

const listOf = ({ sections }: TemplateDraft): string =>
  sections.flatMap(({ questions }) => questions.map(({ text }) => text)).join('; ')

/** Sends the draft where it is complete; else says at each field what is missing. */
function useSave(onSave: Props['onSave'], forget: () => void) {
  const [faults, setFaults] = useState<Faults>(new Map())
  const [busy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<DigitalAuditDetails | null>(null)
  const run = async (draft: TemplateDraft, over?: DigitalAuditDetails): Promise<void> => {
    const own = faultsOf(draft)
    setFaults(own)
    setTheirs(null)
    if (own.size > 0) return toast('error', texts.t('rule.required_fields'))
    setBusy(true)
    try {
      await onSave(draft, over)
      forget()
      toast('success', texts.t('audits.template_saved', { name: draft.name.trim() }))
    } catch (thrown) {
      const problem = asProblem(thrown)
      setFaults(serverFaults(draft, problem.errors))
      if (problem.status === 409 && problem.current !== undefined)
        setTheirs(problem.current as DigitalAuditDetails)
      else toastProblem(problem)
    } finally {
      setBusy(false)
    }
    return undefined
  }
  const fault = (at: string): string | null => {
    const code = faults.get(at)
    if (code === undefined) return null
    return code === 'required'
      ? texts.t('rule.required')
      : describeFieldError({ field: at, code, message: code })
  }
  return { run, busy, theirs, fault, close: () => setTheirs(null) }
}

type HeadProps = {
  readonly draft: TemplateDraft
  readonly fault: string | null
  readonly onChange: (part: Partial<TemplateDraft>) => void
}

function HeadFields({ draft, fault, onChange }: HeadProps) {
  const say = useSay()
  return (
    <Card>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={say('audits.name')}
          required
          maxLength={255}
          value={draft.name}
          error={fault}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <NumberInput
          label={say('audits.pass_percent')}
          digits
          max={100}
          unit="%"
          value={draft.pass_percent}
          onChange={(pass_percent) => onChange({ pass_percent })}
        />
      </SimpleGrid>
      <Textarea
        mt="md"
        label={say('audits.description')}
        autosize
        minRows={2}
        maxLength={2_000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </Card>
  )
}
