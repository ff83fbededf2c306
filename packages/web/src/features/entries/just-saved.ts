/**
 * Tasks whose entry was just saved on this page. As long as the entry can be undone they stay where they are
 * in the list: the next card must not move under somebody's thumb.
 */
import type { TaskOfDay } from '@larder/contract/entries'
import { createStore, useStore } from '#kit/store.ts'
import { UNDO_MS } from '#ui/undo-toast.tsx'

export type JustSaved = {
  /** As it was before the entry. */
  readonly task: TaskOfDay
  /** The answer in words; null while it is saved or its removal is on its way. */
  readonly answer: string | null
  /** The place of each card at that moment: the server sorts what is done behind what is not. */
  readonly order: ReadonlyMap<string, number>
}

/** Longer than saving takes. */
const SAVING_MS = 60_000
/** Until the list knows of a removal. */
const REMOVAL_MS = 3_000

const saved = createStore<ReadonlyMap<string, JustSaved>>(new Map())
let order: ReadonlyMap<string, number> = new Map()

export const keyOf = ({ id, unit }: Pick<TaskOfDay, 'id' | 'unit'>): string => `${id}/${unit?.id ?? 0}`

/** The cards as they are shown. */
export const noteOrder = (keys: readonly string[]): void => {
  order = new Map(keys.map((key, at) => [key, at]))
}

function note(task: TaskOfDay, answer: string | null, ms: number): void {
  const key = keyOf(task)
  const entry = { task, answer, order }
  saved.set(new Map(saved.get()).set(key, entry))
  setTimeout(() => {
    if (saved.get().get(key) === entry) forgetSaved(task)
  }, ms)
}

/** Where saving failed. */
export function forgetSaved(task: TaskOfDay): void {
  saved.set(new Map([...saved.get()].filter(([key]) => key !== keyOf(task))))
}

export const noteSaved = (task: TaskOfDay, answer: string): void => note(task, answer, UNDO_MS)
/** While it is saved the card keeps its form: a second try sends the same entry. */
export const noteSaving = (task: TaskOfDay): void => note(task, null, SAVING_MS)
export const noteUndone = (task: TaskOfDay): void => note(task, null, REMOVAL_MS)

export const useJustSaved = (): ReadonlyMap<string, JustSaved> => useStore(saved, (all) => all)
