/** The undo and redo stacks of a diagram that is being edited. */
import type { FlowGraph } from './graph.ts'

export type FlowHistory = {
  readonly past: readonly FlowGraph[]
  readonly present: FlowGraph
  readonly future: readonly FlowGraph[]
}

const historyLimit = 500

export const startHistory = (present: FlowGraph): FlowHistory => ({ past: [], present, future: [] })

/** Adds a change and drops the redo stack. A diagram that did not change leaves everything as it is. */
export const record = (history: FlowHistory, next: FlowGraph): FlowHistory =>
  next === history.present
    ? history
    : { past: [...history.past, history.present].slice(-historyLimit), present: next, future: [] }

export function undo(history: FlowHistory): FlowHistory {
  const present = history.past.at(-1)
  return present === undefined
    ? history
    : { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] }
}

export function redo(history: FlowHistory): FlowHistory {
  const [present, ...future] = history.future
  return present === undefined ? history : { past: [...history.past, history.present], present, future }
}
