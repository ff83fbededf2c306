/** Compares requests and answers with the contract. */
import { parse } from 'node:querystring'
import { z } from 'zod'
import { problems, type ProblemCode } from '@larder/contract/kit'
import { ProblemBody } from '@larder/contract/kit/problem.schemas'
import { openApi } from '@larder/contract/openapi'
import { routes, type ServedRoute } from '@larder/contract/routes'
import type { Wire } from './near-inputs.ts'

const SLOWEST_MS = 5_000
const MAX_BODY_BYTES = 1_048_576

const Answered = ProblemBody.extend({
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  message: z.string().min(1),
})
const Refused = Answered.extend({
  errors: z
    .array(z.object({ field: z.string(), code: z.string().regex(/^[a-z_0-9]+$/), message: z.string() }))
    .min(1),
})

export type Answer = {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly took_ms: number
}

/** The fault of the answer in itself, or null. */
export function judgeAnswer(route: ServedRoute, { status, type, text, took_ms }: Answer): string | null {
  if (took_ms > SLOWEST_MS) return `took ${Math.round(took_ms)} ms`
  if (status >= 500 || status < 200 || (status >= 300 && status < 400))
    return `answered ${status} ${text.slice(0, 200)}`
  if (status < 300 && status !== route.status) return `succeeded with ${status} instead of ${route.status}`
  if (!declaredOf(route).statuses.has(status)) return `answered ${status}, which is not declared`
  if (status < 300 && route.produces !== 'application/json')
    return route.produces === '*/*' || type.startsWith(route.produces) ? null : `answered ${type}`
  const body: unknown = JSON.parse(text)
  const schema = status < 300 ? route.response : status === 422 ? Refused : Answered
  const { error } = schema.safeParse(body)
  if (error)
    return `${status} has not the form of one: ${z.prettifyError(error).slice(0, 200)} in ${text.slice(0, 200)}`
  if (status >= 400 && problems[Answered.parse(body).code] !== status)
    return `${status} says ${text.slice(0, 200)}`
  // The database is the last to refuse a value; the contract should have been the first.
  return status === 422 && /"message":"A value does not fit\."/.test(text)
    ? `no field is named: ${text.slice(0, 200)}`
    : null
}

/**
 * The published document's description of a route: the statuses of its answers, and the schema of its body.
 */
type Declared = { readonly statuses: ReadonlySet<number>; readonly body: z.ZodType | null }
type Operation = {
  readonly responses: Readonly<Record<string, unknown>>
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>>
  }
}

const paths = openApi(routes)['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const known = new Map<string, Declared>()

function declaredOf(route: ServedRoute): Declared {
  const before = known.get(route.name)
  if (before !== undefined) return before
  // Routes of tests are not published; they answer like the others.
  const operation =
    paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()] ??
    (openApi([route])['paths'] as typeof paths)[route.path.replace(/:(\w+)/g, '{$1}')]?.[
      route.method.toLowerCase()
    ]
  const schema = operation?.requestBody?.content['application/json']?.schema
  const declared = {
    statuses: new Set(Object.keys(operation?.responses ?? {}).map(Number)),
    body: schema === undefined ? null : z.fromJSONSchema(schema),
  }
  known.set(route.name, declared)
  return declared
}

/**
 * Refusals of inputs that the contract allows: a named item is absent or in the wrong state, a rule of the
 * installation such as the length of passwords, or two fields contradict each other. `field:code` where the
 * code alone would be too little, with # for numbers of lists.
 */
