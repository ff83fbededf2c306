/** Posters on paper: one page in every language, with the limits and allergens of the place's country. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '@larder/contract/kit'
import { posters } from '@larder/contract/posters'
import { posters as all, type Poster } from '@larder/core/posters'
import { readPdf, squeezed } from '@larder/plan-pdf/test/read-pdf'
import { makeCompany, makePlace, makeUser, type TestUser } from '#test/builders.ts'
import { headersOf, openTestApp, type TestApp } from '#test/harness.ts'

const [GERMANY, LATVIA, UNITED_STATES, CANADA] = [56, 134, 230, 36]
const LANGUAGES = ['en', 'de', 'es', 'et', 'lv', 'ru', 'uk'] as const

let test: TestApp
let owner: TestUser
let german: number
beforeAll(async () => {
  test = await openTestApp()
  owner = await makeUser(test)
  german = await placeIn(GERMANY)
})
afterAll(() => test.close())

async function placeIn(country_id: number, company: Record<string, unknown> = {}): Promise<number> {
  return makePlace(test, await makeCompany(test, owner, { country_id, ...company }), { country_id })
}

async function print(placeId: number, poster: Poster, lang: string) {
  const url = addressOf(posters.print, { params: { placeId, poster }, query: { lang } })
  const response = await test.app.inject({ method: 'GET', url, headers: headersOf(owner) })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf'])
  const read = await readPdf(response.rawPayload)
  return { ...read, text: squeezed(read.pages.join('')), bytes: response.rawPayload.toString('latin1') }
}

describe('a poster', () => {
  it.each(all.flatMap((poster) => LANGUAGES.map((lang) => [poster, lang] as const)))(
    '%s is one accessible page in %s',
    async (poster, lang) => {
      const { pages, language, metadata, displaysTitle } = await print(german, poster, lang)
      expect(pages).toHaveLength(1)
      expect(pages[0]).not.toContain('□')
      expect([language, displaysTitle, metadata.includes('pdfuaid:part')]).toEqual([lang, true, true])
    },
  )
  it('has its source in small print', async () => {
    expect((await print(german, 'hand_washing', 'en')).text).toContain(squeezed('No 852/2004'))
    expect((await print(german, 'fridge', 'en')).text).toContain(squeezed('Tier-LMHV'))
    expect((await print(german, 'allergens', 'en')).text).toContain(squeezed('No 1169/2011, Annex II'))
  })
})

describe('the order in the fridge', () => {
  it('has the temperatures of the country', async () => {
    const { text } = await print(german, 'fridge', 'de')
    expect(text).toContain(squeezed('Rohes Hackfleisch max. 2 °C'))
    expect(text).toContain(squeezed('Rohes Geflügel max. 4 °C'))
    expect(text).toContain(squeezed('Die niedrigste Temperatur gilt'))
    expect((await print(await placeIn(LATVIA), 'fridge', 'lv')).text).toContain(squeezed('maks. 6 °C'))
  })
  it('is in °F on Letter in the United States, without a word on the lowest of equal limits', async () => {
    const place = await placeIn(UNITED_STATES, { temperature_scale: 2 })
    const { text, bytes } = await print(place, 'fridge', 'en')
    expect(text).toContain(squeezed('Raw poultry max. 41 °F'))
    expect(text).not.toContain(squeezed('the lowest temperature counts'))
    expect(bytes).toMatch(/MediaBox \[0 0 612(\.0)? 792(\.0)?\]/)
  })
})

describe('the allergens', () => {
  it('are the fourteen of the Union, with wheat among the cereals', async () => {
    const { text } = await print(german, 'allergens', 'en')
    expect(text).toContain(squeezed('Lupin'))
    expect(text).toContain(squeezed('Cereals with gluten'))
    expect(text).not.toContain('Wheat')
  })
  it('are those of the law of the place', async () => {
    const states = await print(await placeIn(UNITED_STATES), 'allergens', 'en')
    expect(states.text).toContain('Wheat')
    expect(states.text).not.toContain('Celery')
    const canada = await print(await placeIn(CANADA), 'allergens', 'en')
    expect(canada.text).toContain('Mustard')
    expect(canada.text).not.toContain('Lupin')
  })
})
