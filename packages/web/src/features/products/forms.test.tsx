import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import type { Product } from '@larder/contract/products'
import { startTexts } from '#kit/i18n.ts'
import { AllergensCard, AllergensForm } from './allergens-card.tsx'
import { factorOf } from './recipe-card.tsx'
import { useShownVersion } from './use-shown-version.ts'

let root: Root
const sent: { readonly base_version: number; readonly allergens: readonly unknown[] }[] = []
const product = {
  id: 4,
  version: 3,
  allergens: [],
  ingredients: [],
  generated_allergens: { contains: [], may_contain: [] },
} as unknown as Product
const theirs = { ...product, version: 4, allergens: [{ id: 2, is_trace: false, reason: '' }] }

beforeEach(async () => {
  sent.length = 0
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
    if (url.includes('/api/lang/')) return Promise.resolve(Response.json(en))
    sent.push(JSON.parse(String(options?.body)) as never)
    const refused = { code: 'conflict', message: '', current: theirs }
    return Promise.resolve(
      Response.json(sent.length === 1 ? refused : theirs, { status: sent.length === 1 ? 409 : 200 }),
    )
  })
  await startTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function show(children: () => ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <>{children()}</> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
}
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )

it('shows both statements of allergens where somebody else was faster', async () => {
  await show(() => <AllergensForm placeId={1} product={product} onClose={() => undefined} />)
  await press(en['ui.save'])
  expect(document.body.textContent).toContain(en['allergens.eggs'])
  expect(document.body.textContent).toContain(en['ui.conflict_mine'])
  await press(en['ui.conflict_mine'])
  expect(sent.map(({ base_version }) => base_version)).toEqual([3, 4])
})

describe('the version that a form changes', () => {
  type Shown = ReturnType<typeof useShownVersion>
  type PartProps = {
    readonly name: string
    readonly version: number
    readonly onShown: (shown: Shown) => void
  }
  function Part({ name, version, onShown }: PartProps) {
    const shown = useShownVersion({ name }, version)
    useEffect(() => onShown(shown))
    return null
  }
  let seen: Shown
  const at = (name: string, version: number) =>
    act(async () =>
      root.render(<Part name={name} version={version} onShown={(shown) => void (seen = shown)} />),
    )

  it('follows other parts of the product, and not a change of its own values', async () => {
    await at('Soup', 1)
    await at('Soup', 2)
    expect(seen.latest()).toBe(2)
    await at('Borscht', 3)
    expect(seen.latest()).toBe(2)
  })
  it('is the one that was saved, until somebody else saves', async () => {
    await at('Soup', 1)
    seen.saved(2)
    await at('Borscht', 2)
    await at('Borscht', 3)
    expect(seen.latest()).toBe(3)
    seen.saved(4)
    await at('Solyanka', 5)
    expect(seen.latest()).toBe(4)
  })
})

describe('a recipe is scaled', () => {
  const recipe = (more: object) => ({
    ...product,
    recipe_total_amount: '10',
    recipe_total_amount_unit_id: 18,
    portion_amount: null,
    portion_amount_unit_id: null,
    piece_amount: null,
    piece_amount_unit_id: null,
    density: null,
    ...more,
  })
  it('where it yields portions, though none of them has a size', () =>
    expect(factorOf({ product: recipe({}), units: [] }, '25')).toEqual({ n: 5n, d: 2n }))
  it('where it yields pieces of which a portion has some', () => {
    const pieces = { recipe_total_amount_unit_id: 3, piece_amount: '50', piece_amount_unit_id: 4 }
    const portion = { portion_amount: '0.1', portion_amount_unit_id: 1 }
    expect(factorOf({ product: recipe({ ...pieces, ...portion }), units: [] }, '10')).toEqual({
      n: 2n,
      d: 1n,
    })
  })
  it('not where nothing says what a portion is', () =>
    expect(factorOf({ product: recipe({ recipe_total_amount_unit_id: 1 }), units: [] }, '2')).toBeNull())
})

describe('the card of allergens', () => {
  const textOf = async (changed: object): Promise<string> => {
    await show(() => (
      <AllergensCard placeId={1} product={{ ...product, allergens_stated: null, ...changed }} />
    ))
    return document.querySelector('dl')?.textContent ?? ''
  }
  it('never says “none” while nobody stated it', async () => {
    const text = await textOf({ are_allergens_stated: false })
    expect(text).toContain(en['allergens.not_stated'])
    expect(text).not.toContain(en['allergens.none'])
  })
  it('says “none” with who stated it and when', async () => {
    const allergens_stated = { at: '2026-11-28T09:00:00Z', by: { id: 7, name: 'Mari Tamm' } }
    const text = await textOf({ are_allergens_stated: true, allergens_stated })
    expect(text).toContain(en['allergens.none'])
    expect(text).toContain('Stated by Mari Tamm on 28.11.2026')
    expect(text).not.toContain(en['allergens.not_stated'])
  })
  it('names the ingredients that nobody stated', async () => {
    const ingredients = ['Salt', 'Dill'].map((name, id) => ({
      id,
      ingredient_product_id: id,
      ingredient_product_name: name,
      are_allergens_stated: name === 'Salt',
    }))
    const text = await textOf({ are_allergens_stated: false, ingredients })
    expect(text).toContain('Dill')
    expect(text).not.toContain('Salt')
  })
})
