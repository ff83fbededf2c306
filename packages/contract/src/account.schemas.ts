import { languageKeys } from '@larder/core/languages'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Done, Email, Flag, Instant, ItemParams, requiredText, text } from './kit/fields.schemas.ts'

/** A language of the interface; a choice that is none of them is refused. */
const Lang = text(10).refine((key) => languageKeys.some((languageKey) => languageKey === key), {
  message: 'unknown_language',
})
/** As typed; the rules for new ones are the server's, by its password policy. */
const Password = text(200).refine((value) => value !== '', { message: 'required' })
const Token = text(200).refine((value) => value !== '', { message: 'required' })

/**
 * A session. `expires_in` counts in seconds. The browser keeps `device_token` and sends it as
 * `x-larder-device`.
 */
export const SessionToken = z.object({
  access_token: z.string(),
  expires_in: z.number().int(),
  device_token: z.string(),
})

export const Profile = z.object({
  id: z.number().int(),
  username: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  id_code: z.string().nullable(),
  phone: z.string().nullable(),
  lang: z.string(),
  newsletter: z.boolean(),
  /** Whether a mailed link was opened; true where the account has no e-mail address. */
  is_email_proven: z.boolean(),
  has_seen_intro_slides: z.boolean(),
  last_seen_notification_at: z.string().nullable(),
})

const Registration = z.object({
  first_name: requiredText(100),
  last_name: text(100).default(''),
  username: Email,
  password: Password,
  lang: Lang,
  phone: text(40).default(''),
  recaptcha_token: text(4_000).default(''),
  recaptcha_action: text(50).default(''),
  /** From finish_smartid_login: the proven id code becomes the account's. */
  registration_token: text(200).optional(),
})

const SmartIdAnswer = z.object({
  access_token: z.string().optional(),
  expires_in: z.number().int().optional(),
  device_token: z.string().optional(),
  firstname: z.string().optional(),
  lastname: z.string().optional(),
  idcode: z.string().optional(),
  registration_token: z.string().optional(),
})

const ProfileChange = z.object({
  first_name: requiredText(100).optional(),
  last_name: requiredText(100).optional(),
  phone: text(40).optional(),
  has_seen_intro_slides: Flag.optional(),
})

const NewPassword = z.object({
  password_token: text(200).optional(),
  old_password: text(200).optional(),
  new_password: Password,
})

const MailedToken = z.object({
  valid: z.boolean(),
  purpose: z.enum(['reset', 'invite', 'weekly_email']).optional(),
  username: z.string().optional(),
  /**
   * The inviter and the company. A person with an account accepts; a person without one chooses a password.
   */
  invitation: z.object({ inviter: z.string(), company: z.string(), has_account: z.boolean() }).optional(),
  /** Whether the account gets no weekly e-mail any more. */
  is_ended: z.boolean().optional(),
})

export const OwnInvitation = z.object({
  id: z.number().int(),
  company_id: z.number().int(),
  company: z.string(),
  inviter: z.string(),
  created_at: Instant,
  /** Whether a mailed link has proven the address; without that only the link of the invitation accepts. */
  can_accept: z.boolean(),
})
export type OwnInvitation = Wire<typeof OwnInvitation>

const Joined = z.object({ ok: z.literal(true), company_id: z.number().int() })

const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.number(),
    data: z.object({ action: z.string() }),
  }),
  signature: z.string(),
})

/** Forms that need a proof of work; a challenge is valid for the form it was made for. */
export const BotCheckAction = z.enum(['register'])

