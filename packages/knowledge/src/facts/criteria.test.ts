import { criterionFaults } from '@larder/core/analyses'
import { expect, it } from 'vitest'
import { analyses } from './analyses.ts'
import { analysisCriteria, criteriaOf } from './criteria.ts'
import { knowledge } from './knowledge.ts'

it.each(analysisCriteria)('$id has usable criteria with a source', ({ id, criteria, sources }) => {
  expect(analyses.map((one) => one.id)).toContain(id)
  expect(criteria.flatMap(criterionFaults)).toEqual([])
  expect(new Set(criteria.map(({ parameter }) => parameter)).size).toBe(criteria.length)
  expect(sources.length).toBeGreaterThan(0)
  const documents = knowledge.documents.map(({ code }) => code)
  expect(sources.filter(({ document }) => !documents.includes(document))).toEqual([])
})

it('judges where the text is law, and nowhere else', () => {
  expect(criteriaOf('AN-histamine', ['DE', 'EU', 'CODEX'])).toMatchObject([{ n: 9, c: 2, m: 100, M: 200 }])
  expect(criteriaOf('AN-histamine', ['US', 'CODEX'])).toEqual([])
  expect(criteriaOf('AN-oil', ['EU'])).toEqual([])
})
