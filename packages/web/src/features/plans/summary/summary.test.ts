import { describe, expect, it } from 'vitest'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { hazardsOnce } from './hazards-once.ts'
import { splitLimit } from './split-limit.ts'

const hazard = (
  process_id: number,
  name: string,
  [kind, label]: readonly [HazardOfPlan['class'], string] = ['PRP', 'PRP'],
) => ({ process_id, section_name: `Step ${process_id}`, name, class: kind, label }) as unknown as HazardOfPlan

describe('hazards by step', () => {
  it('list a hazard once, at its first step, with all its steps and its strictest control first', () => {
    const steps = hazardsOnce([
      hazard(1, 'Allergens'),
      hazard(1, 'Histamine'),
      hazard(4, 'Allergens', ['oPRP', 'oPRP 2']),
      hazard(4, 'Growth', ['CCP', 'CCP 1']),
      hazard(9, 'Allergens', ['oPRP', 'oPRP 2']),
    ])
    expect(steps.map(({ name, hazards }) => [name, ...hazards.map((one) => one.hazard.name)])).toEqual([
      ['Step 1', 'Allergens', 'Histamine'],
      ['Step 4', 'Growth'],
    ])
    expect(steps[0]?.hazards[0]).toMatchObject({
      labels: ['oPRP 2', 'PRP'],
      steps: ['Step 1', 'Step 4', 'Step 9'],
    })
  })
})

describe('a limit', () => {
  it.each([
    ['≤ 7 °C (poultry)', '≤\u00a07\u00a0°C', 'poultry'],
    ['≥ 72 °C for 2 min', '≥\u00a072\u00a0°C for 2\u00a0min', ''],
    ['0 faults', '0 faults', ''],
  ])('%s is shown as figure and note', (limit, value, note) =>
    expect(splitLimit(limit)).toEqual({ value, note }),
  )
})