export const accountSchemas = {
  login: {
    summary: 'Signs in by username and password',
    body: z.object({
      username: requiredText(254),
      password: Password,
      remember_me: Flag.default(false),
      lang: text(10).default('en'),
    }),
    response: SessionToken,
  },
  options: {
    summary: 'Settings for the sign-in and registration forms',
    response: z.object({
      smart_id: z.boolean(),
      bot_check: z.boolean(),
      password: z.object({ policy: z.string(), min: z.number(), max: z.number() }),
    }),
  },
  startSmartid: {
    summary: 'Address of the identity provider, with a state for the browser to compare on return',
    response: z.object({ authorization_url: z.string(), state: z.string() }),
  },
  finishSmartidLogin: {
    summary: 'Signs in by the code of the identity provider, or returns the person to register',
    query: z.object({ response_type: text(20).optional(), client_id: text(100).optional() }),
    body: z.object({
      oauth_code: requiredText(2_000),
      redirect_uri: requiredText(500),
      state: requiredText(200),
    }),
    response: SmartIdAnswer,
  },
  logout: {
    summary: 'Ends the session of the Authorization header',
    response: Done,
  },
  exchangeSession: {
    summary: 'Exchanges a token from an address for a new one; the old one ends',
    response: SessionToken.omit({ device_token: true }),
  },
  register: {
    summary: 'Registers an account and signs it in',
    body: Registration,
    response: SessionToken,
  },
  checkUsername: {
    summary:
      'Whether a username is free; needs the proof of work of the registration form, valid for one check',
    query: z.object({
      username: requiredText(254),
      recaptcha_token: text(4_000).default(''),
      recaptcha_action: text(50).default(''),
    }),
    response: z.object({ available: z.boolean() }),
  },
  checkPromoCode: {
    summary: 'Whether a coupon is valid',
    query: z.object({ coupon: requiredText(100) }),
    response: z.object({ valid: z.boolean() }),
  },
  altchaChallenge: {
    summary: 'A proof-of-work challenge (ALTCHA 2), valid for 20 minutes',
    query: z.object({ action: BotCheckAction.default('register') }),
    response: Challenge,
  },
  recover: {
    summary: 'Sends a link to set a new password by e-mail; the answer is the same for every username',
    body: z.object({ username: requiredText(254), lang: text(10).optional() }),
    response: Done,
  },
  checkValidToken: {
    summary: 'Whether a link from an e-mail is still valid',
    query: z.object({ password_token: Token }),
    response: MailedToken,
  },
  checkMailedToken: {
    summary: 'The same with the token in the body, because addresses may be logged',
    body: z.object({ password_token: Token }),
    response: MailedToken,
  },
  invitations: {
    summary: 'Invitations to the address of the account',
    response: z.array(OwnInvitation),
  },
  acceptInvitation: {
    params: ItemParams,
    summary: 'Joins the company',
    response: Joined,
  },
  declineInvitation: {
    params: ItemParams,
    summary: 'Declines an invitation',
    response: Done,
  },
  mailInvitation: {
    params: ItemParams,
    summary: 'Sends the link of the invitation to the address of the account, to prove it',
    response: Done,
  },
  acceptByToken: {
    summary: 'Joins the company by the link in the e-mail, with the existing account of the address',
    body: z.object({ token: Token }),
    response: Joined.extend({ username: z.string() }),
  },
  confirmAddress: {
    summary: 'Agrees to e-mails of a company, by the link sent to the address',
    body: z.object({ token: Token }),
    response: Done.extend({ company: z.string() }),
  },
  confirmEmail: {
    summary: 'Proves the address of an account, by the link sent to it',
    body: z.object({ token: Token }),
    response: Done.extend({ username: z.string() }),
  },
  mailProof: {
    summary: 'Sends the link that proves the address of the account again',
    response: Done,
  },
  setNewPassword: {
    summary:
      'Sets a password by the token of an e-mail, or changes it by session and old password; the first one, by an invitation, also signs in',
    body: NewPassword,
    response: Done.extend(SessionToken.partial().shape),
  },
  changePassword: {
    summary: 'Changes the password; all other sessions end',
    body: z.object({ old_password: Password, new_password: Password }),
    response: Done,
  },
  changeProfile: {
    summary: 'Changes name or phone, or marks the intro slides as seen',
    body: ProfileChange,
    response: Profile,
  },
  changeLang: {
    summary: 'Changes the language',
    body: z.object({ lang: text(10) }),
    response: Profile,
  },
  changeNewsletter: {
    summary: 'Turns the weekly e-mail on or off',
    body: z.object({ newsletter: Flag }),
    response: Profile,
  },
  unsubscribe: {
    summary: 'Turns the weekly e-mail off by the token of its link',
    body: z.object({ token: Token }),
    response: Done,
  },
  profile: {
    summary: 'The profile of the signed-in user',
    response: Profile,
  },
  seeNotification: {
    summary: 'Stores which news item was seen last',
    body: z.object({ date: Instant }),
    response: Profile,
  },
  texts: {
    summary: 'Texts of a language, with English for missing ones; English for an unknown language',
    params: z.object({ lang: z.string().max(50) }),
    response: z.record(z.string(), z.unknown()),
  },
  usersCountry: {
    summary: 'A first guess at the country, from the languages of the browser',
    response: z.object({ country_id: z.number().int(), phone_code: z.string() }),
  },
} satisfies SchemaTable
