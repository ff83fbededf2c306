import { describe, expect, it } from 'vitest'
import { paths } from '#app/paths.ts'
import { groupLinks, hiddenPages, pagesOfGenerated, sectionPages } from './menu-shape.ts'

describe('the menu of a plan', () => {
  it('leaves the pages of a plan by product groups to its groups', () => {
    expect(hiddenPages(true, null)).toEqual(
      expect.arrayContaining([
        paths.planRawMaterials,
        paths.planTechnologicalSchema,
        paths.planProductionCapacity,
      ]),
    )
    expect(hiddenPages(true, null)).not.toContain(paths.planAnalyses)
  })
  it('shows production capacity with one kind of product alone', () => {
    expect([hiddenPages(false, 1), hiddenPages(false, 2), hiddenPages(false, null)]).toEqual([
      [],
      [paths.planProductionCapacity],
      [paths.planProductionCapacity],
    ])
  })
  it('lists the pages of a group in the specified order, and only inputs before its analysis', () => {
    expect(groupLinks(true)).toEqual([
      'products-list',
      'raw-materials',
      'technological-schema',
      'hazard-analyses-overview',
      'ccp-list',
      'production-processes',
    ])
    expect(groupLinks(false)).toEqual(['products-list', 'raw-materials', 'production-processes'])
  })
})

it('leaves the way to set up the plan, and no section, to a plan that is not filled', () => {
  expect(sectionPages).toEqual(
    expect.arrayContaining([paths.planTitlePage, paths.planCcpList, paths.planSources, paths.planVersions]),
  )
  expect(sectionPages).not.toContain(paths.planSetup)
})

it('leaves one page to a plan of the place’s own', () => {
  expect(pagesOfGenerated).toEqual(
    expect.arrayContaining([paths.planSetup, paths.planTitlePage, paths.planVersions]),
  )
  expect(pagesOfGenerated).not.toContain(paths.plan)
})
