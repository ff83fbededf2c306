import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  Done,
  ItemParams,
  PlaceItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

export const Device = z.object({
  id: z.number().int(),
  name: z.string(),
  /** False until the code was entered on the device. */
  is_paired: z.boolean(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
})
export type Device = Wire<typeof Device>

/** A code that is shown once, for an hour. */
const Code = z.object({ code: z.string(), expires_at: z.string() })
const Token = requiredText(200)
/**
 * For PINs that are typed without network: RSA-OAEP with SHA-256, SPKI in base64. Null before the
 * first sign-in.
 */
const SealingKey = z.string().nullable()
const Pin = text(20).refine((pin) => /^\d{4}$/.test(pin), { message: 'pin' })

const OwnPin = z.object({
  worker_id: z.number().int(),
  company: z.string(),
  place: z.string(),
  has_pin: z.boolean(),
})

export const devicesSchemas = {
  list: { params: PlaceParams, response: z.array(Device), summary: 'Tablets of the place' },
  create: {
    params: PlaceParams,
    body: z.object({ name: requiredText(100) }),
    response: Device.extend(Code.shape),
    summary: 'Adds a tablet and answers the code that pairs it',
  },
  remove: {
    params: PlaceItemParams,
    response: Done,
    summary: 'Revokes a tablet; sessions on it end',
  },
  giveCode: {
    params: PlaceItemParams,
    /** Without a code for a person with an account: they choose the PIN there. */
    response: z.object({
      code: z.string().nullable(),
      expires_at: z.string().nullable(),
      /** Whether the person gets an e-mail. */
      is_mailed: z.boolean(),
    }),
    summary:
      'A code by which a person of the place chooses a PIN, also instead of a forgotten one; a person with an account is asked by e-mail to choose it in the account',
  },
  ownPins: {
    response: z.array(OwnPin),
    summary: 'The places with tablets at which the account works',
  },
  setOwnPin: {
    params: ItemParams,
    body: z.object({ pin: Pin }),
    response: z.array(OwnPin),
    summary: 'Chooses the PIN for the tablets of a place in the own account; the id is the worker’s',
  },
  pair: {
    body: z.object({ code: requiredText(20) }),
    response: z.object({ token: z.string() }),
    summary: 'Pairs the tablet by the code',
  },
  people: {
    body: z.object({ token: Token }),
    response: z.object({
      device: z.string(),
      place: z.string(),
      lang: z.string(),
      company_id: z.number().int(),
      place_id: z.number().int(),
      key: SealingKey,
      people: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          has_pin: z.boolean(),
          /** They choose the PIN in the own account, not by a code. */
          has_account: z.boolean(),
          lang: z.string(),
          /** The account that entries name; null until the person has chosen a PIN. */
          user_id: z.number().int().nullable(),
        }),
      ),
    }),
    summary: 'The people who may sign in on the tablet, by name',
  },
  setPin: {
    body: z.object({ token: Token, worker_id: RowId, code: requiredText(20), pin: Pin }),
    response: Done,
    summary: 'Chooses a PIN of four digits by the code of an owner',
  },
  enter: {
    body: z
      .object({
        token: Token,
        worker_id: RowId,
        pin: Pin.optional(),
        /** Instead of the PIN: `{ worker_id, pin, at }` in JSON, typed without network, in base64. */
        sealed: requiredText(1_000).optional(),
      })
      .refine(({ pin, sealed }) => (pin === undefined) !== (sealed === undefined), {
        path: ['pin'],
        message: 'required',
      }),
    response: z.object({
      access_token: z.string(),
      expires_in: z.number().int(),
      company_id: z.number().int(),
      place_id: z.number().int(),
      key: SealingKey,
    }),
    summary: 'Signs a person in on the tablet by PIN, to fill the checks of its place',
  },
} satisfies SchemaTable
