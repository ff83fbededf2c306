import { describe, expect, it } from 'vitest'
import { bindingForce } from './binding-force.ts'
import type { ActivityId, Document, Force, Source } from './facts.ts'

const documents: readonly Document[] = [
  { code: 'LAW', title: 'A law', jurisdiction: 'EU' },
  {
    code: 'PLANTS',
    title: 'A law of plants',
    jurisdiction: 'EU',
    scope: { activities: ['A15'], everyone: ['Annex III Sec. VIII Ch. III.D'] },
  },
  { code: 'GUIDE', title: 'A guide', jurisdiction: 'EU', force: 'guide' },
]
const plants = { document: 'PLANTS', clause: 'Annex III Sec. I' }

describe('the force of a statement', () => {
  it.each<[title: string, force: Force, sources: readonly Source[], activity: ActivityId, expected: Force]>([
    ['law of a law', 'law', [{ document: 'LAW' }], 'A01', 'law'],
    ['law at a plant', 'law', [plants], 'A15', 'law'],
    ['good practice at retail, where the law binds plants alone', 'law', [plants], 'A01', 'practice'],
    [
      'law at retail by a clause that binds everyone',
      'law',
      [{ document: 'PLANTS', clause: 'Annex III Sec. VIII Ch. III.D(1)' }],
      'A01',
      'law',
    ],
    ['a guide where a guide alone carries it', 'law', [{ document: 'GUIDE' }], 'A01', 'guide'],
    [
      'law where a law stands beside a guide',
      'law',
      [{ document: 'GUIDE' }, { document: 'LAW' }],
      'A01',
      'law',
    ],
    ['never more than is said of it', 'practice', [{ document: 'LAW' }], 'A01', 'practice'],
    ['law of a document that is not listed', 'law', [{ document: 'OTHER' }], 'A01', 'law'],
  ])('is %s', (...[, force, sources, activity, expected]) => {
    expect(bindingForce({ force, sources }, { activity, documents })).toBe(expected)
  })
})
