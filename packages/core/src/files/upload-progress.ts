/** Progress of uploads as the box shows it (general 9). */

export type UploadItem = { /** Percent. */ readonly progress: number; readonly error: string | null }

/** An upload starts at 10 percent; the transfer takes it to 100. */
export const UPLOAD_BASE_PERCENT = 10

/** `sent` of `total` bytes → percent of the bar. */
export const uploadPercent = (sent: number, total: number): number =>
  total <= 0
    ? UPLOAD_BASE_PERCENT
    : Math.min(100, Math.round(UPLOAD_BASE_PERCENT + (100 - UPLOAD_BASE_PERCENT) * Math.min(1, sent / total)))

/** Sum of the progress of files without errors, divided by the count of all. */
export function overallPercent(items: readonly UploadItem[]): number {
  if (items.length === 0) return 0
  return Math.round(
    items.reduce((sum, { progress, error }) => sum + (error === null ? progress : 0), 0) / items.length,
  )
}

export type BarColor = 'red' | 'orange' | 'green'

/** Red at 50 percent or less, orange above 50 and below 100, green at 100. */
export const barColor = (percent: number): BarColor =>
  percent >= 100 ? 'green' : percent > 50 ? 'orange' : 'red'
