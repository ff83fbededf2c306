/** The full name is split at the last space; a single word is the first name only (general 5.1). */
export function splitName(full: string): { readonly first_name: string; readonly last_name: string } {
  const name = full.trim().replace(/\s+/g, ' ')
  const at = name.lastIndexOf(' ')
  return at < 0
    ? { first_name: name, last_name: '' }
    : { first_name: name.slice(0, at), last_name: name.slice(at + 1) }
}
