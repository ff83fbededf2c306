import { record, redo, startHistory, undo, type FlowGraph } from '@larder/core/flow'
import { useCallback, useState } from 'react'
import { useSay } from '#kit/i18n.ts'

export type Edits = {
  readonly graph: FlowGraph
  /** Differs from the diagram that was opened. */
  readonly dirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The last change in words, for screen readers. */
  readonly announcement: string
  /** The step that is chosen in picture and list. */
  readonly selected: string | null
  readonly select: (id: string | null) => void
  readonly change: (next: FlowGraph, announcement: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

/** The diagram while it is edited, with its undo history. */
export function useEdits(opened: FlowGraph): Edits {
  const say = useSay()
  const [start] = useState(opened)
  const [history, setHistory] = useState(() => startHistory(opened))
  const [announcement, announce] = useState('')
  const [selected, select] = useState<string | null>(null)
  const change = useCallback((next: FlowGraph, words: string): void => {
    setHistory((now) => record(now, next))
    announce(words)
  }, [])
  return {
    graph: history.present,
    dirty: history.present !== start,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    announcement,
    selected,
    select,
    change,
    undo: () => {
      setHistory(undo)
      announce(say('plan.flow_told_undone'))
    },
    redo: () => {
      setHistory(redo)
      announce(say('plan.flow_told_redone'))
    },
  }
}
