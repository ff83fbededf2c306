import { TextInput } from '@mantine/core'
import { edgeId, flowLimits, type FlowGraph } from '@larder/core/flow'
import { all, required } from '#kit/rules.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormModal } from '../inputs/form-modal.tsx'
import { inOrder } from './flow-names.ts'

type Props = {
  readonly graph: FlowGraph
  readonly from: string
  readonly nameAt: (id: string) => string
  readonly onConnect: (from: string, to: string, label: string) => void
  readonly onClose: () => void
}

/** An arrow from step to step, without drawing it. */
export function ConnectForm({ graph, from, nameAt, onConnect, onClose }: Props) {
  const say = useSay()
  const steps = inOrder(graph).map(({ id }) => ({ value: id, label: nameAt(id) }))
  const form = useCallForm({
    initialValues: { from, to: '', label: '' },
    validate: {
      from: required,
      to: (value, values) =>
        all(required, (to) => (to === values.from ? say('plan.flow_same_step') : null))(value),
    },
    save: (values) => {
      const edge = graph.edges.find(({ id }) => id === edgeId(values.from, values.to))
      onConnect(values.from, values.to, values.label.trim() === '' ? (edge?.label ?? '') : values.label)
      onClose()
      return Promise.resolve()
    },
  })
  return (
    <FormModal
      title={say('plan.flow_connect')}
      submit={say('plan.flow_connect')}
      saving={form.saving}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ChoiceField {...form.field('from')} label={say('plan.flow_from')} data={steps} notEmpty required />
      <ChoiceField
        {...form.field('to')}
        label={say('plan.flow_to')}
        data={steps}
        notEmpty
        required
        data-autofocus
      />
      <TextInput
        {...form.field('label')}
        label={say('plan.flow_arrow_words')}
        description={say('plan.flow_arrow_words_hint')}
        maxLength={flowLimits.label}
      />
    </FormModal>
  )
}
