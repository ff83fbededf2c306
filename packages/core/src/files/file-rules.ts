/** Files of a place: their kinds, and the rules for uploads (daily operations 3 and 9, general 9). */

/** Kinds of drawings: the page plan.plans. */
export const drawingTypes = [
  'premises_plan',
  'equipment_plan',
  'moving_routes',
  'water_and_sewage_plan',
  'waste_tare_pest_control_plan',
  'drawing',
] as const
export type DrawingType = (typeof drawingTypes)[number]

export const fileTypes = [
  'location_plan',
  ...drawingTypes,
  'flow_diagram',
  'water_analysis',
  'custom_plan',
  'other_documents',
  'documentation',
  'audit',
  'task_entry',
] as const
export type FileType = (typeof fileTypes)[number]

/** Files that are part of the plan: a link that shares the plan opens these and no other files. */
const ofPlan: readonly string[] = [
  'location_plan',
  ...drawingTypes,
  'flow_diagram',
  'water_analysis',
  'custom_plan',
]
export const isOfPlan = (type: string): boolean => ofPlan.includes(type)

export const isDrawing = (type: string): type is DrawingType =>
  (drawingTypes as readonly string[]).includes(type)

/** 5 MB. */
export const MAX_UPLOAD_BYTES = 5_242_880

/** Types of the plan and of records that are stored; a WebP picture becomes one of the first two. */
const planMimes = ['image/png', 'image/jpeg', 'application/pdf'] as const

/** Further types that folders of documents take. */
const otherMimes = [
  'video/mp4',
  'video/webm',
  'video/x-msvideo',
  'video/ogg',
  'video/mpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'text/plain',
  'text/csv',
] as const
export type DocumentMime = (typeof otherMimes)[number]

export const storedMimes = [...planMimes, ...otherMimes] as const
export type StoredMime = (typeof storedMimes)[number]

/** The types that the browser's file dialog offers. The server judges by the content alone. */
export const chosenMimes = [...planMimes, 'image/webp'] as const

/** The same for a folder of documents. Systems name some types otherwise. */
export const documentMimes = [
  ...storedMimes,
  'image/webp',
  'video/avi',
  'video/msvideo',
  'application/ogg',
  'application/vnd.ms-excel',
] as const

/** The storage of a company, unless the operator sets another: 20 GB. */
export const COMPANY_STORAGE_BYTES = 20 * 1_073_741_824

/** The company is notified from this part of its storage on. */
const NEARLY_FULL = 0.8
export const isNearlyFull = ({
  used_bytes,
  limit_bytes,
}: {
  readonly used_bytes: number
  readonly limit_bytes: number
}): boolean => used_bytes >= limit_bytes * NEARLY_FULL

export type UploadFault = 'file_size' | 'file_type' | 'file_empty'

/** Checks a file before it is sent; undefined = send it. The server judges by the content alone. */
export function judgeUpload(
  { size, mime }: { readonly size: number; readonly mime: string },
  mimes: readonly string[] = chosenMimes,
): UploadFault | undefined {
  if (size > MAX_UPLOAD_BYTES) return 'file_size'
  if (size === 0) return 'file_empty'
  return mime !== '' && !mimes.includes(mime) ? 'file_type' : undefined
}
