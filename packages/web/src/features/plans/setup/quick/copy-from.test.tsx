import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { CopyFrom } from './copy-from.tsx'

let root: Root
const onCopy = vi.fn()
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const button = () => document.querySelector<HTMLButtonElement>('button')

async function show(places: React.ComponentProps<typeof CopyFrom>['places']): Promise<void> {
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <CopyFrom places={places} busy={false} onCopy={onCopy} />
      </MantineProvider>,
    ),
  )
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
})
beforeEach(() => {
  onCopy.mockReset()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => act(() => root.unmount()))

it('copies answers and tasks, and people only when they are chosen', async () => {
  await show([{ id: 7, name: 'Kalamaja', own_tasks: 2, people: 5 }])
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false])
  await act(async () => button()?.click())
  expect(onCopy).toHaveBeenLastCalledWith({ from_place_id: 7, answers: true, tasks: true, people: false })
  await act(async () => boxes()[2]?.click())
  await act(async () => button()?.click())
  expect(onCopy).toHaveBeenLastCalledWith({ from_place_id: 7, answers: true, tasks: true, people: true })
})

it('offers no tasks where there are none, and no people to those who may not copy them', async () => {
  await show([{ id: 7, name: 'Kalamaja', own_tasks: 0, people: null }])
  expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [false, true],
  ])
  await act(async () => boxes()[0]?.click())
  expect(button()?.disabled).toBe(true)
})
