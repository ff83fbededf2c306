/**
 * Sealed texts and files that the bodies of revisions refer to. Quotation marks in texts of users are
 * escaped, so those never match.
 */

const seal = /\{"sealed":"([0-9a-f]{64})"\}/g
const file = /"zip_sha256":"([0-9a-f]{64})"|\{"id":\d+,"sha256":"([0-9a-f]{64})"\}/g

/** Commitments of sealed texts, hexadecimal. */
export const sealedIn = (body: string): string[] =>
  body.includes('{"sealed":"') ? [...body.matchAll(seal)].map(([, commitment = '']) => commitment) : []

/** SHA-256 of files that were attached or made, hexadecimal. */
export const filesIn = (body: string): string[] =>
  body.includes('sha256":"') ? [...body.matchAll(file)].map(([, zip, attached]) => zip ?? attached ?? '') : []
