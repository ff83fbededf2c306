import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DraftOf } from './draft.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Typed = { readonly text: string; readonly bytes?: ArrayBuffer }

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/** The form on a page that was just opened: nothing is remembered but what lies on the disk. */
async function openForm(form: string): Promise<{
  readonly now: () => DraftOf<Typed> & { readonly begun: boolean }
  readonly close: () => Promise<void>
}> {
  vi.resetModules()
  const { useDraft, useHasDraft } = await import('./draft.ts')
  type Shown = DraftOf<Typed> & { readonly begun: boolean }
  const seen: Shown[] = []
  function Form({ onShow }: { readonly onShow: (shown: Shown) => void }) {
    const draft = useDraft<Typed>(form, () => ({ text: '' }))
    const begun = useHasDraft(form)
    useEffect(() => onShow({ ...draft, begun }))
    return null
  }
  const now = (): Shown => {
    const shown = seen.at(-1)
    if (shown === undefined) throw new Error('the form was not drawn')
    return shown
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form onShow={(shown) => void seen.push(shown)} />
      </QueryClientProvider>,
    ),
  )
  while (now().draft === undefined) await settled()
  return { now, close: async () => act(async () => root.unmount()) }
}

describe('drafts', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are restored after a reload, photos too, until they are saved', async () => {
    const first = await openForm('fill/1')
    expect(first.now()).toMatchObject({ draft: { text: '' }, begun: false })
    await act(async () => first.now().change((now) => ({ ...now, text: 'Floor washed' })))
    await act(async () => first.now().change((now) => ({ ...now, bytes: new Uint8Array([1, 2, 3]).buffer })))
    expect(first.now().begun).toBe(true)
    await settled()
    await first.close()

    const again = await openForm('fill/1')
    expect(again.now()).toMatchObject({ draft: { text: 'Floor washed' }, begun: true })
    expect([...new Uint8Array(again.now().draft?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3])
    expect((await openForm('fill/2')).now()).toMatchObject({ draft: { text: '' }, begun: false })
    await act(async () => again.now().forget())
    await settled()
    expect((await openForm('fill/1')).now()).toMatchObject({ draft: { text: '' }, begun: false })
  })

  it('from right before a reload are restored, photos too', async () => {
    const first = await openForm('fill/20')
    await act(async () =>
      first.now().change(() => ({ text: 'Floor', bytes: new Uint8Array([1, 2, 3]).buffer })),
    )
    await settled()
    // A reload cancels the transactions of the page.
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The page is gone', 'AbortError')
    })
    await act(async () => first.now().change((now) => ({ ...now, text: 'Floor washed' })))
    dispatchEvent(new Event('pagehide'))
    await settled()
    await first.close()
    vi.restoreAllMocks()

    const again = await openForm('fill/20')
    await settled()
    expect(again.now().draft?.text).toBe('Floor washed')
    expect([...new Uint8Array(again.now().draft?.bytes ?? new ArrayBuffer())]).toEqual([1, 2, 3])
    await again.close()
    expect((await openForm('fill/20')).now().draft?.text, 'it is in the database by now').toBe('Floor washed')
  })

  it('of one form do not render another form', async () => {
    vi.resetModules()
    const { useDraft, useHasDraft, useHasDraftAmong } = await import('./draft.ts')
    const drawn = { typed: 0, other: 0, list: 0 }
    let change: DraftOf<Typed>['change'] = () => undefined
    function TypedForm() {
      const draft = useDraft<Typed>('fill/10', () => ({ text: '' }))
      useEffect(() => {
        drawn.typed += 1
        change = draft.change
      })
      return null
    }
    function Other() {
      useDraft<Typed>('fill/11', () => ({ text: '' }))
      useEffect(() => {
        drawn.other += 1
      })
      return null
    }
    function List() {
      useHasDraft('fill/11')
      useHasDraftAmong(['fill/12', 'fill/13'])
      useEffect(() => {
        drawn.list += 1
      })
      return null
    }
    const root = createRoot(document.createElement('div'))
    await act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <TypedForm />
          <Other />
          <List />
        </QueryClientProvider>,
      ),
    )
    await settled()
    const before = { ...drawn }
    for (const text of ['1', '12', '12.']) await act(async () => change(() => ({ text })))
    expect([drawn.typed - before.typed, drawn.other - before.other, drawn.list - before.list]).toEqual([
      3, 0, 0,
    ])
    await act(async () => root.unmount())
  })

  it('are removed after seven days', async () => {
    const form = await openForm('fill/3')
    await act(async () => form.now().change(() => ({ text: 'Long ago' })))
    await settled()
    const today = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(today + 6 * 86_400_000)
    expect((await openForm('fill/3')).now().begun).toBe(true)
    vi.spyOn(Date, 'now').mockReturnValue(today + 8 * 86_400_000)
    expect((await openForm('fill/3')).now()).toMatchObject({ draft: { text: '' }, begun: false })
  })
})
