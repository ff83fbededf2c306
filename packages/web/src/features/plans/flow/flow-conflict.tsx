import { Text, Title } from '@mantine/core'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { drawFlow, labelOf, type FlowGraph } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { ConflictModal, type ConflictChoices } from '#ui/conflict-dialog.tsx'
import { FlowDiagram } from '../document/flow-diagram.tsx'
import { inOrder, processNamer } from './flow-names.ts'
import styles from './flow-editor.module.css'

type Props = ConflictChoices & { readonly mine: FlowGraph; readonly theirs: PlanFlow }

/** Somebody else saved the diagram meanwhile: both are shown, and the user chooses one. */
export function FlowConflict({ mine, theirs, ...choices }: Props) {
  const say = useSay()
  const nameOf = processNamer(theirs)
  return (
    <ConflictModal
      {...choices}
      size="90rem"
      title={say('plan.flow_conflict_title')}
      text={say('plan.flow_conflict_text')}
      labels={{
        later: say('plan.flow_conflict_later'),
        theirs: say('plan.flow_conflict_take'),
        mine: say('plan.flow_conflict_keep'),
      }}
    >
      <div className={styles.sides}>
        <Side title={say('plan.flow_conflict_mine')} graph={mine} other={theirs.graph} nameOf={nameOf} />
        <Side title={say('plan.flow_conflict_theirs')} graph={theirs.graph} other={mine} nameOf={nameOf} />
      </div>
    </ConflictModal>
  )
}

type SideProps = {
  readonly title: string
  readonly graph: FlowGraph
  readonly other: FlowGraph
  readonly nameOf: (step: string) => string
}

/** One of the diagrams, and the names of the steps that only it has. */
function Side({ title, graph, other, nameOf }: SideProps) {
  const say = useSay()
  const otherNames = new Set(other.nodes.map((node) => labelOf(node, nameOf)))
  const ownNames = inOrder(graph)
    .map((node) => labelOf(node, nameOf))
    .filter((name) => !otherNames.has(name))
  return (
    <section className={styles.side} aria-label={title}>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed" mb="xs">
        {ownNames.length === 0
          ? say('plan.flow_conflict_same_steps', { count: graph.nodes.length, arrows: graph.edges.length })
          : say('plan.flow_conflict_only', { names: ownNames.join(', ') })}
      </Text>
      <FlowDiagram alt={title} region={title} layout={drawFlow(graph, nameOf)} />
    </section>
  )
}
