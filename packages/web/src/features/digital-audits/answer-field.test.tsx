import 'fake-indexeddb/auto'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TypedText } from './answer-field.tsx'

let root: Root
const saves: { readonly text: string; readonly end: (isSaved: boolean) => void }[] = []

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  saves.length = 0
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const onSave = (text: string): Promise<boolean> =>
    new Promise((end) => {
      saves.push({ text, end })
    })
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <TypedText single name="remarks" label="Remarks" value="" onSave={onSave} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => type(''))
  await act(async () => leave())
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

function field(): HTMLInputElement {
  const input = document.querySelector('input')
  if (input === null) throw new Error('There is no field.')
  return input
}
function type(text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  field().dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const leave = (): boolean => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

it('keeps what was typed where it could not be saved, and lets it go where it was', async () => {
  await act(async () => type('The door'))
  await act(async () => leave())
  expect(saves.map(({ text }) => text)).toEqual(['The door'])
  await act(async () => saves[0]?.end(false))
  expect(field().value).toBe('The door')
  await act(async () => leave())
  await act(async () => saves[1]?.end(true))
  expect(field().value).toBe('')
})

it('keeps what is typed while the text before is sent', async () => {
  await act(async () => type('The door'))
  await act(async () => leave())
  await act(async () => type('The door is loose'))
  await act(async () => saves[0]?.end(true))
  expect(field().value).toBe('The door is loose')
})
