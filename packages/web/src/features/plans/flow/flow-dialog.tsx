import type { PlanFlow } from '@larder/contract/plan-flows'
import { addStep, connect, labelOf, markCcp, rename, unmarkCcp } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { CcpForm } from './ccp-form.tsx'
import { ConnectForm } from './connect-form.tsx'
import { processNamer } from './flow-names.ts'
import { StepForm } from './step-form.tsx'
import type { Edits } from './use-edits.ts'

/** A dialog over the editor, and the step that it is about. */
export type DialogRequest =
  | { readonly kind: 'add' }
  | { readonly kind: 'connect'; readonly from: string }
  | { readonly kind: 'edit' | 'ccps'; readonly node: string }

type Props = {
  readonly request: DialogRequest
  readonly edits: Edits
  readonly flow: PlanFlow
  readonly onClose: () => void
}

/** Shows the requested dialog and applies its result to the diagram. */
export function FlowDialog({ request, edits, flow, onClose }: Props) {
  const say = useSay()
  const { graph } = edits
  const nameOf = processNamer(flow)
  const nameAt = (id: string): string => {
    const node = graph.nodes.find((one) => one.id === id)
    return node === undefined ? '' : labelOf(node, nameOf)
  }
  if (request.kind === 'connect') {
    return (
      <ConnectForm
        graph={graph}
        from={request.from}
        nameAt={nameAt}
        onClose={onClose}
        onConnect={(from, to, label) =>
          edits.change(
            connect(graph, from, to, label),
            say('plan.flow_told_connected', { from: nameAt(from), to: nameAt(to) }),
          )
        }
      />
    )
  }
  const node = request.kind === 'add' ? null : (graph.nodes.find(({ id }) => id === request.node) ?? null)
  if (request.kind === 'ccps') {
    if (node === null) return null
    const mark = (ccps: readonly number[]): void => {
      const unmarked = node.ccps
        .filter((ccp) => !ccps.includes(ccp))
        .reduce((now, ccp) => unmarkCcp(now, node.id, ccp), graph)
      edits.change(
        ccps.reduce((now, ccp) => markCcp(now, node.id, ccp), unmarked),
        say('plan.flow_told_changed', { name: nameAt(node.id) }),
      )
    }
    return <CcpForm node={node} name={nameAt(node.id)} flow={flow} onMark={mark} onClose={onClose} />
  }
  return (
    <StepForm
      node={node}
      graph={graph}
      flow={flow}
      onClose={onClose}
      onSave={(words, after) =>
        node === null
          ? edits.change(addStep(graph, words, after), say('plan.flow_told_added'))
          : edits.change(
              rename(graph, node.id, words),
              say('plan.flow_told_changed', { name: nameAt(node.id) }),
            )
      }
    />
  )
}
