import { describe, expect, it } from 'vitest'
import {
  missingInputs,
  missingSteps,
  needsSetup,
  setupSteps,
  stepAfter,
  stepBefore,
  stepsOfKind,
  stepToOpen,
} from './setup-steps.ts'

describe('which step of the wizard is shown', () => {
  it.each([
    [undefined, [...setupSteps], 'generalInfo'],
    [undefined, ['foodGroups', 'analyses'], 'foodGroups'],
    [undefined, [], 'flowDiagram'],
    ['analyses', ['workGroups'], 'analyses'],
    ['nonsense', ['workGroups'], 'workGroups'],
    ['nonsense', [], 'flowDiagram'],
  ])('asked for %j with %j missing: %s', (wanted, missing, expected) => {
    expect(stepToOpen(wanted, missing)).toBe(expected)
  })
  it('goes from the first to the last and back', () => {
    expect(stepBefore('generalInfo')).toBeUndefined()
    expect(stepAfter('generalInfo')).toBe('workGroups')
    expect(stepBefore('flowDiagram')).toBe('drawings')
    expect(stepAfter('flowDiagram')).toBeUndefined()
  })
  it('names what is missing, but for the diagram, which follows from the processes', () => {
    expect(missingInputs(['flowDiagram', 'analyses', 'productionProcesses'])).toEqual([
      'productionProcesses',
      'analyses',
    ])
  })
})

describe('the wizard of a plan by product groups', () => {
  it('has the pages with a section index in its order, then the groups, then the plan', () => {
    expect(stepsOfKind(true)).toEqual([
      'generalInfo',
      'workGroups',
      'locationPlan',
      'drawings',
      'analyses',
      'productGroup',
      'flowDiagram',
    ])
    expect(stepAfter('analyses', true)).toBe('productGroup')
    expect(stepBefore('locationPlan', true)).toBe('workGroups')
  })
  it('counts what groups lack at their step', () => {
    expect(missingSteps(['foodGroups', 'flowDiagram'], true)).toEqual(['productGroup', 'flowDiagram'])
    expect(missingInputs(['productionProcesses', 'analyses'], true)).toEqual(['analyses', 'productGroup'])
    expect(stepToOpen('foodGroups', ['foodGroups'], true)).toBe('productGroup')
    expect(stepToOpen(undefined, [], true)).toBe('flowDiagram')
  })
})

describe('the way to the wizard', () => {
  it.each([
    [85, 1, true],
    [100, 1, true],
    [85, 2, true],
    [100, 2, false],
    [100, 3, false],
  ])('at %i percent with status %i: %s', (completion_percent, status_type_id, expected) => {
    expect(needsSetup({ completion_percent, status_type_id })).toBe(expected)
  })
})
