import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PlanFlow } from '@larder/contract/plan-flows'
import {
  flowLimits,
  labelOf,
  linesOf,
  type FlowGraph,
  type FlowNode,
  type StepWords,
} from '@larder/core/flow'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormModal } from '../inputs/form-modal.tsx'
import { inOrder, processNamer } from './flow-names.ts'

type Props = {
  /** null = a new step. */
  readonly node: FlowNode | null
  readonly graph: FlowGraph
  readonly flow: PlanFlow
  readonly onSave: (words: StepWords, after: string | null) => void
  readonly onClose: () => void
}

type Choice = {
  readonly value: string
  readonly label: string
  readonly step: string
  readonly own: string | null
}

/**
 * Processes of the place, then its own ones; one that replaces a process of the list keeps that under its own
 * name.
 */
function choicesOf({ processes, own_processes }: PlanFlow, node: FlowNode | null): readonly Choice[] {
  const offered = processes.filter(({ step, offered: here }) => here || step === node?.step)
  return [
    ...offered.map(({ step, name }) => ({ value: step, label: name, step, own: null })),
    ...own_processes.map(({ name, step }, at) => ({
      value: `own-${at}`,
      label: name,
      step: step ?? '',
      own: name.slice(0, flowLimits.label),
    })),
  ]
}

/** The name of a step: a process of the place, or own words; for a new step also the step before it. */
export function StepForm({ node, graph, flow, onSave, onClose }: Props) {
  const say = useSay()
  const nameOf = processNamer(flow)
  const choices = choicesOf(flow, node)
  const [choice, setChoice] = useState(node?.step ?? '')
  const chosen = choices.find(({ value }) => value === choice)
  const form = useCallForm({
    initialValues: { label: node?.label ?? '', after: '' },
    validate: {
      label: (value) => (value.trim() === '' && chosen === undefined ? say('rule.required') : null),
    },
    save: ({ label, after }) => {
      const step = chosen === undefined || chosen.step === '' ? null : chosen.step
      const own = label.trim() === '' ? (chosen?.own ?? null) : label.trim()
      const lines = flow.processes.find((process) => process.step === step)?.lines ?? linesOf(own ?? '')
      onSave({ step, label: own, lines }, after === '' ? null : after)
      onClose()
      return Promise.resolve()
    },
  })
  return (
    <FormModal
      title={say(node === null ? 'plan.flow_add_step' : 'plan.flow_rename')}
      submit={say(node === null ? 'plan.flow_add' : 'plan.flow_apply')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ChoiceField
        label={say('plan.flow_process')}
        description={say('plan.flow_process_hint')}
        placeholder={say('plan.flow_process_none')}
        data={choices}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        {...form.field('label')}
        label={say('plan.flow_own_words')}
        description={say('plan.flow_own_words_hint')}
        maxLength={flowLimits.label}
      />
      {node === null && (
        <ChoiceField
          {...form.field('after')}
          label={say('plan.flow_after')}
          description={say('plan.flow_after_hint')}
          placeholder={say('plan.flow_after_none')}
          data={inOrder(graph).map((one) => ({ value: one.id, label: labelOf(one, nameOf) }))}
        />
      )}
    </FormModal>
  )
}
