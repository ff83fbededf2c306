import { Checkbox, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { PlanFlow } from '@larder/contract/plan-flows'
import type { FlowNode } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { processNamer } from './flow-names.ts'

type Props = {
  readonly node: FlowNode
  readonly name: string
  readonly flow: PlanFlow
  readonly onMark: (ccps: readonly number[]) => void
  readonly onClose: () => void
}

/**
 * Which of the plan's critical control points stand at a step; those that the plan no longer has can only be
 * taken off.
 */
export function CcpForm({ node, name, flow, onMark, onClose }: Props) {
  const say = useSay()
  const nameOf = processNamer(flow)
  const [marked, setMarked] = useState(node.ccps)
  const planned = flow.facts.ccps
  const gone = node.ccps
    .filter((ccp) => !planned.some(({ number }) => number === ccp))
    .map((number) => ({ number, steps: [] as string[] }))
  const toggle = (ccp: number): void =>
    setMarked(marked.includes(ccp) ? marked.filter((one) => one !== ccp) : [...marked, ccp])
  const save = (event?: FormEvent<HTMLFormElement>): void => {
    event?.preventDefault()
    onMark(marked)
    onClose()
  }
  return (
    <FormModal
      title={say('plan.flow_ccps_of', { name })}
      submit={say('plan.flow_apply')}
      saving={false}
      onSubmit={save}
      onClose={onClose}
    >
      {planned.length === 0 && <Text c="dimmed">{say('plan.flow_no_ccps')}</Text>}
      <Stack gap="sm">
        {[...planned, ...gone].map(({ number, steps }) => (
          <Checkbox
            key={number}
            size="md"
            label={[
              `CCP ${number}`,
              steps.length === 0 ? say('plan.flow_ccp_gone') : steps.map(nameOf).join(', '),
            ].join(' · ')}
            checked={marked.includes(number)}
            onChange={() => toggle(number)}
          />
        ))}
      </Stack>
    </FormModal>
  )
}
