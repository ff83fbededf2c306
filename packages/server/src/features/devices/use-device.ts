/** What a paired tablet does: it shows the people of its place, and signs them in by PIN. */
import type { ResponseOf } from '@larder/contract/kit'
import type { devices } from '@larder/contract/devices'
import { pinWait } from '@larder/core/devices'
import { asCompany } from '#db/transaction.ts'
import type { Ctx, Input, Outside } from '#kit/context.ts'
import { hashPassword, verifyPassword } from '#kit/passwords.ts'
import { invalid, invalidUntil, type Problem } from '#kit/problem.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { startSessionOnDevice } from '#features/account/public.ts'
import { sealPin } from './seal-pin.ts'
import { hashCode } from './codes.ts'
import {
  enterWorker,
  findDevice,
  findLinked,
  keepSealingKey,
  listPeople,
  noteTry,
  pairDevice,
  storePin,
  takeTry,
  useSealedPin,
  type FoundDevice,
  type Try,
} from './devices.queries.ts'
import { digestOf, makeSealingKey, openPin, publicPart } from './sealed-pin.ts'

/** @throws Problem 422 `wrong_code` */
export async function pair(
  ctx: Ctx,
  { body }: Input<typeof devices.pair>,
): Promise<ResponseOf<typeof devices.pair>> {
  const { token, hash } = makeToken('device')
  if (!(await pairDevice(ctx.db, hashCode(body.code), hash, ctx.now.toISOString())))
    throw invalid('code', 'wrong_code', 'The code is wrong or too old.')
  ctx.audit({ entity: 'device', detail: { paired: true } })
  return { token }
}

/** @throws Problem 422 `unknown_device` where it was revoked */
async function deviceOf(outside: Outside, token: string): Promise<FoundDevice> {
  const device = await outside.read((db) => findDevice(db, hashToken(token)))
  if (device === undefined) throw invalid('token', 'unknown_device', 'This tablet is no longer paired.')
  return device
}

const keyOf = (sealing_key: Buffer | null): string | null =>
  sealing_key === null ? null : publicPart(sealing_key)

export async function readPeople(
  outside: Outside,
  { body }: Input<typeof devices.people>,
): Promise<ResponseOf<typeof devices.people>> {
  const device = await deviceOf(outside, body.token)
  const people = await asCompany(outside.platform, device.company_id, (db) => listPeople(db, device), {
    writes: false,
  })
  const { name, place, lang, company_id, place_id, sealing_key } = device
  return {
    device: name,
    place,
    lang,
    company_id,
    place_id,
    key: keyOf(sealing_key),
    people: people.map((person) => ({ ...person, lang: person.lang ?? lang })),
  }
}

type Entering = Input<typeof devices.enter>['body']

const wrongPin = (): Problem => invalid('pin', 'wrong_pin', 'The PIN is wrong.')

/**
 * Counts the try, in a transaction of its own. An encrypted PIN is judged once. @throws Problem 422
 * `wrong_pin`, `used_pin`, `pin_wait` with the seconds
 */
async function tryAt(
  outside: Outside,
  device: FoundDevice,
  { worker_id, sealed }: { readonly worker_id: number; readonly sealed?: string | undefined },
): Promise<Try> {
  const now = outside.now
  const attempt = await asCompany(outside.platform, device.company_id, async (db) => {
    const taken = await takeTry(db, device, worker_id)
    if (taken === undefined) return undefined
    const wait = pinWait(taken.tries, taken.last_try_at, now)
    if (wait > 0) return { ...taken, wait }
    if (sealed !== undefined && !(await useSealedPin(db, device, digestOf(sealed), now))) return 'used'
    await noteTry(db, device.company_id, worker_id, now.toISOString())
    return { ...taken, wait }
  })
  if (attempt === undefined) throw wrongPin()
  if (attempt === 'used') throw invalid('sealed', 'used_pin', 'The PIN has to be typed again.')
  if (attempt.wait > 0)
    throw invalidUntil({ field: 'pin', code: 'pin_wait', message: 'Too many wrong tries.' }, attempt.wait)
  return attempt
}

/** @throws Problem 422 `unreadable_pin` where a sealed one is not of this tablet and person, or too old */
function pinOf({ worker_id, pin, sealed }: Entering, { sealing_key }: FoundDevice, now: Date): string {
  if (pin !== undefined) return pin
  const opened = sealing_key === null ? null : openPin(sealing_key, sealed ?? '', worker_id, now)
  if (opened === null) throw invalid('sealed', 'unreadable_pin', 'The PIN has to be typed again.')
  return opened
}

