import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { WastePage } from './new-record-page.tsx'

const saved = vi.hoisted((): unknown[] => [])

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }))
vi.mock('#kit/access.ts', () => ({ useAccess: () => ({ place: { id: 1, name: 'Café' }, can: () => true }) }))
vi.mock('#kit/amounts.ts', () => ({ useSayAmount: () => String }))
vi.mock('#kit/i18n.ts', () => ({ useSay: () => String }))
vi.mock('#kit/outbox/save.ts', () => ({
  saveOperation: (operation: unknown) => {
    saved.push(operation)
    return Promise.reject(new Error('the answer was lost'))
  },
}))
vi.mock('#kit/toasts.ts', () => ({ toast: () => undefined }))
vi.mock('#ui/query-view.tsx', () => ({ QueryView: () => null }))
vi.mock('#ui/no-permission.tsx', () => ({ NoPermission: () => null }))
vi.mock('./use-bench.ts', () => ({ useBench: () => ({ query: {}, bench: {} }) }))
vi.mock('./record-state.ts', () => ({ newState: () => ({}) }))
vi.mock('./record-words.ts', () => ({ describeRecord: () => '', kindTitles: {} }))
vi.mock('./record-form.tsx', () => ({
  RecordForm: ({ onSave }: { onSave: (filled: unknown, release: () => void) => Promise<void> }) => (
    <button
      onClick={() => {
        onSave({ state: { photos: [], readings: [] }, body: {} }, () => undefined).catch(() => undefined)
      }}
    >
      Save
    </button>
  ),
}))

let root: Root
afterEach(() => act(() => root.unmount()))

it('saves one record, however often it is saved after an answer that was lost', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() =>
    root.render(
      <MantineProvider>
        <WastePage />
      </MantineProvider>,
    ),
  )
  const press = (): Promise<void> =>
    act(async () => {
      document.querySelector('button')?.click()
      await Promise.resolve()
    })
  await press()
  await press()
  const ids = saved.map((operation) => (operation as { readonly op_id: string }).op_id)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(JSON.stringify(saved[0])).toContain(`"uuid":"${ids[0]}"`)
})
