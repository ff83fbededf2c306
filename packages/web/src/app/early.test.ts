/** An old browser gets a page of early.js, before the application could fail in it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languages } from '@larder/core/languages'

const source = readFileSync(join(import.meta.dirname, '../../public/early.js'), 'utf8')
const configuration = readFileSync(join(import.meta.dirname, '../../vite.config.ts'), 'utf8')

beforeEach(() => {
  // The page asks for its texts ahead.
  Object.assign(Reflect.get(globalThis, 'happyDOM').settings.fetch, {
    interceptor: { beforeAsyncRequest: () => Promise.resolve(new Response('{}')) },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.textContent = ''
})

/** What the page shows after early.js ran in it and the document was read. */
function shownBy(language: string, userAgent: string): string {
  document.body.innerHTML = '<div id="root"></div>'
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Reflect.construct(Function, [source])()
  document.dispatchEvent(new Event('readystatechange'))
  return document.body.textContent ?? ''
}

const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Version/16.0 Safari/605.1.15'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15'

/** Takes the function away until the end of the test. */
function take(owner: object, name: string): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { configurable: true, value: undefined })
  // What the owner inherits is back once nothing hides it.
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, name)
    else Object.defineProperty(owner, name, own)
  }
}

it('leaves the page of a browser that has all to the application', () => {
  expect(shownBy('en', desk)).toBe('')
  expect(document.getElementById('root')).not.toBeNull()
})

it.each([
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [AbortSignal, 'any'],
  [URL, 'canParse'],
] as const)('names a browser too old that lacks %o.%s, and draws no application in it', (owner, name) => {
  const giveBack = take(owner, name)
  try {
    expect(shownBy('en', desk)).toMatch(/^This browser is too old for Larder/)
    expect(document.getElementById('root')).toBeNull()
  } finally {
    giveBack()
  }
})

it('says in every language what to do, with the versions that the build is for', () => {
  const giveBack = take(Promise, 'withResolvers')
  try {
    const titles = new Set<string>()
    for (const { key } of languages) {
      const text = shownBy(key.replace('_', '-'), desk)
      for (const [, name, version] of configuration.matchAll(/'(chrome|safari|firefox)([\d.]+)'/g))
        expect(text.toLowerCase()).toContain(`${name} ${version}`)
      titles.add(document.querySelector('h1')?.textContent ?? '')
      expect(shownBy(key.replace('_', '-'), phone)).toContain('iOS 17.5')
    }
    expect(titles.size).toBe(7)
  } finally {
    giveBack()
  }
})
