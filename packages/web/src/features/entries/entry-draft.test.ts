import { describe, expect, it } from 'vitest'
import type { EntryVerdict } from '@larder/core/entries'
import { emptyField, withoutHiddenActions, type Draft } from './entry-draft.ts'

const actions = { ids: [1], custom: '' }
const draft: Draft = {
  fields: { 7: { ...emptyField, actions }, 8: { ...emptyField, actions } },
  actions,
  comment: '',
  files: [],
  unit_id: null,
}
const verdict = (status: 'done' | 'not_done', breaches: readonly number[] = []): EntryVerdict => ({
  ok: true,
  faults: [],
  status,
  waiting: [],
  fields: [7, 8].map((task_step_id, index) => ({
    index,
    task_step_id,
    reading: null,
    limit: null,
    within: null,
    is_breach: breaches.includes(task_step_id),
  })),
})

describe('corrective actions of a correction', () => {
  it('are not sent where nothing is wrong any more', () =>
    expect(withoutHiddenActions({ is_checklist: false }, draft, verdict('done')).actions).toEqual({
      ids: [],
      custom: '',
    }))
  it('are sent where something is', () =>
    expect(withoutHiddenActions({ is_checklist: false }, draft, verdict('not_done', [7])).actions).toEqual(
      actions,
    ))
  it('stay at the lines of a checklist that are not done', () => {
    const { fields } = withoutHiddenActions({ is_checklist: true }, draft, verdict('not_done', [8]))
    expect([fields[7]?.actions.ids, fields[8]?.actions.ids]).toEqual([[], [1]])
  })
})
