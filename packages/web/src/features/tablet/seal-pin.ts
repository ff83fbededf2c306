import type { SealedPin } from '#kit/tablet.ts'

/** How often what waits can be delivered anew in the name of the person before they type the PIN again. */
const SPARE = 7

/** `key` of the server, SPKI in base64; a browser without encryption (plain http) seals nothing. */
export async function sealPin(key: string | null, worker_id: number, pin: string): Promise<SealedPin | null> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto }
  if (key === null || subtle === undefined) return null
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const spki = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0))
  const imported = await subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const content = new TextEncoder().encode(JSON.stringify({ worker_id, pin, at: Date.now() }))
  const seal = async (): Promise<string> =>
    btoa(String.fromCharCode(...new Uint8Array(await subtle.encrypt('RSA-OAEP', imported, content))))
  const [sealed, ...spare] = await Promise.all([seal(), ...Array.from({ length: SPARE }, seal)])
  return { worker_id, sealed, spare }
}
