import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { cleanNumber, NumberInput } from './number-input.tsx'
import { cleanText } from './text-field.tsx'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  vi.unstubAllGlobals()
})

describe('cleanNumber', () => {
  it.each([
    ['4,5', {}, '4.5'],
    ['-18,2', {}, '-18.2'],
    ['-18', { negatives: false }, '18'],
    ['1-2', {}, '12'],
    ['4.5.6', {}, '4.56'],
    ['4a °C', {}, '4'],
    ['120', { max: 100 }, '100'],
    ['', { max: 100 }, ''],
    ['-1,5 h', { digits: true }, '15'],
    ['400', { digits: true, max: 365 }, '365'],
    ['-', {}, '-'],
    ['7.', {}, '7.'],
  ])('makes of %j with %j → %j', (typed, rule, expected) => {
    expect(cleanNumber(typed, rule)).toBe(expected)
  })
})

describe('cleanText', () => {
  it('strips brackets and the ampersand, and uppercases', () => {
    expect(cleanText('ee<1>{2}(3)[4]&5', { filter: true, uppercase: true })).toBe('EE12345')
    expect(cleanText('a(b)', {})).toBe('a(b)')
  })
})

describe('NumberInput', () => {
  let root: Root
  let place: HTMLElement

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  })

  afterEach(() => {
    act(() => root.unmount())
    place.remove()
  })

  function type(text: string): HTMLInputElement {
    const input = place.querySelector('input')
    if (input === null) throw new Error('no input')
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    act(() => {
      value?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return input
  }

  it('shows and gives the cleaned number, and asks for the numeric keyboard', () => {
    const given: string[] = []
    act(() =>
      root.render(
        <MantineProvider>
          <NumberInput label="Temperature" max={100} onChange={(value) => given.push(value)} />
        </MantineProvider>,
      ),
    )
    const input = type('6,5x')
    expect([input.value, input.inputMode]).toEqual(['6.5', 'decimal'])
    type('700')
    expect(given).toEqual(['6.5', '100'])
  })

  it('turns the sign by its button, for keyboards without a minus', () => {
    act(() =>
      root.render(
        <MantineProvider>
          <NumberInput label="Temperature" defaultValue="18" />
        </MantineProvider>,
      ),
    )
    act(() => place.querySelector('button')?.click())
    expect(place.querySelector('input')?.value).toBe('-18')
  })
})
