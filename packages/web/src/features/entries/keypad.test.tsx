import { MantineProvider } from '@mantine/core'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { Keypad } from './keypad.tsx'
import type { Reading } from './use-reading.ts'

let root: Root
const repeat = vi.fn()

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

const form = { saving: false, ready: true }
const reading = { negatives: true, comma: ',', same: null, sameWords: '', breach: false, form }

function Sheet({ more, start }: { readonly more: object; readonly start: string }) {
  const [text, type] = useState(start)
  return (
    <>
      <output>{text}</output>
      <Keypad reading={{ ...reading, repeat, ...more, typed: text, type } as unknown as Reading} />
    </>
  )
}
const show = (more: object = {}, start = ''): void =>
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Sheet more={more} start={start} />
      </MantineProvider>,
    ),
  )
const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )
const press = (...names: readonly string[]): string | null | undefined => {
  for (const name of names) act(() => button(name)?.click())
  return document.querySelector('output')?.textContent
}
const [back, sign, point] = [en['keypad.delete'], en['ui.change_sign'], en['keypad.decimal']]

describe('the keys', () => {
  it('write a number with one separator, a zero before it', () => {
    show()
    expect(press('1', '2', point, '5')).toBe('12.5')
    expect(button(point)?.disabled).toBe(true)
    expect(press(back, back, back, back, point, '0')).toBe('0.0')
  })
  it('change the sign, where values below zero exist', () => {
    show()
    expect(press(sign, point, '5')).toBe('-0.5')
    expect(press(sign)).toBe('0.5')
    show({ negatives: false })
    expect(button(sign)).toBeUndefined()
  })
  it('delete the last sign, while there is one', () => {
    show({}, '7')
    expect(press(back)).toBe('')
    expect(button(back)?.disabled).toBe(true)
  })
  it('take nine characters', () => {
    show({}, '12345678')
    expect(press('9', '0')).toBe('123456789')
  })
})

describe('the last value', () => {
  it('is repeated by its key, which is there where it may be', () => {
    show({ same: '4,5', sameWords: '4,5 °C' })
    act(() => button(en['keypad.same'].replace('{{value}}', '4,5 °C'))?.click())
    expect(repeat).toHaveBeenCalledOnce()
    const keys = document.querySelectorAll('button').length
    show()
    expect(document.querySelectorAll('button').length).toBe(keys - 1)
  })
})

describe('the confirming key', () => {
  const confirm = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
  it.each([
    ['saves what is complete', {}, [false, en['entries.save']]],
    ['waits until it is complete', { form: { ...form, ready: false } }, [true, en['entries.save']]],
    ['waits while it is saving', { form: { ...form, saving: true } }, [true, en['entries.save']]],
    [
      'asks what was done about a value outside its limit',
      { breach: true, form: { ...form, ready: false } },
      [false, en['keypad.what_was_done']],
    ],
  ])('%s', (_title, more, expected) => {
    show(more)
    expect([confirm()?.disabled, confirm()?.textContent]).toEqual(expected)
  })
})
