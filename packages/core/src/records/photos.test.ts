import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withContent } from './photos.ts'

const file = { id: 7, sha256: 'ab'.repeat(32) }
const waiting = { id: 7, sha256: null, sent_sha256: 'cd'.repeat(32) }

describe('a photo that has arrived', () => {
  it('replaces its promise everywhere in the record, and nothing else changes', () => {
    const body = {
      comment: { sealed: 'x' },
      files: [waiting, { id: 8, sha256: null, sent_sha256: 'ef' }],
      entry_fields: [{ id: 7, value: null, files: [waiting] }],
    }
    expect(withContent(body, file)).toEqual({
      ...body,
      files: [file, body.files[1]],
      entry_fields: [{ id: 7, value: null, files: [file] }],
    })
  })
  it('leaves a record without its promise as the very same object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(withContent(body, { id: 0, sha256: 'x' })).toBe(body)
      }),
    )
    const arrived = { files: [file] }
    expect(withContent(arrived, { id: 7, sha256: 'other' })).toBe(arrived)
  })
})
