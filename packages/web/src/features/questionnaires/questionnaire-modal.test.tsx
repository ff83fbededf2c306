import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { QuestionnaireModal } from './questionnaire-modal.tsx'

const question = (id: number, words: string) => ({
  id,
  question: words,
  image: null,
  options: [
    { id: 10 * id, option: `${words} yes` },
    { id: 10 * id + 1, option: `${words} no` },
  ],
})
const asked = { id: 7, heading: 'Two questions', questions: [question(1, 'First?'), question(2, 'Second?')] }
const sent: unknown[] = []
let root: Root

beforeEach(async () => {
  sent.length = 0
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    if (url.includes('/api/lang/')) return Promise.resolve(Response.json(en))
    sent.push(JSON.parse(String(options?.body)))
    return Promise.resolve(Response.json({ ok: true }))
  })
  await startTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <QuestionnaireModal companyId={3} asked={asked} />
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

const buttonNamed = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const choose = (option: number) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value="${option}"]`)?.click())
const press = (name: string) => act(async () => buttonNamed(name)?.click())

it('asks one question at a time and sends all answers after the last', async () => {
  expect(document.body.textContent).toContain('First?')
  expect(buttonNamed('Next')?.disabled).toBe(true)
  await choose(10)
  await press('Next')
  expect(document.body.textContent).toContain('Second?')
  expect(document.body.textContent).not.toContain('First?')
  expect(buttonNamed('Finish')?.disabled).toBe(true)
  await choose(21)
  await press('Finish')
  expect(sent).toEqual([
    {
      questionnaires: [
        {
          id: 7,
          questions: [
            { id: 1, option_id: 10 },
            { id: 2, option_id: 21 },
          ],
        },
      ],
    },
  ])
})

it('stores that the company does not want to answer', async () => {
  await press('Do not ask again')
  expect(sent).toEqual([{ questionnaires: [{ id: 7, questions: [] }] }])
})
