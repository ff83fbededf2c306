/**
 * One spelling a device: DevEUI and MAC are written with colons, dashes or neither, in small or large
 * letters. What is no such number (Shelly's `shellyplusht-08b61fcb7f3c`, a name) keeps its signs. Null for
 * nothing.
 */
export function normalDeviceId(text: string): string | null {
  const plain = text.trim().toLowerCase()
  if (plain === '') return null
  const digits = plain.replace(/[:\-\s]/g, '')
  return /^([0-9a-f]{12}|[0-9a-f]{16})$/.test(digits) ? digits : plain
}
