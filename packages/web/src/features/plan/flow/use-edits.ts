import { record, redo, startHistory, undo, type FlowGraph } from '@larder/core/flow'
import { useCallback, useState } from 'react'
import { useSay } from '#kit/i18n.ts'

export type Edits = {
  readonly graph: FlowGraph
  /** Something was changed since it was opened. */
  readonly dirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What was done last, for those who do not see the picture. */
  readonly told: string
  /** The step that is chosen in picture and list. */
  readonly selected: string | null
  readonly select: (id: string | null) => void
  readonly change: (next: FlowGraph, told: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The diagram while it is edited, with what can be undone. */
export function useEdits(opened: FlowGraph): Edits {
  const say = useSay()
  const [start] = useState(opened)
  const [history, setHistory] = useState(() => startHistory(opened))
  const [told, setTold] = useState('')
  const [selected, select] = useState<string | null>(null)
  const change = useCallback((next: FlowGraph, words: string): void => {
    setHistory((now) => record(now, next))
    setTold(words)
  }, [])
  return {
    graph: history.present,
    dirty: history.present !== start,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    told,
    selected,
    select,
    change,
    undo: () => {
      setHistory(undo)
      setTold(say('plan.flow_told_undone'))
    },
    redo: () => {
      setHistory(redo)
      setTold(say('plan.flow_told_redone'))
    },
  }
}
