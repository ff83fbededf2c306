import { beforeEach, describe, expect, it } from 'vitest'
import { hasChecked, markChecked, readDraft, writeDraft } from './decisions.ts'

beforeEach(() => sessionStorage.clear())

describe('decisions on proposed changes', () => {
  it('are there after a reload, at the same step', () => {
    writeDraft(7, {
      step: 2,
      decisions: new Map([
        [11, 1],
        [12, 2],
      ]),
    })
    expect(readDraft(7, [11, 12, 13])).toEqual({
      step: 2,
      decisions: new Map([
        [11, 1],
        [12, 2],
      ]),
    })
    expect(readDraft(8, [11]).decisions.size).toBe(0)
  })
  it('do not outlive their proposal, and no step is passed that is not decided', () => {
    writeDraft(7, {
      step: 4,
      decisions: new Map([
        [11, 1],
        [99, 2],
      ]),
    })
    expect(readDraft(7, [11, 12, 13])).toEqual({ step: 2, decisions: new Map([[11, 1]]) })
  })
  it('begin anew where what is stored cannot be read', () => {
    sessionStorage.setItem('7-change-decisions', '{"step":"x","decisions":7}')
    expect(readDraft(7, [11])).toEqual({ step: 0, decisions: new Map() })
  })
  it('are kept when skipped and forgotten when sent', () => {
    writeDraft(7, { step: 1, decisions: new Map([[11, 2]]) })
    expect(hasChecked(7)).toBe(false)
    markChecked(7, { sent: false })
    expect([hasChecked(7), readDraft(7, [11]).decisions.size]).toEqual([true, 1])
    markChecked(7, { sent: true })
    expect(readDraft(7, [11]).decisions.size).toBe(0)
  })
})
