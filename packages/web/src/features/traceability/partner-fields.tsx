import { Autocomplete, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import type { LocalWorkbench } from './bench.ts'
import { describeFault } from './describe-fault.ts'
import type { RecordState } from './record-state.ts'

type Props = {
  readonly bench: LocalWorkbench
  readonly state: RecordState
  readonly fault: string | undefined
  readonly onChange: (part: Partial<RecordState>) => void
}

/** Supplier of a receipt; customer or other place of a dispatch; and the paper that came with it. */
export function PartnerFields({ bench, state, fault, onChange }: Props) {
  const say = useSay()
  const { kind, to_place_id } = state
  const isDispatch = kind === 'dispatch'
  const partners = bench.partners.filter(({ is_supplier, is_customer }) =>
    isDispatch ? is_customer : is_supplier,
  )
  return (
    <Stack gap="md">
      {isDispatch && bench.places.length > 0 && (
        <NativeSelect
          size="md"
          label={say('traceability.to_place')}
          value={to_place_id ?? ''}
          data={[
            { value: '', label: say('traceability.to_customer') },
            ...bench.places.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ to_place_id: value === '' ? null : Number(value), partner_name: '' })
          }
        />
      )}
      {to_place_id === null && (
        <Autocomplete
          size="md"
          label={say(isDispatch ? 'traceability.customer' : 'traceability.supplier')}
          description={say('traceability.partner_hint')}
          maxLength={255}
          value={state.partner_name}
          error={describeFault(fault)}
          data={[...new Set(partners.map(({ name }) => name))]}
          onChange={(partner_name) => onChange({ partner_name })}
        />
      )}
      {bench.has_lot_codes && (
        <TextInput
          size="md"
          label={say('traceability.document_type')}
          description={say('traceability.document_type_hint')}
          maxLength={60}
          autoComplete="off"
          value={state.document_type}
          onChange={(event) => onChange({ document_type: event.currentTarget.value })}
        />
      )}
      <TextInput
        size="md"
        label={say('traceability.document_number')}
        maxLength={120}
        autoComplete="off"
        value={state.document_number}
        onChange={(event) => onChange({ document_number: event.currentTarget.value })}
      />
    </Stack>
  )
}
