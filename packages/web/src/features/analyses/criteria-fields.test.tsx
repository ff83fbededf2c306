import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { CriteriaFields, type CriterionDraft } from './criteria-fields.tsx'

let root: Root
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Form() {
  const [criteria, setCriteria] = useState<readonly CriterionDraft[]>([])
  return (
    <MantineProvider env="test">
      <CriteriaFields criteria={criteria} onChange={setCriteria} />
    </MantineProvider>
  )
}

const press = (text: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(text))
      ?.click(),
  )
const [add, remove] = [en['analyses.criterion_add'], en['analyses.criterion_remove'].split('{{')[0] ?? '']
const rows = () => document.querySelectorAll('input[maxlength="80"]').length

it('keeps rows apart that were added after one was removed', async () => {
  await act(async () => root.render(<Form />))
  for (const name of [add, add, remove, add]) await press(name)
  expect(rows()).toBe(2)
  await press(remove)
  expect(rows()).toBe(1)
})
