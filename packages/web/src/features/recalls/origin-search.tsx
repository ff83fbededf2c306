import { recallOriginKinds, type RecallOriginKind } from '@larder/core/traceability'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { ProductField } from './product-field.tsx'
import { suppliersOf } from './recalls.api.ts'
import styles from './recalls.module.css'

export type Search = {
  readonly kind: RecallOriginKind
  readonly typed: string
  readonly finding: string
  readonly partner: string
  readonly product: { readonly id: number; readonly name: string } | null
  readonly from: string
  readonly to: string
}
export const noSearch: Search = {
  kind: 'lot',
  typed: '',
  finding: '',
  partner: '',
  product: null,
  from: '',
  to: '',
}

type Props = {
  readonly placeId: number
  readonly search: Search
  readonly onChange: (change: Partial<Search>) => void
}

/** What the recall is about, and the fields by which its lots are found. */
export function OriginSearch({ placeId, search, onChange }: Props) {
  const say = useSay()
  const { kind, typed, finding } = search
  return (
    <>
      <div className={styles.search}>
        <NativeSelect
          label={say('recalls.origin_question')}
          value={kind}
          data={recallOriginKinds.map((one) => ({ value: one, label: say(`recalls.origin_${one}`) }))}
          onChange={(event) => onChange({ ...noSearch, kind: event.currentTarget.value as RecallOriginKind })}
        />
        {kind === 'supplier' && (
          <SupplierField
            placeId={placeId}
            value={search.partner}
            onChange={(partner) => onChange({ partner })}
          />
        )}
        {kind === 'product' && (
          <ProductField
            placeId={placeId}
            value={search.product}
            onChange={(product) => onChange({ product })}
          />
        )}
        {(kind === 'lot' || kind === 'record' || kind === 'finding') && (
          <TextInput
            type="search"
            label={say(kind === 'record' ? 'recalls.search_record' : 'recalls.search_lot')}
            leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
            maxLength={255}
            value={typed}
            onChange={(event) => onChange({ typed: event.currentTarget.value })}
          />
        )}
        {(kind === 'supplier' || kind === 'product') && <Dates search={search} onChange={onChange} />}
      </div>
      {kind === 'finding' && (
        <Textarea
          label={say('recalls.finding')}
          description={say('recalls.finding_hint')}
          autosize
          minRows={2}
          maxLength={2_000}
          required
          value={finding}
          onChange={(event) => onChange({ finding: event.currentTarget.value })}
        />
      )}
    </>
  )
}

function Dates({ search: { from, to }, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  return (
    <>
      <DateInput
        label={say('recalls.from')}
        pattern={datePattern}
        value={from}
        onChange={(date) => onChange({ from: date })}
      />
      <DateInput
        label={say('recalls.to')}
        pattern={datePattern}
        value={to}
        onChange={(date) => onChange({ to: date })}
      />
    </>
  )
}

type SupplierProps = {
  readonly placeId: number
  readonly value: string
  readonly onChange: (id: string) => void
}

function SupplierField({ placeId, value, onChange }: SupplierProps) {
  const say = useSay()
  const { data = [] } = useQuery(suppliersOf(placeId))
  return (
    <ChoiceField
      label={say('recalls.supplier')}
      value={value}
      data={data.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
