/** What finds codes in the picture of a camera: the browser's own detector, or the decoder that we serve. */
import { loadPiece } from '#kit/refresh.ts'

export const codeFormats = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'data_matrix',
  'qr_code',
] as const
type Format = (typeof codeFormats)[number]

export type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
/** Of the Shape Detection API; phones with Android and computers with a Mac have it. */
type NativeDetector = {
  new (options: { formats: Format[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

/** Browsers of some systems have the interface and know no format, or not all. */
async function findNative(): Promise<NativeDetector | undefined> {
  const { BarcodeDetector: nativeDetector } = globalThis as { readonly BarcodeDetector?: NativeDetector }
  const nativeFormats = (await nativeDetector?.getSupportedFormats().catch(() => [])) ?? []
  return codeFormats.every((format) => nativeFormats.includes(format)) ? nativeDetector : undefined
}

export async function loadDetector(): Promise<Detector> {
  const native = await findNative()
  const formats = [...codeFormats]
  if (native !== undefined) return new native({ formats })
  const { BarcodeDetector } = await loadPiece(() => import('./decoder.ts'))
  return new BarcodeDetector({ formats })
}