const ofState: ReadonlySet<string> = new Set([
  'mail_limit',
  'unknown',
  'unknown_entry',
  'unknown_file',
  'unknown_group',
  'unknown_kind',
  'unknown_language',
  'unknown_option',
  'access_level:unknown',
  'ambiguous_name',
  'belongs_to_account',
  'columns:unknown',
  'document:required',
  'document:wrong_type',
  'duplicate_row',
  'email:required',
  'empty_table',
  'invitation_waits',
  'long_text',
  'name_column',
  'no_json',
  'own_access',
  'rows.#.email:email',
  'rows.#.name:required',
  'pin:required',
  'pin_wait',
  'unknown_device',
  'unreadable_pin',
  'unknown_worker',
  'worker_exists',
  'wrong_code',
  'wrong_pin',
  'unknown_answer',
  'unknown_questionnaire',
  'unanswered',
  'unknown_audit',
  'unknown_lot',
  'unknown_recipient',
  'unknown_document',
  'unknown_folder',
  'unknown_owner',
  'folder_levels',
  'folder_in_itself',
  'mandatory',
  'name:required',
  'task_desc:required',
  'unknown_question',
  'value:wrong_type',
  'max_score:required',
  'questions.#.max_score:required',
  'file:file_type',
  'file:image_damaged',
  'questionnaires:required',
  'unknown_product',
  'unknown_room',
  'unknown_sensor',
  'unknown_task',
  'unknown_unit',
  'not_asked',
  'not_in_plan',
  'not_of_process',
  'not_offered',
  'out_of_range',
  'custom_not_allowed',
  'fixed',
  'laxer_than_law',
  'no_limit',
  'of_plan',
  'own_entry',
  'unfinished',
  'first_step',
  'device_taken',
  'duplicate',
  'name_taken',
  'code_taken',
  'ean_taken',
  'unit_cycle',
  'unknown_partner',
  'unknown_lot',
  'unknown_stage',
  'unknown_place',
  'gln_digits',
  'gln_check_digit',
  'lines.#.amount:amount',
  'lines:required',
  'batch:required',
  'partner_id:required',
  'label_missing',
  'label_too_small',
  'portion_unknown',
  'recipe_cycle',
  'allergens.#.reason:required',
  'expiration_time_unit_id:required',
  'portion_amount_unit_id:required',
  'piece_amount_unit_id:required',
  'recipe_total_amount_unit_id:required',
  'other_id',
  'same_language',
  'sensor_taken',
  'taken',
  'twice',
  'uuid_reused',
  'undecided',
  'ahead',
  'before_start',
  'before_place',
  'before_task',
  'before_ticket',
  'future',
  'in_the_past',
  'too_late',
  'min_above_max',
  'no_options',
  'after_timer',
  'not_a_checklist',
  'not_a_form',
  'other_kind',
  'self_loop',
  'type_stays',
  'unknown_step',
  'times_count',
  'endDate:too_long',
  'toDate:too_long',
  'graph:too_wide',
  'name:too_many',
  'url:not_public',
  'url:too_many',
  'text:too_many',
  'corrective_action_required',
  'entry_fields.#:absolute',
  'entry_fields.#:negative',
  'entry_fields.#:number',
  'entry_fields.#:wrong_type',
  'first_name:required',
  'last_name:required',
  'lang:required',
  'password_token:required',
  'access_level:required',
  'entry_fields:required',
  'task_steps:required',
  'sub_tasks:required',
  'task_steps.#.entry_max_value:required',
  'task_steps.#.entry_max_value:by_food',
  'entry_fields.#.food:food_required',
  'entry_fields.#.food:unknown_food',
  'related_entities:required',
  'task_steps.#.task_step_type_name:required',
  'task_steps.#.name:required',
  'task_steps.#.options:required',
  'password_characters',
  'password_common',
  'password_too_long',
  'password_too_short',
  'company_access',
  'last_owner',
  'expired_token',
  'wrong_password',
  'bot_check_action',
  'bot_check_expired',
  'bot_check_failed',
  'bot_check_used',
  'redirect_uri:redirect_uri',
])

/** The request as the server reads it; null where it cannot be read as JSON. */
function readWire(route: ServedRoute, wire: Wire): { params: unknown; query: unknown; body: unknown } | null {
  try {
    const [path = '', query = ''] = wire.url.split(/\?(.*)/s)
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const match = new RegExp(
      `^${route.path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '([^/]*)')}/?$`,
    ).exec(path)
    if (
      match === null ||
      (wire.type !== undefined && wire.type !== 'application/json') ||
      (wire.body ?? '').length > MAX_BODY_BYTES / 4
    )
      return null
    const params = Object.fromEntries(
      named.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]),
    )
    return {
      params,
      query: parse(query),
      body:
        route.method === 'GET' || (wire.body ?? '') === '' ? {} : (JSON.parse(wire.body ?? '') as unknown),
    }
  } catch {
    return null
  }
}

/** Whether the route's schemas allow the request; null where that cannot be decided. */
export function admits(route: ServedRoute, wire: Wire): boolean | null {
  const read = readWire(route, wire)
  if (read === null) return null
  return (
    route.params.safeParse(read.params).success &&
    route.query.safeParse(read.query).success &&
    (route.method === 'GET' || route.body.safeParse(read.body).success)
  )
}

/** The fault of the answer to this request: accepted against the contract, or refused against it. */
export function judgeAdmission(route: ServedRoute, wire: Wire, { status, text }: Answer): string | null {
  const admitted = admits(route, wire)
  if (admitted === null) return null
  if (status < 300) {
    const { body } = declaredOf(route)
    if (!admitted) return 'took what its schemas refuse'
    return body === null || (wire.body ?? '') === '' || body.safeParse(JSON.parse(wire.body ?? '')).success
      ? null
      : 'took what the published schema refuses'
  }
  if (!admitted || (status !== 413 && status !== 415 && status !== 422)) return null
  const unlike =
    status !== 422
      ? [String(status)]
      : Refused.parse(JSON.parse(text))
          .errors.filter(
            ({ code, field }) => !ofState.has(code) && !ofState.has(`${field.replace(/\d+/g, '#')}:${code}`),
          )
          .map(({ code, field }) => `${field}:${code}`)
  return unlike.length === 0 ? null : `refused what the contract admits: ${unlike.join(', ')}`
}
