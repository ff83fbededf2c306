import { describe, expect, it } from 'vitest'
import { paths } from '#app/paths.ts'
import { targetOfSection } from '../document/section-pages.ts'
import { askedGroup, asksForGroup, isComplete, isToldOfGroup } from './group-pages.ts'

describe('the product group of an address', () => {
  it.each([
    [{ params: { fspProductGroupId: '12' }, search: {} }, 12],
    [{ params: {}, search: { fspProductGroupId: 7 } }, 7],
    [{ params: { fspProductGroupId: 'x' }, search: {} }, null],
    [{ params: {}, search: { fspProductGroupId: -1 } }, null],
    [{ params: {}, search: {} }, null],
    [undefined, null],
  ])('%j: %j', (match, expected) => expect(askedGroup(match)).toBe(expected))
})

describe('sections of a product group', () => {
  it('lead to their pages with the group in the address', () => {
    expect(targetOfSection('product-group-12-products-list')).toMatchObject({
      to: paths.planFspProducts,
      params: { fspProductGroupId: '12' },
    })
    expect(targetOfSection('product-group-12-hazard-matrix')).toMatchObject({
      to: paths.planHazardMatrix,
      search: { fspProductGroupId: 12 },
    })
  })
  it('leave those of the place as they are', () => {
    expect(targetOfSection('hazard-matrix')).toMatchObject({ to: paths.planHazardMatrix, search: {} })
    expect(targetOfSection('product-group-x-ccp-list')).toMatchObject({
      to: paths.planCustom,
      params: { custom: 'product-group-x-ccp-list' },
    })
  })
})

it('opens a group’s inputs before the plan is complete, and asks which group where each has a page', () => {
  expect([paths.planFspProducts, paths.planRawMaterials].map(isToldOfGroup)).toEqual([true, true])
  expect([paths.planHazardMatrix, paths.planCcpList].map(isToldOfGroup)).toEqual([false, false])
  expect(
    [paths.planRawMaterials, paths.planHazardMatrix, paths.planCcpList, paths.planFspProducts].map((page) =>
      asksForGroup(page, { wanted: true, made: true }),
    ),
  ).toEqual([true, true, false, false])
  expect([
    isComplete({ statuses: ['products', 'foodGroups', 'productionProcesses', 'flowDiagram'] }),
    isComplete({ statuses: ['products'] }),
  ]).toEqual([true, false])
})

it.each([
  // Back to one analysis, before the plan is made again: the answers are the place's, the plan's pages are
  // each group's.
  [{ wanted: false, made: true }, [false, true, true, true]],
  [{ wanted: true, made: false }, [true, true, false, false]],
  [{ wanted: false, made: false }, [false, false, false, false]],
])('asks for the group by what the place wants and how its plan was made: %j', (kind, expected) => {
  expect(
    [
      paths.planProductionProcesses,
      paths.planTechnologicalSchema,
      paths.planHazardsSummaryList,
      paths.planHazardAnalysesOverview,
    ].map((page) => asksForGroup(page, kind)),
  ).toEqual(expected)
})
