import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { navItems } from '../nav.ts'
import { paths } from '../paths.ts'
import { ChildLinks } from './nav-list.tsx'

const { promise: menuLoaded, resolve: loadMenu } = Promise.withResolvers<void>()

vi.mock('#kit/i18n.ts', () => ({ useSay: () => (key: string) => key }))
vi.mock('./path-link.tsx', () => ({ PathLink: () => null }))
vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({ routesByPath: {} }),
  useRouterState: () => paths.plan,
}))
vi.mock('#kit/access.ts', () => ({ useAccess: () => ({ holds: () => true, company: null }) }))
vi.mock('#features/plans/search/section-search.tsx', () => ({ SectionSearch: Typed }))
vi.mock('#features/plans/menu/plan-menu.tsx', () => ({
  PlanMenu: ({ children }: { readonly children: (shape: object) => unknown }) => (
    <>
      <li>loaded</li>
      {children({ hidden: [], groups: null })}
    </>
  ),
}))
vi.mock('#kit/refresh.ts', () => ({
  loadPiece: async (load: () => Promise<object>) => {
    const piece = await load()
    if ('PlanMenu' in piece) await menuLoaded
    return piece
  },
}))

function Typed() {
  const [text, setText] = useState('')
  return (
    <button type="button" onClick={() => setText('critical')}>
      {text}
    </button>
  )
}

it('keeps what was typed into the search when the menu of the plan has loaded', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.body.appendChild(document.createElement('ul'))
  const root = createRoot(place)
  const item = navItems.find(({ to }) => to === paths.plan)
  if (item === undefined) throw new Error('The navigation has no plan.')
  await act(async () => root.render(<ChildLinks item={item} />))
  const box = await vi.waitUntil(() => place.querySelector('button'))
  await act(async () => box.click())
  expect(place.textContent).toContain('critical')
  expect(place.textContent).not.toContain('loaded')
  await act(async () => loadMenu())
  await vi.waitUntil(() => place.textContent.includes('loaded'))
  expect(place.querySelector('button')?.textContent).toBe('critical')
  act(() => root.unmount())
})
