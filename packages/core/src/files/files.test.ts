import { describe, expect, it } from 'vitest'
import { fileTypes, isDrawing, judgeUpload, MAX_UPLOAD_BYTES } from './file-rules.ts'
import { barColor, overallPercent, uploadPercent } from './upload-progress.ts'

describe('a chosen file', () => {
  it.each([
    [MAX_UPLOAD_BYTES, 'image/png', undefined],
    [MAX_UPLOAD_BYTES + 1, 'image/png', 'file_size'],
    [0, 'image/png', 'file_empty'],
    [10, 'image/svg+xml', 'file_type'],
    [10, 'application/pdf', undefined],
    // Some systems do not know the type; the server looks into the content.
    [10, '', undefined],
  ])('of %i bytes and type %j: %s', (size, mime, fault) => {
    expect(judgeUpload({ size, mime })).toBe(fault)
  })
  it('has at most 5 MB as the specification writes it', () => {
    expect(MAX_UPLOAD_BYTES).toBe(5 * 1_024 * 1_024)
  })
  it('has a type that counts as a drawing or not', () => {
    expect(fileTypes.filter(isDrawing)).toHaveLength(6)
    expect(isDrawing('location_plan')).toBe(false)
  })
})

describe('the progress of uploads', () => {
  it('starts at 10 percent and ends at 100', () => {
    expect([
      uploadPercent(0, 100),
      uploadPercent(50, 100),
      uploadPercent(100, 100),
      uploadPercent(200, 100),
      uploadPercent(0, 0),
    ]).toEqual([10, 55, 100, 100, 10])
  })
  it('is the progress of files without errors, over all of them', () => {
    expect(overallPercent([])).toBe(0)
    expect(
      overallPercent([
        { progress: 100, error: null },
        { progress: 60, error: null },
      ]),
    ).toBe(80)
    expect(
      overallPercent([
        { progress: 100, error: null },
        { progress: 100, error: 'file_size' },
      ]),
    ).toBe(50)
  })
  it.each([
    [0, 'red'],
    [50, 'red'],
    [51, 'orange'],
    [99, 'orange'],
    [100, 'green'],
  ])('at %i percent is %s', (percent, color) => {
    expect(barColor(percent)).toBe(color)
  })
})
