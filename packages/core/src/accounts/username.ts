/** The ending of the username of a person without an e-mail address: `mari@no-email.larder`. */
export const placeholderMailDomain = '@no-email.larder'

/**
 * A username of 3 characters or fewer, or with the placeholder domain, has no e-mail behind it (general 5.1).
 */
export const hasEmail = (username: string): boolean =>
  username.trim().length > 3 &&
  username.includes('@') &&
  !username.toLowerCase().includes(placeholderMailDomain)
