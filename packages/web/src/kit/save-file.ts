import type { FileAnswer } from './call.ts'

/** Offers a file that the server sent to the browser's downloads, under its name. */
export function saveFile({ blob, name }: FileAnswer): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken the content by the next task; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(link.href), 0)
}
