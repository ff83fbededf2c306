import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, Component, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import type { Problem } from '#kit/problem.ts'
import { MissingPiece } from '#kit/refresh.ts'
import { Card } from './card.tsx'
import { QueryView } from './query-view.tsx'

let root: Root
let fault: Error | null

function Broken() {
  if (fault !== null) throw fault
  return <p>Milk</p>
}

/** The page, which reloads for a piece that is missing. */
class Page extends Component<{ readonly children: ReactNode }, { readonly isMissing: boolean }> {
  override state = { isMissing: false }
  static getDerivedStateFromError = (): { readonly isMissing: boolean } => ({ isMissing: true })
  override render = (): ReactNode => (this.state.isMissing ? 'Reload' : this.props.children)
}

function Readings() {
  const query = useQuery<string, Problem>({
    queryKey: ['readings'],
    queryFn: () => '4 °C',
    initialData: '4 °C',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryView query={query} skeleton={null}>
      {(reading) => {
        if (fault !== null) throw fault
        return <p>{reading}</p>
      }}
    </QueryView>
  )
}

const show = (page: ReactNode): Promise<void> =>
  act(async () => {
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
      </MantineProvider>,
    )
    await Promise.resolve()
  })
const text = (): string => document.body.textContent
const press = (): Promise<void> =>
  act(async () => {
    document.querySelector('button')?.click()
    await Promise.resolve()
  })

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  fault = new TypeError('planted')
  root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => undefined,
  })
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('shows the error of one card in that card, and tries again', async () => {
  await show(
    <>
      <Card title="Stock">
        <Broken />
      </Card>
      <Card title="Recipe">Bread</Card>
    </>,
  )
  expect(text()).toContain('Stock')
  expect(text()).toContain('Bread')
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  fault = null
  await press()
  expect(text()).toContain('Milk')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

it('shows the error of a list that cannot be drawn, and tries again', async () => {
  await show(
    <>
      <Readings />
      <p>Bread</p>
    </>,
  )
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  expect(text()).toContain('Bread')
  fault = null
  await press()
  expect(text()).toContain('4 °C')
})

it('leaves a piece that did not load to the page: only a reload brings it', async () => {
  fault = new MissingPiece(new Error('planted'))
  await show(
    <Page>
      <Card>
        <Broken />
      </Card>
    </Page>,
  )
  expect(text()).toContain('Reload')
})
