import { ActionIcon, Badge, Menu, Text } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsRightLeft,
  IconArrowUp,
  IconDots,
  IconFlag,
  IconPencil,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { disconnect, labelOf, move, remove, type FlowEdge, type FlowNode } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import styles from './flow-editor.module.css'
import type { DialogRequest } from './flow-dialog.tsx'
import { inOrder, processNamer, type Names } from './flow-names.ts'
import type { Edits } from './use-edits.ts'

type Props = {
  readonly edits: Edits
  readonly names: Names
  readonly onOpenDialog: (request: DialogRequest) => void
}

/** The diagram as a list: every step with its arrows and actions, for keyboards and phones. */
export function FlowSteps({ edits, names, onOpenDialog }: Props) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)
  const nameOf = processNamer(names)
  const labels = new Map(edits.graph.nodes.map((node) => [node.id, labelOf(node, nameOf)]))
  const leaving = Map.groupBy(edits.graph.edges, ({ from }) => from)
  const drop = (node: FlowNode): void => {
    edits.change(
      remove(edits.graph, node.id),
      say('plan.flow_told_removed', { name: labels.get(node.id) ?? '' }),
    )
    list.current?.focus()
  }
  return (
    <section className={styles.steps} aria-label={say('plan.flow_list')}>
      {edits.graph.nodes.length === 0 && (
        <Text c="dimmed" p="md">
          {say('plan.flow_empty')}
        </Text>
      )}
      <ol ref={list} className={styles.list} tabIndex={-1}>
        {inOrder(edits.graph).map((node) => (
          <Step
            key={node.id}
            node={node}
            labels={labels}
            edges={leaving.get(node.id) ?? []}
            edits={edits}
            onOpenDialog={onOpenDialog}
            onRemove={() => drop(node)}
          />
        ))}
      </ol>
    </section>
  )
}

type StepProps = {
  readonly node: FlowNode
  readonly labels: ReadonlyMap<string, string>
  readonly edges: readonly FlowEdge[]
  readonly edits: Edits
  readonly onOpenDialog: (request: DialogRequest) => void
  readonly onRemove: () => void
}

function Step({ node, labels, edges, edits, onOpenDialog, onRemove }: StepProps) {
  const say = useSay()
  const row = useRef<HTMLLIElement>(null)
  const selected = edits.selected === node.id
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  const name = labels.get(node.id) ?? ''
  const cut = (edge: FlowEdge): void => {
    edits.change(
      disconnect(edits.graph, edge.id),
      say('plan.flow_told_disconnected', { from: name, to: labels.get(edge.to) ?? '' }),
    )
    row.current?.querySelector('button')?.focus()
  }
  return (
    <li ref={row} className={styles.step} data-selected={selected || undefined}>
      <div className={styles.stepHead}>
        <div className={styles.stepName}>
          {name}
          {node.ccps.map((ccp) => (
            <Badge key={ccp} color="red" size="sm">{`CCP ${ccp}`}</Badge>
          ))}
        </div>
        <StepMenu node={node} name={name} edits={edits} onOpenDialog={onOpenDialog} onRemove={onRemove} />
      </div>
      {edges.length > 0 && (
        <ul className={styles.arrows}>
          {edges.map((edge) => (
            <li key={edge.id}>
              <span>
                → {labels.get(edge.to)}
                {edge.label !== undefined && edge.label !== '' && ` (${edge.label})`}
              </span>
              <ActionIcon
                variant="subtle"
                color="ink"
                size={28}
                aria-label={say('plan.flow_disconnect', { from: name, to: labels.get(edge.to) ?? '' })}
                onClick={() => cut(edge)}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** How far a step moves at once, in px. */
const stride = 40
const directions = [
  { word: 'plan.flow_move_up', icon: IconArrowUp, x: 0, y: -stride },
  { word: 'plan.flow_move_down', icon: IconArrowDown, x: 0, y: stride },
  { word: 'plan.flow_move_left', icon: IconArrowLeft, x: -stride, y: 0 },
  { word: 'plan.flow_move_right', icon: IconArrowRight, x: stride, y: 0 },
] as const

type MenuProps = Pick<StepProps, 'node' | 'edits' | 'onOpenDialog' | 'onRemove'> & { readonly name: string }

function StepMenu({ node, name, edits, onOpenDialog, onRemove }: MenuProps) {
  const say = useSay()
  return (
    <Menu position="bottom-end" shadow="md" radius="md" withinPortal={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="ink" size={36} aria-label={say('plan.flow_actions', { name })}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={16} />}
          onClick={() => onOpenDialog({ kind: 'edit', node: node.id })}
        >
          {say('plan.flow_rename')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFlag size={16} />}
          onClick={() => onOpenDialog({ kind: 'ccps', node: node.id })}
        >
          {say('plan.flow_mark_ccp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsRightLeft size={16} />}
          onClick={() => onOpenDialog({ kind: 'connect', from: node.id })}
        >
          {say('plan.flow_connect_from')}
        </Menu.Item>
        <Menu.Divider />
        {directions.map(({ word, icon: Icon, x, y }) => (
          <Menu.Item
            key={word}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} />}
            onClick={() =>
              edits.change(
                move(edits.graph, node.id, { x: node.x + x, y: node.y + y }),
                say('plan.flow_told_moved', { name }),
              )
            }
          >
            {say(word)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {say('ui.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
