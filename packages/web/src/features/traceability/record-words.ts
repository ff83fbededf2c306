/** Records in words, for lists and for the outbox. */
import type { TraceabilityRecord, TraceabilityRecordInput } from '@larder/contract/traceability'
import type { TextKey } from '#kit/i18n.ts'
import type { LocalWorkbench } from './bench.ts'

export const kindTitles = {
  receipt: 'nav.traceability_receive',
  preparation: 'nav.traceability_prepare',
  dispatch: 'nav.traceability_dispatch',
  waste: 'nav.traceability_waste',
  count: 'nav.traceability_count',
} as const satisfies Record<TraceabilityRecord['kind'], TextKey>

export const kindNames = {
  receipt: 'traceability.kind_receipt',
  preparation: 'traceability.kind_preparation',
  dispatch: 'traceability.kind_dispatch',
  waste: 'traceability.kind_waste',
  count: 'traceability.kind_count',
} as const satisfies Record<TraceabilityRecord['kind'], TextKey>

/** “Rye flour 25 kg, Salt 1 kg”: what was made, or the goods. */
export function describeRecord(
  { bench, sayAmount }: { readonly bench: LocalWorkbench; readonly sayAmount: (amount: string) => string },
  { batch, lines = [] }: Omit<TraceabilityRecordInput, 'uuid'>,
): string {
  const goods = batch == null ? lines : [batch]
  return goods
    .map(({ product_id, amount, amount_unit_id, batch_number = '' }) =>
      [
        bench.productOf(product_id)?.name ?? '',
        `${sayAmount(amount)} ${bench.unitName(amount_unit_id)}`,
        batch_number,
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(', ')
}
