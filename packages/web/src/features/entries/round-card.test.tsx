import 'fake-indexeddb/auto'
import type { TaskOfDay } from '@larder/contract/entries'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { todayAt } from '#kit/format.ts'
import { startTexts } from '#kit/i18n.ts'
import { startOutbox } from '#kit/outbox/deliverer.ts'
import { openStore } from '#kit/outbox/store.ts'
import { selectPlace } from '#kit/session.ts'
import { useRounds } from './day.tsx'
import { RoundCard } from './round-card.tsx'

const date = todayAt(undefined)
const check = { time: null, status: 'due' } as const
const task = (id: number, name: string, more: object): TaskOfDay =>
  ({
    id,
    name,
    task_subtype_id: 1,
    instruction: '',
    instructionSummaryText: '',
    round: 'opening',
    is_disabled: false,
    scheduled: true,
    is_free: false,
    status: 'due',
    due_time: null,
    due_times: [],
    checks: [check],
    task_version: 1,
    is_checklist: false,
    sub_tasks: [],
    limit: null,
    action_options: [{ id: 9, option_text: 'Moved to another fridge' }],
    corrective_action: { text: 'Call the chef', custom_options_enabled: false },
    lines_due: [],
    user_group_id: null,
    responsible_role_ids: [],
    related_entities: [],
    unit: null,
    running: [],
    last_entry: null,
    ...more,
  }) as unknown as TaskOfDay
const step = (id: number, more: object) => ({
  id,
  name: '',
  is_required: true,
  order_number: 1,
  entry_min_value: null,
  entry_max_value: null,
  options: [],
  allow_custom_value_ind: false,
  timer_hours: null,
  user_group_id: null,
  sensor_id: null,
  corrective_action: null,
  ...more,
})
const fridge = (id: number, name: string, more: object = {}) =>
  task(id, name, {
    task_steps: [step(id, { task_step_type_name: 'enter_temperature', entry_max_value: 5 })],
    ...more,
  })
const tick = (id: number, name: string) =>
  task(id, name, { task_steps: [step(id, { task_step_type_name: 'choose_one_answer' })] })

