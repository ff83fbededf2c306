import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { products } from '@larder/contract/products'
import { ConflictHost } from '#ui/conflict-host.tsx'
import { startTexts } from './i18n.ts'
import { useRemoval } from './removal.ts'

let root: Root
let sent: string[]
/** As the server has it: somebody changed it twice. */
let version: number
let results: string[]

/** Waits as a user does, outside of `act`: the question is a piece of its own, which loads. */
async function until(check: () => void): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await vi.waitFor(check, { timeout: 20_000 })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  ;[sent, version, results] = [[], 2, []]
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('/api/lang/')) return Promise.resolve(Response.json(en))
    sent.push(url)
    if (url.endsWith(`base_version=${version}`)) return Promise.resolve(Response.json({ ok: true }))
    const conflict = {
      code: 'conflict',
      message: '',
      current: { id: 5, version },
      changed: { by: 'Jaan Kask', at: '2026-11-28T10:42:00Z' },
    }
    return Promise.resolve(Response.json(conflict, { status: 409 }))
  })
  await startTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <Remover />
          <ConflictHost />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Remover() {
  const remove = useRemoval(products.remove)
  return (
    <button
      onClick={() =>
        remove.mutate(
          { params: { placeId: 1, id: 5 }, query: { base_version: 1 } },
          { onSuccess: () => results.push('removed'), onError: ({ code }) => results.push(code) },
        )
      }
    >
      Go
    </button>
  )
}

const press = async (name: string): Promise<void> => {
  const find = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await until(() => expect(find()).toBeDefined())
  await act(async () => find()?.click())
}
const versions = (): string[] => sent.map((url) => url.replace(/.*base_version=/, ''))

it('is asked about where somebody changed the thing, again at each change', async () => {
  await press('Go')
  await until(() => expect(document.body.textContent).toContain('Jaan Kask'))
  expect(document.body.textContent).toContain(en['ui.remove_anyway'])
  expect(results).toEqual([])
  await press(en['ui.remove'])
  await until(() => expect(results).toEqual(['removed']))
  expect(versions()).toEqual(['1', '2'])
})

it('does not happen where the user thinks again', async () => {
  await press('Go')
  await press(en['ui.cancel'])
  await until(() => expect(results).toEqual(['cancelled']))
  expect(versions()).toEqual(['1'])
})
