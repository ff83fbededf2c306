/** Fields that many routes share. Text is refused where PostgreSQL cannot hold it (NUL, lone surrogates). */
import { z } from 'zod'

const wellFormed = (text: string): boolean =>
  !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)

/** An id in a path or a body: a whole number from 1 to 2^31 − 1. */
export const Id = z.coerce.number().int().min(1).max(2_147_483_647)
/** The same in a JSON body, where a number is a number. */
export const RowId = z.number().int().min(1).max(2_147_483_647)
/**
 * The `version` of the thing that a change is based on: 409 with both where somebody changed it meanwhile. Absent =
 * whatever is there.
 */
export const BaseVersion = RowId.optional()
/** The same for calls without a JSON body: removals, switches, uploads. */
export const BaseQuery = z.object({ base_version: Id.optional() })
/**
 * The list as the user saw it: what was added to it and taken from it since stays, and so do the user's choices. Absent
 * = the list is replaced.
 */
export const baseOf = <Item extends z.ZodType>(list: z.ZodArray<Item>) => list.optional()
/** Free text up to `max` characters; may be empty. */
export const text = (max = 255) => z.string().max(max).refine(wellFormed, { message: 'malformed_text' })
/** Text that must say something. */
export const requiredText = (max = 255) =>
  text(max).refine((value) => value.trim() !== '', { message: 'required' })
/** A plain e-mail address, at most 254 characters. */
export const Email = text(254).refine(
  (value) => /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/.test(value),
  { message: 'email' },
)
/** There is no year 0: 1 BC is followed by AD 1, for PostgreSQL too. */
const inSomeYear = (text: string): boolean => !text.startsWith('0000')
/** A calendar date `YYYY-MM-DD` that exists. */
export const DateText = z.iso.date().refine(inSomeYear, { message: 'invalid_format' })
/** An instant in UTC, `YYYY-MM-DDTHH:mm:ss(.sss)Z`. */
export const Instant = z.iso.datetime().refine(inSomeYear, { message: 'invalid_format' })
export const Flag = z.boolean()
/** Query flags arrive as text. */
export const QueryFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')

/** The language for names and texts; without it the account's, else English. */
export const InLanguage = z.object({ lang: text(10).optional() })
export const PlaceParams = z.object({ placeId: Id })
export const PlaceItemParams = z.object({ placeId: Id, id: Id })
export const CompanyParams = z.object({ companyId: Id })
export const ItemParams = z.object({ id: Id })
/** The answer of calls that only say that it is done. */
export const Done = z.object({ ok: z.literal(true) })
/** A classifier item: numeric id, stable key, name in the requested language. */
export const ClassifierItem = z.object({ id: z.number().int(), name: z.string() })