function Rounds({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  return useRounds(tasks, { date, answeredAt: 0 }).map((round) => (
    <RoundCard key={round.key} round={round} unfolded={false} mayFill date={date} />
  ))
}

describe('a round', () => {
  let root: Root
  let place: HTMLElement
  const client = new QueryClient()
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
    await startTexts()
    selectPlace(1)
    // Without network entries wait on the device.
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    Object.defineProperties(navigator, {
      onLine: { value: false, configurable: true },
      locks: {
        value: { request: (_name: string, _how: object, work: (lock: object) => unknown) => work({}) },
      },
    })
    // Happy-dom has none; the growing comment field listens to them.
    Object.defineProperty(document, 'fonts', { value: new EventTarget() })
    await startOutbox(1, client)
    // The form of a line is loaded when the first one opens.
    draw()
    show(fridge(1, 'Fridge 1'))
    open('Fridge 1')
    await act(() => vi.dynamicImportSettled())
    clear()
  })
  const draw = (): void => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  }
  const clear = (): void => {
    act(() => root.unmount())
    place.remove()
  }
  beforeEach(draw)
  afterEach(clear)
  const show = (...tasks: TaskOfDay[]): void =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <MantineProvider env="test">
            <Rounds tasks={tasks} />
          </MantineProvider>
        </QueryClientProvider>,
      ),
    )
  const lineOf = (name: string): HTMLElement => {
    const line = [...place.querySelectorAll<HTMLElement>('[role=group]')].find(
      (group) =>
        document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() === name,
    )
    if (line === undefined) throw new Error(`no line ${name}`)
    return line
  }
  const buttonIn = (within: Element, name: string): HTMLButtonElement => {
    const button = [...within.querySelectorAll('button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name,
    )
    if (button === undefined) throw new Error(`no button ${name} in ${within.textContent}`)
    return button
  }
  const press = (button: HTMLElement | null): void => act(() => button?.click())
  const open = (name: string): void => press(lineOf(name).querySelector('button'))
  const type = (name: string, value: string): void => {
    const input = lineOf(name).querySelector('input')
    if (input === null) throw new Error(`no field in ${name}`)
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const until = (what: () => void): Promise<void> =>
    act(async () => {
      await vi.waitFor(what, { timeout: 5_000 })
    })
  const entriesOf = async (...ids: number[]) =>
    (await openStore().list()).filter(({ task_id }) => ids.includes(task_id ?? 0))

  it('says on each line of a weekly round until which day it is due', () => {
    const weekly = { round: 'weekly', due_until: '2026-11-29' }
    show(
      { ...tick(61, 'Drains'), ...weekly } as TaskOfDay,
      { ...tick(62, 'Ice machine'), ...weekly, due_until: '2026-11-22' } as TaskOfDay,
    )
    press(place.querySelector('button'))
    expect(lineOf('Drains').textContent).toContain('by 29.11.2026')
    expect(lineOf('Ice machine').textContent).toContain('by 22.11.2026')
    expect(place.textContent).not.toContain(en['rounds.in_period'])
  })

  it('folds a saved line to its answer with Undo, and opens the next one', async () => {
    show(fridge(11, 'Fridge 1'), fridge(12, 'Fridge 2'))
    open('Fridge 1')
    expect(document.activeElement).toBe(lineOf('Fridge 1').querySelector('input'))
    type('Fridge 1', '3.9')
    press(buttonIn(lineOf('Fridge 1'), 'Save'))
    await until(() => expect(lineOf('Fridge 1').textContent).toContain('3.9 °C'))
    await until(() => expect(buttonIn(lineOf('Fridge 1'), 'Undo')).toBeTruthy())
    expect(lineOf('Fridge 1').querySelector('input')).toBeNull()
    expect(document.activeElement).toBe(lineOf('Fridge 2').querySelector('input'))
    expect(place.textContent).toContain('1 of 2')
    press(buttonIn(lineOf('Fridge 1'), 'Undo'))
    await until(() => expect(place.textContent).toContain('0 of 2'))
  })

  it('saves an entry of its own for each tick by “All in order”, once nothing is left to measure', async () => {
    show(tick(21, 'Dates'), fridge(22, 'Fridge'), tick(23, 'Hands'))
    expect(place.textContent).not.toContain('All in order')
    open('Fridge')
    type('Fridge', '3.9')
    press(buttonIn(lineOf('Fridge'), 'Save'))
    await until(() => expect(place.textContent).toContain('1 of 3'))
    await until(() => expect(place.textContent).toContain('All in order (2)'))
    press(buttonIn(place, 'All in order (2)'))
    await until(() => expect(place.textContent).toContain('3 of 3'))
    const saved = await entriesOf(21, 23)
    expect(saved.map(({ task_id, detail }) => [task_id, detail])).toEqual([
      [21, 'Done'],
      [23, 'Done'],
    ])
    expect(new Set(saved.map(({ entity }) => entity)).size).toBe(2)
    for (const name of ['Dates', 'Hands']) expect(buttonIn(lineOf(name), 'Undo')).toBeTruthy()
    expect(place.textContent).not.toContain('All in order')
  })

  it('asks for the corrective action in place at a breach', async () => {
    show(fridge(31, 'Fridge 1'))
    open('Fridge 1')
    type('Fridge 1', '9')
    await until(() => expect(lineOf('Fridge 1').textContent).toContain('Call the chef'))
    expect(buttonIn(lineOf('Fridge 1'), 'Save with action').disabled).toBe(true)
    press(lineOf('Fridge 1').querySelector('input[type=checkbox]'))
    await until(() => expect(buttonIn(lineOf('Fridge 1'), 'Save with action').disabled).toBe(false))
    press(buttonIn(lineOf('Fridge 1'), 'Save with action'))
    await until(() => expect(lineOf('Fridge 1').textContent).toContain('9 °C'))
    const [saved] = await entriesOf(31)
    expect(JSON.parse(saved?.delivery.body ?? '')).toMatchObject({ action_options: [{ id: 9 }] })
  })

  it('renders no other line while somebody types in one', () => {
    let renders = 0
    const other = Object.defineProperty(fridge(52, ''), 'name', {
      get: () => {
        renders += 1
        return 'Fridge 2'
      },
    })
    show(fridge(51, 'Fridge 1'), other)
    open('Fridge 1')
    const before = renders
    expect(before).toBeGreaterThan(0)
    for (const digits of ['3', '3.', '3.9']) type('Fridge 1', digits)
    expect(lineOf('Fridge 1').querySelector('input')?.value).toBe('3.9')
    expect(renders).toBe(before)
  })

  it('is continued by a second person, with the name of the first at each line that is done', async () => {
    const last_entry = {
      time: `${date}T06:02:00Z`,
      local_time: `${date}T08:02`,
      name: 'Jaan Kask',
      value: '3.9',
      unit: 'C',
      status: 'done',
    }
    show(
      fridge(41, 'Fridge 1', { status: 'ok', checks: [{ ...check, status: 'ok' }], last_entry }),
      tick(42, 'Hands'),
    )
    expect(place.textContent).toContain('1 of 2')
    expect(lineOf('Fridge 1').textContent).toContain('3.9 °C08:02 · Jaan Kask')
    press(buttonIn(lineOf('Hands'), 'Done'))
    await until(() => expect(place.textContent).toContain('2 of 2'))
  })

  describe('on a touch screen', () => {
    beforeEach(() => {
      const real = window.matchMedia.bind(window)
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        query === '(pointer: coarse)' ? real('all') : real(query),
      )
    })
    afterEach(() => vi.restoreAllMocks())
    const sheet = () => place.querySelector<HTMLElement>('[data-keypad]')
    const keys = (...names: string[]): void => {
      for (const name of names) press(buttonIn(sheet() ?? place, name))
    }
    const shown = () => sheet()?.querySelector('input')?.value
    const last_entry = {
      time: `${date}T06:02:00Z`,
      local_time: `${date}T08:02`,
      name: 'Jaan Kask',
      value: '3.7',
      unit: 'C',
      status: 'done',
    }

    it('types a reading on large keys, and the next line follows', async () => {
      show(fridge(61, 'Fridge 1'), fridge(62, 'Fridge 2'))
      open('Fridge 1')
      expect(sheet()?.textContent).toContain('≤ 5 °C')
      keys('4', 'Decimal point', '2', 'Delete last digit', '1')
      expect(shown()).toBe('4.1')
      expect(document.activeElement).toBe(sheet()?.querySelector('input'))
      keys('Save')
      await until(() => expect(lineOf('Fridge 1').textContent).toContain('4.1 °C'))
      await until(() => expect(lineOf('Fridge 2').querySelector('[data-keypad]')).not.toBeNull())
      expect(place.querySelectorAll('[data-keypad]')).toHaveLength(1)
      expect(shown()).toBe('')
    })

    it('takes a minus before or after the digits, and no second point', () => {
      show(fridge(63, 'Freezer'))
      open('Freezer')
      keys('1', '8', 'Switch between plus and minus')
      expect(shown()).toBe('-18')
      keys('Decimal point', '5')
      expect(shown()).toBe('-18.5')
      expect(buttonIn(sheet() ?? place, 'Decimal point').disabled).toBe(true)
      keys('Switch between plus and minus')
      expect(shown()).toBe('18.5')
    })

    it('stores a repeated value as one that was confirmed, and a typed one as typed', async () => {
      show(fridge(64, 'Fridge 1', { last_entry }), fridge(65, 'Fridge 2', { last_entry }))
      open('Fridge 1')
      keys('Same as last: 3.7 °C', 'Save')
      await until(() => expect(lineOf('Fridge 2').querySelector('[data-keypad]')).not.toBeNull())
      keys('Same as last: 3.7 °C', 'Delete last digit', '7', 'Save')
      await until(() => expect(place.textContent).toContain('2 of 2'))
      const sources = (await entriesOf(64, 65)).map(
        ({ delivery }) => (JSON.parse(delivery.body ?? '') as { entry_fields: object[] }).entry_fields[0],
      )
      expect(sources[0]).toMatchObject({ source: 'confirmed_prefill', value: { temp: '3.7' } })
      expect(sources[1]).not.toHaveProperty('source')
    })

    it('asks in place what was done about a breach, and lets the value be changed', async () => {
      show(fridge(66, 'Fridge 1', { last_entry }))
      open('Fridge 1')
      keys('9', 'What was done?')
      expect(sheet()?.textContent).toContain('Call the chef')
      keys('Change value')
      expect(shown()).toBe('9')
      keys('What was done?')
      press(sheet()?.querySelector('input[type=checkbox]') ?? null)
      keys('Save with action')
      await until(() => expect(lineOf('Fridge 1').textContent).toContain('9 °C'))
      const [saved] = await entriesOf(66)
      expect(JSON.parse(saved?.delivery.body ?? '')).toMatchObject({ action_options: [{ id: 9 }] })
    })

    it('opens the sheet of one line at a time and keeps what was typed in the other', () => {
      show(fridge(67, 'Fridge 1'), fridge(68, 'Oil', { round: 'service' }))
      open('Fridge 1')
      keys('3')
      open('Oil')
      expect(place.querySelectorAll('[data-keypad]')).toHaveLength(1)
      expect(lineOf('Fridge 1').textContent).toContain('Draft')
      open('Fridge 1')
      expect(shown()).toBe('3')
      keys('Close')
      expect(sheet()).toBeNull()
    })
  })
})
