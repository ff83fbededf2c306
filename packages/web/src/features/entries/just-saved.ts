/**
 * Tasks whose entry was just saved on this page. As long as the entry can be undone they stay where they are
 * in the list: the next line must not move under somebody's thumb.
 */
import type { TaskOfDay } from '@larder/contract/entries'
import { createStore, useStore } from '#kit/store.ts'
import { UNDO_MS } from '#ui/undo-toast.tsx'

export type JustSaved = {
  /** As it was before the entry. */
  readonly task: TaskOfDay
  /** Null while it is saved or its removal is on its way. */
  readonly entry: SavedEntry | null
}
export type SavedEntry = {
  /** In words. */
  readonly answer: string
  /** ISO. */
  readonly performed_at: string
  readonly undo: () => void
}

/** Longer than saving takes. */
const SAVING_MS = 60_000
/** Until the list knows of a removal. */
const REMOVAL_MS = 3_000

const saved = createStore<ReadonlyMap<string, JustSaved>>(new Map())

export const keyOf = ({ id, unit }: Pick<TaskOfDay, 'id' | 'unit'>): string => `${id}/${unit?.id ?? 0}`

function note(task: TaskOfDay, entry: SavedEntry | null, ms: number): void {
  const key = keyOf(task)
  const noted = { task, entry }
  saved.set(new Map(saved.get()).set(key, noted))
  setTimeout(() => {
    if (saved.get().get(key) === noted) forgetSaved(task)
  }, ms)
}

/** Where saving failed. */
export function forgetSaved(task: TaskOfDay): void {
  saved.set(new Map([...saved.get()].filter(([key]) => key !== keyOf(task))))
}

export const noteSaved = (task: TaskOfDay, entry: SavedEntry): void => note(task, entry, UNDO_MS)
/** While it is saved the line keeps its form: a second try sends the same entry. */
export const noteSaving = (task: TaskOfDay): void => note(task, null, SAVING_MS)
export const noteUndone = (task: TaskOfDay): void => note(task, null, REMOVAL_MS)

export const useJustSaved = (): ReadonlyMap<string, JustSaved> => useStore(saved, (all) => all)
