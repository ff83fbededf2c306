import type { TaskOfDay } from '@larder/contract/entries'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { selectPlace } from '#kit/session.ts'
import { choicesOf } from './entries.api.ts'
import { useWhoseWork, WhoseFilter, WorkOf } from './whose-work.tsx'

const [BAR, NIGHT] = [4, 5]
const task = (id: number, more: Partial<TaskOfDay>): TaskOfDay =>
  ({
    id,
    name: `Task ${id}`,
    unit: null,
    user_group_id: null,
    responsible_role_ids: [],
    task_steps: [],
    sub_tasks: [],
    related_entities: [],
    ...more,
  }) as TaskOfDay
const atFridge = { kind: 'equipment', id: 7, name: 'Bottles' } as const
const day = [
  task(1, { user_group_id: BAR }),
  task(2, {
    user_group_id: BAR,
    unit: atFridge,
    related_entities: [
      { ...atFridge, task_frequency_type_id: null, custom_frequency: null, user_group_id: NIGHT, limits: [] },
    ],
  }),
  task(3, {}),
]

function Day({ tasks }: { readonly tasks: readonly TaskOfDay[] }) {
  const work = useWhoseWork(tasks)
  return (
    <>
      <WhoseFilter work={work} />
      {work.shown.map((one) => (
        <section key={one.id} id={`task-${one.id}`}>
          <WorkOf task={one} />
        </section>
      ))}
    </>
  )
}

describe('the day by whose work it is', () => {
  let root: Root
  let place: HTMLElement
  beforeAll(async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
    await startTexts()
    selectPlace(1)
  })
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    localStorage.clear()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    place = document.createElement('div')
    document.body.append(place)
    root = createRoot(place)
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  const show = (tasks: readonly TaskOfDay[], my_group_ids: number[] = []): void => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    client.setQueryData(choicesOf(1).queryKey, {
      groups: [
        { id: BAR, name: 'Bar' },
        { id: NIGHT, name: 'Night' },
        { id: 6, name: 'Nobody asked' },
      ],
      my_group_ids,
      partners: [],
      products: [],
      has_more_products: false,
      units: [],
    })
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <MantineProvider env="test">
            <Day tasks={tasks} />
          </MantineProvider>
        </QueryClientProvider>,
      ),
    )
  }
  const shown = (): string[] =>
    [...place.querySelectorAll('section')].map(({ id, textContent }) => `${id} ${textContent}`.trim())
  const choose = (value: string): void => {
    const select = place.querySelector('select')
    if (select === null) throw new Error('no filter')
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }

  it("says whose each task is, and at a unit the unit's own group", () => {
    show(day)
    expect(shown()).toEqual(['task-1 Assigned to: Bar', 'task-2 Assigned to: Night', 'task-3'])
    expect([...place.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Everyone',
      'Bar',
      'Night',
    ])
  })
  it("takes one group alone, beside what is everybody's, and keeps the choice with the device", () => {
    show(day)
    choose(String(NIGHT))
    expect(shown()).toEqual(['task-2 Assigned to: Night', 'task-3'])
    expect(localStorage.getItem('whose_work')).toBe(String(NIGHT))
    choose('')
    expect([shown().length, localStorage.getItem('whose_work')]).toEqual([3, null])
  })
  it('offers who belongs to groups their own work', () => {
    localStorage.setItem('whose_work', 'mine')
    show(day, [BAR])
    expect(shown()).toEqual(['task-1 Assigned to: Bar', 'task-3'])
  })
  it('asks with the day for the lists that its forms choose from, and for none where nothing does', () => {
    const asked = (tasks: readonly TaskOfDay[]): boolean => {
      const client = new QueryClient()
      act(() =>
        root.render(
          <QueryClientProvider client={client}>
            <MantineProvider env="test">
              <Day key={tasks.length} tasks={tasks} />
            </MantineProvider>
          </QueryClientProvider>,
        ),
      )
      return (
        client
          .getQueryCache()
          .find({ queryKey: choicesOf(1).queryKey })
          ?.isActive() ?? false
      )
    }
    expect(asked([task(3, {})])).toBe(false)
    expect(
      asked([
        task(2, {}),
        task(3, { task_steps: [{ task_step_type_name: 'choose_partner', user_group_id: null }] as never }),
      ]),
    ).toBe(true)
  })
  it('shows the whole day if the stored choice is not offered, and no filter without groups', () => {
    localStorage.setItem('whose_work', '99')
    show(day)
    expect(shown()).toHaveLength(3)
    show([task(3, {})])
    expect([shown(), place.querySelector('select')]).toEqual([['task-3'], null])
  })
})
