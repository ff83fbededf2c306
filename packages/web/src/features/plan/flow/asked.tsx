import type { PlanFlow } from '@larder/contract/plan-flows'
import { addStep, connect, labelOf, markCcp, rename, unmarkCcp } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import type { Asking } from './asking.ts'
import { CcpForm } from './ccp-form.tsx'
import { ConnectForm } from './connect-form.tsx'
import { processNamer } from './flow-names.ts'
import { StepForm } from './step-form.tsx'
import type { Edits } from './use-edits.ts'

type AskedProps = {
  readonly asking: Asking
  readonly edits: Edits
  readonly flow: PlanFlow
  readonly onClose: () => void
}

/** The dialog for what is asked, and what its answer does to the diagram. */
export function Asked({ asking, edits, flow, onClose }: AskedProps) {
  const say = useSay()
  const { graph } = edits
  const nameOf = processNamer(flow)
  const nameAt = (id: string): string => {
    const node = graph.nodes.find((one) => one.id === id)
    return node === undefined ? '' : labelOf(node, nameOf)
  }
  if (asking.kind === 'connect') {
    return (
      <ConnectForm
        graph={graph}
        from={asking.from}
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
  const node = asking.kind === 'add' ? null : (graph.nodes.find(({ id }) => id === asking.node) ?? null)
  if (asking.kind === 'ccps') {
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
