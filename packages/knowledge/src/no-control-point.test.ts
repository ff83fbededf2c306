/**
 * A plan without a critical control point says so on its first page, with the reason for each significant
 * hazard.
 */
import { generatePlan, hazardName, writePlan, type PlanNames, type PlanReading } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { examplePlace, goldenPlaces } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const names: PlanNames = {
  company: { name: 'Company' },
  place: { name: 'Place' },
  country_name: 'Country',
  work_groups: [],
  status_line: 'Draft',
  date: '2026-11-21',
  date_text: '21 November 2026',
  flow: null,
}

function firstPage(kind: string, where: string, language: string) {
  const plan = generatePlan(examplePlace(kind, where), knowledge)
  const words = texts[language]
  if (words === undefined) throw new Error(`no texts in ${language}`)
  const reading: PlanReading = { plan, knowledge, texts: words, temperature_unit: 'C' }
  return { plan, reading, words, page: JSON.stringify(writePlan(reading, names).sections[0]) }
}
const hasControlPoint = ({ plan }: ReturnType<typeof firstPage>): boolean =>
  plan.hazards.some(({ decision }) => decision.class === 'CCP')

describe('the first page of a plan', () => {
  it.each(Object.keys(texts))('names every significant hazard where there is no CCP (%s)', (language) => {
    const packer = firstPage('eggs-honey', 'DE', language)
    expect(hasControlPoint(packer)).toBe(false)
    expect(packer.page).toContain(JSON.stringify(packer.words.words['no_ccp.intro']).slice(1, -1))
    const significant = packer.plan.hazards.filter(({ risk }) => risk >= 5)
    expect(significant.length).toBeGreaterThan(0)
    for (const hazard of significant)
      expect(packer.page).toContain(JSON.stringify(hazardName(hazard, packer.reading)).slice(1, -1))
  })

  it('says nothing of it where there is one', () => {
    const wrong = goldenPlaces.filter(([kind, where]) => {
      const one = firstPage(kind, where, 'en')
      return hasControlPoint(one) === one.page.includes(String(one.words.words['no_ccp.intro']))
    })
    expect(wrong).toEqual([])
  })
})
