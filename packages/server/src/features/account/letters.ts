/** What the product writes about accounts. English; `lang` stands in the links and will choose the words. */
import type { Letter } from '#kit/mail.ts'

type Reader = { readonly to: string; readonly firstname: string; readonly lang: string }

const greeting = (firstname: string): string => (firstname === '' ? 'Hello,' : `Hello ${firstname},`)
const closing = 'Warm regards,\nLarder'

const letter = ({ to, firstname }: Reader, subject: string, paragraphs: readonly string[]): Letter => ({ to, subject, text: `${[greeting(firstname), ...paragraphs, closing].join('\n\n')}\n` })

export const resetLetter = (reader: Reader, link: string): Letter =>
  letter(reader, 'Set a new password', [
    'Somebody, most likely you, asked for a new password for Larder. Choose one here:',
    link,
    'The link works once, for 30 minutes. If you did not ask, there is nothing to do: your password stays as it is.',
  ])

export const invitationLetter = (reader: Reader, { inviter, company }: Invitation, link: string): Letter =>
  letter(reader, `${inviter} invites you to ${company}`, [
    `${inviter} would like you to join ${company} on Larder, where the daily food safety work is kept. Choose a password and you are in:`,
    link,
    'The link works once, for 7 days. After that, "Forgot password?" on the sign-in page sends you a new one.',
  ])

export const accessLetter = (reader: Reader, { inviter, company }: Invitation, link: string): Letter =>
  letter(reader, `You now have access to ${company}`, [`${inviter} has given you access to ${company} on Larder. Sign in as usual:`, link])

export const passwordChangedLetter = (reader: Reader, link: string): Letter =>
  letter(reader, 'Your password was changed', [
    'Your password for Larder was changed just now, and you were signed out everywhere else.',
    'If that was not you, set a new one right away:',
    link,
  ])

export type Invitation = { readonly inviter: string; readonly company: string }
