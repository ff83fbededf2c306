/** A value outside of React that components read: `useStore` renders again when the selected part changes. */
import { useSyncExternalStore } from 'react'

export type Store<Value> = {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Calls back after each `set`; answers a function that ends it. */
  readonly subscribe: (callback: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const callbacks = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const callback of callbacks) callback()
    },
    subscribe: (callback) => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
  }
}

/** The part of the value that `select` gives; it must be the same object until the part changes. */
export const useStore = <Value, Part>(store: Store<Value>, select: (value: Value) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
