import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { createStore, useStore, type Store } from './store.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Numbers = { readonly a: number; readonly b: number }

function ShowA({
  store,
  onRender,
}: {
  readonly store: Store<Numbers>
  readonly onRender: (a: number) => void
}) {
  const a = useStore(store, (value) => value.a)
  useEffect(() => onRender(a))
  return null
}

it('renders a component again only when its part of the value changes, until it is unmounted', async () => {
  const store = createStore<Numbers>({ a: 1, b: 1 })
  const shown: number[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<ShowA store={store} onRender={(a) => void shown.push(a)} />))
  await act(async () => store.set({ a: 1, b: 2 }))
  expect(shown).toEqual([1])
  await act(async () => store.set({ a: 2, b: 2 }))
  expect(shown).toEqual([1, 2])
  await act(async () => root.unmount())
  store.set({ a: 3, b: 2 })
  expect(shown).toEqual([1, 2])
})
