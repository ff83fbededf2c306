/**
 * One spelling per device: DevEUI and MAC are written with colons, dashes or neither, in lower or upper case.
 * Other ids (Shelly's `shellyplusht-08b61fcb7f3c`, a name) keep their signs. Null for an empty text.
 */
export function normalDeviceId(text: string): string | null {
  const plain = text.trim().toLowerCase()
  if (plain === '') return null
  const digits = plain.replace(/[:\-\s]/g, '')
  return /^([0-9a-f]{12}|[0-9a-f]{16})$/.test(digits) ? digits : plain
}
