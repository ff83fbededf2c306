import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '@larder/core/files'
import { asProblem } from './problem.ts'
import { fitInside, isReady, takePhoto } from './take-photo.ts'

afterEach(() => vi.unstubAllGlobals())

const faultOf = (file: File): Promise<string | undefined> =>
  takePhoto(file).then(
    () => undefined,
    (thrown: unknown) => asProblem(thrown).errors[0]?.code,
  )

describe('a chosen file', () => {
  it('is named by the SHA-256 of its sent content', async () => {
    const photo = await takePhoto(new File(['%PDF-1.7 …'], 'Report.pdf', { type: 'application/pdf' }))
    expect([photo.sha256, photo.filename, photo.type]).toEqual([
      createHash('sha256').update('%PDF-1.7 …').digest('hex'),
      'Report.pdf',
      'application/pdf',
    ])
    expect(photo.uuid).not.toBe(
      (await takePhoto(new File(['x'], 'Report.pdf', { type: 'application/pdf' }))).uuid,
    )
  })
  it('that is too large, empty or of a wrong type is refused at once', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    expect(
      await faultOf(new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'a.pdf', { type: 'application/pdf' })),
    ).toBe('file_size')
    expect(await faultOf(new File([], 'a.pdf', { type: 'application/pdf' }))).toBe('file_empty')
    expect(await faultOf(new File(['x'], 'a.heic', { type: 'image/heic' }))).toBe('heic')
    expect(await faultOf(new File(['x'], 'a.exe', { type: 'application/x-msdownload' }))).toBe('file_type')
  })
  it('keeps a name within 200 signs, with its ending', async () => {
    expect(
      (await takePhoto(new File(['x'], `${'a'.repeat(300)}.pdf`, { type: 'application/pdf' }))).filename,
    ).toMatch(/^a{196}\.pdf$/)
  })
})

describe('a picture', () => {
  it.each([
    [4_032, 3_024, [2_000, 1_500]],
    [3_024, 4_032, [1_500, 2_000]],
    [2_000, 10, [2_000, 10]],
    [9_000, 1, [2_000, 1]],
    [800, 600, [800, 600]],
  ])('of %i × %i pixels is drawn as %j', (width, height, fitted) =>
    expect(fitInside(width, height)).toEqual(fitted),
  )
  it('is sent unchanged where it is small and of a stored type', () => {
    const small = { width: 1_200, height: 900, size: 200_000, type: 'image/jpeg' }
    expect(
      [
        small,
        { ...small, width: 2_001 },
        { ...small, size: MAX_UPLOAD_BYTES + 1 },
        { ...small, type: 'image/webp' },
      ].map(isReady),
    ).toEqual([true, false, false, false])
  })
})
