import { Button, Group, Modal, Text, Title } from '@mantine/core'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { drawFlow, labelOf, type FlowGraph } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { FlowDiagram } from '../document/flow-diagram.tsx'
import { inOrder, processNamer } from './flow-names.ts'
import styles from './flow-editor.module.css'

type Props = {
  readonly mine: FlowGraph
  readonly theirs: PlanFlow
  readonly saving: boolean
  readonly onKeep: () => void
  readonly onTake: () => void
  readonly onClose: () => void
}

/** Somebody else saved meanwhile: both diagrams are shown, and nothing is replaced before one is chosen. */
export function ConflictDialog({ mine, theirs, saving, onKeep, onTake, onClose }: Props) {
  const say = useSay()
  const nameOf = processNamer(theirs)
  const namesIn = (graph: FlowGraph): ReadonlySet<string> =>
    new Set(graph.nodes.map((node) => labelOf(node, nameOf)))
  const [inMine, inTheirs] = [namesIn(mine), namesIn(theirs.graph)]
  const side = (title: string, graph: FlowGraph, others: ReadonlySet<string>) => {
    const only = inOrder(graph)
      .map((node) => labelOf(node, nameOf))
      .filter((name) => !others.has(name))
    return (
      <section className={styles.side} aria-label={title}>
        <Title order={3}>{title}</Title>
        <Text size="sm" c="dimmed" mb="xs">
          {only.length === 0
            ? say('plan.flow_conflict_same_steps', { count: graph.nodes.length, arrows: graph.edges.length })
            : say('plan.flow_conflict_only', { names: only.join(', ') })}
        </Text>
        <FlowDiagram
          alt={title}
          region={say('plan.flow_conflict_picture', { title })}
          layout={drawFlow(graph, nameOf) as never}
        />
      </section>
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('plan.flow_conflict_title')}
      size="90rem"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <Text mb="md">{say('plan.flow_conflict_text')}</Text>
      <div className={styles.sides}>
        {side(say('plan.flow_conflict_mine'), mine, inTheirs)}
        {side(say('plan.flow_conflict_theirs'), theirs.graph, inMine)}
      </div>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('plan.flow_conflict_later')}
        </Button>
        <Button variant="default" onClick={onTake}>
          {say('plan.flow_conflict_take')}
        </Button>
        <Button loading={saving} onClick={onKeep}>
          {say('plan.flow_conflict_keep')}
        </Button>
      </Group>
    </Modal>
  )
}