/** The account of the person who has proven a PIN or its code; what changed is in the chain. */
async function linkPerson(
  outside: Outside,
  device: FoundDevice,
  {
    token,
    worker_id,
    pin_hash,
  }: { readonly token: string; readonly worker_id: number; readonly pin_hash?: string },
): Promise<number | null> {
  const { platform, request } = outside
  return asCompany(platform, device.company_id, async (db, now) => {
    const { company_id, place_id } = device
    const before = await findLinked(db, company_id, worker_id)
    if (pin_hash !== undefined) await storePin(db, company_id, worker_id, pin_hash)
    const user_id = await enterWorker(db, hashToken(token), worker_id, now.toISOString())
    const actor = user_id === null ? { kind: 'anonymous' } : { kind: 'user', user_id }
    if (pin_hash !== undefined || (await findLinked(db, company_id, worker_id)) !== before)
      await sealPin({ db, now, actor, request }, { company_id, place_id }, worker_id)
    return user_id
  })
}

type Proven = { readonly device: FoundDevice; readonly user_id: number }

/**
 * The device and the account, after the PIN was right and the person's own. The first person on a tablet gives
 * it its key. @throws Problem 422 `unknown_worker` where the person was disabled meanwhile, or is invited
 */
export async function provePin(outside: Outside, { body }: Input<typeof devices.enter>): Promise<Proven> {
  const device = await proveOnDevice(outside, body)
  const user_id = await linkPerson(outside, device, { token: body.token, worker_id: body.worker_id })
  if (user_id === null) throw invalid('worker_id', 'unknown_worker', 'This person cannot sign in here.')
  return { device, user_id }
}

async function proveOnDevice(outside: Outside, body: Entering): Promise<FoundDevice> {
  const device = await deviceOf(outside, body.token)
  const pin = pinOf(body, device, outside.now)
  const { pin_hash, is_unconfirmed } = await tryAt(outside, device, body)
  if (!(await verifyPassword(pin_hash, pin))) throw wrongPin()
  if (is_unconfirmed) throw invalid('pin', 'pin_unconfirmed', 'Choose a PIN in your own account.')
  if (device.sealing_key === null) {
    const key = await makeSealingKey()
    await asCompany(outside.platform, device.company_id, (db) => keepSealingKey(db, device, key))
    return deviceOf(outside, body.token)
  }
  return device
}

export async function enter(
  ctx: Ctx,
  { body }: Input<typeof devices.enter>,
  { device, user_id }: Proven,
): Promise<ResponseOf<typeof devices.enter>> {
  const session = await startSessionOnDevice(ctx, user_id, device.id)
  ctx.audit({
    entity: 'session',
    user_id,
    detail: {
      by: body.pin === undefined ? 'sealed_pin' : 'pin',
      device_id: device.id,
      worker_id: body.worker_id,
    },
  })
  const { company_id, place_id, sealing_key } = device
  return { ...session, company_id, place_id, key: keyOf(sealing_key) }
}

/**
 * Stores the new PIN after the code was right; nothing of it is left for the handler but the audit entry. The
 * person can be chosen without network from now on: they have the account that entries name.
 */
export async function storeNewPin(outside: Outside, { body }: Input<typeof devices.setPin>): Promise<void> {
  const device = await deviceOf(outside, body.token)
  const { code_hash, code_expires_at } = await tryAt(outside, device, { worker_id: body.worker_id })
  const right =
    code_hash !== null &&
    code_expires_at !== null &&
    Date.parse(code_expires_at) > outside.now.getTime() &&
    code_hash.equals(hashCode(body.code))
  if (!right) throw invalid('code', 'wrong_code', 'The code is wrong or too old.')
  const pin_hash = await hashPassword(body.pin)
  await linkPerson(outside, device, { token: body.token, worker_id: body.worker_id, pin_hash })
}

export function notePin(ctx: Ctx, { body }: Input<typeof devices.setPin>): Promise<{ ok: true }> {
  ctx.audit({ entity: 'worker_pin', entity_id: body.worker_id, detail: { pin: 'chosen' } })
  return Promise.resolve({ ok: true })
}
