/** Import of EPCIS 2.0: a preview says what each event becomes, the import does all of it or nothing. */
import type { EpcisPreview, traceability } from '@larder/contract/traceability'
import type { FieldError, ResponseOf } from '@larder/contract/kit'
import type { EpcisFault, EpcisPlan, EpcisStep } from '@larder/core/epcis'
import type { Ctx, Input } from '#kit/context.ts'
import { invalid, invalidFields, Problem } from '#kit/problem.ts'
import { placeOf } from '#kit/context.ts'
import { applyEpcis } from './apply-epcis.ts'
import { mayImportEpcis } from './epcis.queries.ts'
import { planImport, type PlannedEpcis } from './plan-epcis.ts'

/** Faults that an answer names one by one. */
const MOST_FAULTS = 100
const MOST_EVENTS = 200

const countOf = ({ steps }: EpcisPlan, op: EpcisStep['op']): number =>
  steps.filter((step) => step.op === op).length

type PreviewEvent = EpcisPreview['events'][number]

function showStep(step: EpcisStep, { unitOf, products }: PlannedEpcis): PreviewEvent {
  const { path, type, step: bizStep, occurred_at } = step.event
  const draft = step.op === 'remove' ? null : step.event.draft
  const names = new Map(products.map((product) => [product.key, product.match?.name ?? product.name]))
  return {
    path,
    type,
    step: bizStep,
    occurred_at,
    state: step.op,
    reason: null,
    kind: draft?.kind ?? null,
    partner_name: draft?.party?.name || (draft?.party?.gln ?? ''),
    lines: (draft?.lines ?? []).map((line) => ({
      product_name: names.get(line.product.key) || (line.product.gtin ?? line.uri),
      batch_number: line.batch,
      direction: line.direction,
      amount: line.amount,
      amount_unit_id: unitOf(line) ?? 0,
    })),
  }
}

function showEvents(planned: PlannedEpcis): PreviewEvent[] {
  const { steps, skipped } = planned.plan
  const others = skipped
    .filter(({ reason }) => reason !== 'known')
    .map(({ event: { path, type, step, occurred_at }, reason }): PreviewEvent => ({
      path,
      type,
      step,
      occurred_at,
      state: 'skipped',
      reason,
      kind: null,
      partner_name: '',
      lines: [],
    }))
  return [...steps.slice(0, MOST_EVENTS).map((step) => showStep(step, planned)), ...others].slice(
    0,
    MOST_EVENTS,
  )
}

export async function previewEpcis(
  ctx: Ctx,
  { query }: Input<typeof traceability.previewEpcis>,
  document: unknown,
): Promise<EpcisPreview> {
  const planned = await planImport(ctx, query, document)
  const { plan, faults, products, partners } = planned
  const knownCount = plan.skipped.filter(({ reason }) => reason === 'known').length
  return {
    view: planned.view,
    event_count: planned.event_count,
    create_count: countOf(plan, 'create'),
    change_count: countOf(plan, 'change'),
    remove_count: countOf(plan, 'remove'),
    known_count: knownCount,
    skipped_count: plan.skipped.length - knownCount,
    fault_count: faults.length,
    faults: faults.slice(0, MOST_FAULTS).map((fault) => ({ ...fault })),
    products: products.map(({ name, gtin, line_count, match }) => ({ name, gtin, line_count, match })),
    partners: partners.map(({ key, name, gln, record_count, match }) => ({
      name,
      gln,
      uri: /^[a-z]+:\/\//.test(key) ? key : '',
      record_count,
      match,
    })),
    events: showEvents(planned),
  }
}

/** @throws Problem 422 with the pointers of the faults */
function refuse(faults: readonly EpcisFault[]): void {
  const [first, ...more] = faults
    .slice(0, MOST_FAULTS)
    .map(({ path, code, value }): FieldError => ({ field: path || 'document', code, message: value || code }))
  if (first !== undefined) throw invalidFields([first, ...more])
}

/**
 * Imports everything or nothing. @throws Problem 503 while another document is imported; 422 with each fault at its pointer; `partners.N` (`required`)
 * for one that neither has a name nor was chosen; 403 for new products without the permission to add them
 */
export async function importEpcis(
  ctx: Ctx,
  { query }: Input<typeof traceability.importEpcis>,
  document: unknown,
): Promise<ResponseOf<typeof traceability.importEpcis>> {
  if (!(await mayImportEpcis(ctx.db, placeOf(ctx).company_id)))
    throw new Problem('overloaded', 'Another document is being imported. Please try again in a moment.', {
      retry_after_seconds: 10,
    })
  const planned = await planImport(ctx, query, document)
  refuse(planned.faults)
  const open = planned.partners.findIndex(
    ({ match, name, gln }) => match === null && name === '' && gln === null,
  )
  if (open >= 0) throw invalid(`partners.${open}`, 'required', 'Choose the partner.')
  const added = await applyEpcis(ctx, planned)
  const { plan } = planned
  const knownCount = plan.skipped.filter(({ reason }) => reason === 'known').length
  const counts = {
    created: countOf(plan, 'create'),
    changed: countOf(plan, 'change'),
    removed: countOf(plan, 'remove'),
    known: knownCount,
    skipped: plan.skipped.length - knownCount,
    products: added,
  }
  ctx.audit({ entity: 'traceability_record', detail: { epcis: counts } })
  return counts
}
