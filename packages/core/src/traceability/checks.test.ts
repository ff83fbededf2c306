import { describe, expect, it } from 'vitest'
import type { RoundId } from '../haccp/index.ts'
import { checksOf } from './checks.ts'

const task = (
  id: number,
  round: RoundId | null,
  type: 'enter_temperature' | 'choose_one_answer' = 'enter_temperature',
) => ({
  id,
  round,
  is_disabled: false,
  task_steps: [{ task_step_type_name: type }],
})
const daily = [
  task(1, 'cold'),
  task(2, 'delivery'),
  task(3, 'making'),
  task(4, 'cooking'),
  task(5, 'cooling'),
  task(6, 'cooking', 'choose_one_answer'),
  { ...task(7, 'cooking'), is_disabled: true },
  task(8, 'transport'),
]
const stages = [
  { id: 10, stage_type_id: 1, task_id: 21 },
  { id: 11, stage_type_id: 3, task_id: null },
  { id: 12, stage_type_id: 4, task_id: 22 },
  { id: 13, stage_type_id: 5, task_id: 23 },
]
const ofBatches = [task(20, null), task(21, null), task(22, null), task(23, null)]
const ids = (kind: Parameters<typeof checksOf>[0], stage_id: number | null) =>
  checksOf(kind, { stage_id, stages, ofBatches, daily }).map(({ task: { id }, is_asked }) =>
    is_asked ? `${id} asked` : String(id),
  )

describe('checks that can be filled in with a record', () => {
  it('are of the goods for a receipt', () => {
    expect(ids('receipt', 10)).toEqual(['21 asked', '2'])
  })
  it('begin with what the stage asks for, and the measurements of its round', () => {
    expect(ids('preparation', 12)).toEqual(['22 asked', '20', '23', '4', '3', '5'])
  })
  it('are all of a preparation at a stage that asks for nothing', () => {
    expect(ids('preparation', 11)).toEqual(['20', '22', '23', '3', '4', '5'])
  })
  it('are of the transport for a dispatch, and none for waste and counts', () => {
    expect([ids('dispatch', null), ids('waste', null), ids('count', null)]).toEqual([['8'], [], []])
  })
})
