/**
 * Accounts of the provider's own staff carry this in their username: their visits do not count (general
 * 4.10).
 */
export const INTERNAL_MARKER = '+larder-internal@'

export const countsAsVisit = (username: string): boolean => !username.toLowerCase().includes(INTERNAL_MARKER)
