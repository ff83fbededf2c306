import { describe, expect, it } from 'vitest'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { hazardsOnce } from './hazards-once.ts'
import { lastReading } from './last-reading.ts'
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

describe('the last reading of a control point', () => {
  const task = (plan_task_id: string | null, time: string, value: string | null, unit = '°C') => ({
    plan_task_id,
    task_steps: [],
    last_entry: { time, local_time: time.slice(0, 16), name: '', value, unit, status: 'done' },
  })
  const hazards = [{ watched_by: ['T-cook'] }, { watched_by: ['T-cook-fish'] }]

  it('is the newest of all tasks that watch it', () =>
    expect(
      lastReading(
        [
          task('T-cook', '2026-11-23T10:00:00Z', '75'),
          task('T-cook-fish', '2026-11-23T12:00:00Z', '64'),
          task('T-fridge', '2026-11-23T13:00:00Z', '4'),
          task(null, '2026-11-23T14:00:00Z', '9'),
          task('T-cook', '2026-11-23T15:00:00Z', '98', 'mg/kg'),
        ],
        hazards,
        '≥ 75 °C',
      )?.value,
    ).toBe('64'))
  it('is none of a task that judges each food by its own limit', () => {
    const foods = [
      { entry_min_value: null, entry_max_value: 6 },
      { entry_min_value: null, entry_max_value: -15 },
    ]
    const delivery = { ...task('T-cook', '2026-11-23T10:00:00Z', '-16.9'), task_steps: [{ foods }] }
    expect(lastReading([delivery] as unknown as Parameters<typeof lastReading>[0], hazards, '≤ 6 °C')).toBe(
      null,
    )
  })
  it('is none without a measured value', () =>
    expect(lastReading([task('T-cook', '2026-11-23T10:00:00Z', null)], hazards, '≥ 75 °C')).toBe(null))
})
