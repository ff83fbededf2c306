import { Alert, List } from '@mantine/core'
import { IconGitCompare } from '@tabler/icons-react'
import type { FlowFinding, FlowGraph } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { describeFinding, processNamer, type Names } from './flow-names.ts'

type Props = {
  readonly graph: FlowGraph
  readonly findings: readonly FlowFinding[]
  readonly names: Names
  /** The plan was generated again after the diagram was saved. */
  readonly behind?: boolean
}

/** Differences between diagram and plan; nothing where there are none. */
export function FlowFindings({ graph, findings, names, behind = false }: Props) {
  const say = useSay()
  if (findings.length === 0 && !behind) return null
  const nameOf = processNamer(names)
  return (
    <Alert
      color="amber"
      radius="md"
      icon={<IconGitCompare aria-hidden />}
      role="note"
      title={behind ? say('plan.flow_behind') : say('plan.flow_findings', { count: findings.length })}
    >
      {findings.length === 0 ? (
        say('plan.flow_behind_same')
      ) : (
        <List size="sm" spacing={4}>
          {findings.map((finding) => (
            <List.Item key={`${finding.code}-${finding.node}-${finding.step}-${finding.ccp}`}>
              {describeFinding(finding, graph, nameOf, say)}
            </List.Item>
          ))}
        </List>
      )}
    </Alert>
  )
}
