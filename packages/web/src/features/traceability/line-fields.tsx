import { ActionIcon, NativeSelect, Select, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { isExpired } from '@larder/core/traceability'
import { useCompanyFormat } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { DateInput } from '#ui/date-input.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { lotKey, type LocalWorkbench, type BenchLot } from './bench.ts'
import { lineOfReceipt, lineOfStock, lotsOf, type LineDraft } from './draft.ts'
import type { Faults } from './record-state.ts'
import { describeFault } from './describe-fault.ts'
import styles from './traceability.module.css'

type Props = {
  readonly bench: LocalWorkbench
  readonly line: LineDraft
  /** Goods come in by a number that is typed; everything else is taken from lots. */
  readonly isReceipt: boolean
  readonly faults: Faults
  readonly onChange: (line: LineDraft) => void
  readonly onRemove: () => void
}

/** One product with its batch and amount. */
export function LineFields({ bench, line, isReceipt, faults, onChange, onRemove }: Props) {
  const say = useSay()
  const choose = (product_id: number): void =>
    onChange(isReceipt ? lineOfReceipt(bench, line, product_id) : lineOfStock(bench, line.key, product_id))
  const name = line.product_id === null ? '' : (bench.productOf(line.product_id)?.name ?? '')
  return (
    <li className={styles.line}>
      <ProductSelect
        bench={bench}
        label={say('traceability.product')}
        value={line.product_id}
        error={describeFault(faults.get(`${line.key} product`))}
        onChange={choose}
      />
      {isReceipt ? (
        <ReceivedBatch line={line} onChange={onChange} hasLotCodes={bench.has_lot_codes} />
      ) : (
        <StockBatch bench={bench} line={line} onChange={onChange} />
      )}
      <AmountFields
        bench={bench}
        amount={line.amount}
        unit_id={line.unit_id}
        error={describeFault(faults.get(`${line.key} amount`))}
        onChange={(part) => onChange({ ...line, ...part })}
      />
      <ActionIcon
        className={styles.remove ?? ''}
        variant="subtle"
        color="ink"
        size={44}
        aria-label={say('traceability.remove_line', { name })}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

type ProductProps = {
  readonly bench: LocalWorkbench
  readonly label: string
  readonly value: number | null
  readonly error: string | undefined
  readonly onChange: (id: number) => void
  /** Only those that a recipe makes come first. */
  readonly makesFirst?: boolean
}

/** Finds a product by typing; the list is on the device. */
export function ProductSelect({ bench, label, value, error, onChange, makesFirst = false }: ProductProps) {
  const say = useSay()
  const rank = ({ ingredients }: LocalWorkbench['products'][number]): number =>
    ingredients.length > 0 ? 0 : 1
  const products = makesFirst ? bench.products.toSorted((a, b) => rank(a) - rank(b)) : bench.products
  return (
    <Select
      size="md"
      label={label}
      placeholder={say('ui.choose')}
      searchable
      limit={60}
      value={value === null ? null : String(value)}
      error={error}
      nothingFoundMessage={say('products.none_found')}
      data={products.map(({ id, name, code }) => ({
        value: String(id),
        label: code === '' ? name : `${name} · ${code}`,
      }))}
      onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
    />
  )
}

type BatchProps = { readonly line: LineDraft; readonly onChange: (line: LineDraft) => void }

type LotCodeProps = { readonly value: string; readonly onChange: (tlc: string) => void }

/** Traceability lot code of 21 CFR 1.1320. */
export function LotCode({ value, onChange }: LotCodeProps) {
  const say = useSay()
  return (
    <TextInput
      size="md"
      label={say('traceability.tlc')}
      maxLength={120}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function ReceivedBatch({ line, onChange, hasLotCodes }: BatchProps & { readonly hasLotCodes: boolean }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  return (
    <div className={styles.two}>
      <TextInput
        size="md"
        label={say('traceability.batch_number')}
        maxLength={80}
        autoCapitalize="characters"
        autoComplete="off"
        value={line.batch_number}
        onChange={(event) => onChange({ ...line, batch_number: event.currentTarget.value })}
      />
      <DateInput
        size="md"
        label={say('traceability.expiry_date')}
        pattern={datePattern}
        value={line.expiry_date}
        onChange={(expiry_date) => onChange({ ...line, expiry_date })}
      />
      {hasLotCodes && (
        <>
          <LotCode value={line.tlc ?? ''} onChange={(tlc) => onChange({ ...line, tlc })} />
          <TextInput
            size="md"
            label={say('traceability.tlc_source')}
            description={say('traceability.tlc_source_hint')}
            maxLength={255}
            autoComplete="off"
            value={line.tlc_source ?? ''}
            onChange={(event) => onChange({ ...line, tlc_source: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}

/** No lot has this key. */
const OTHER = ''

function StockBatch({ bench, line, onChange }: BatchProps & { readonly bench: LocalWorkbench }) {
  const say = useSay()
  const words = useLotWords(bench)
  const lots = lotsOf(bench, line.product_id)
  const isTyped = line.lot === null
  return (
    <div className={styles.lot}>
      <NativeSelect
        size="md"
        label={say('traceability.batch')}
        value={line.lot ?? OTHER}
        data={[
          ...lots.map((lot) => ({ value: lotKey(lot), label: words(lot) })),
          { value: OTHER, label: say('traceability.other_batch') },
        ]}
        onChange={(event) =>
          onChange({ ...line, lot: event.currentTarget.value === OTHER ? null : event.currentTarget.value })
        }
      />
      {isTyped && (
        <TextInput
          size="md"
          aria-label={say('traceability.batch_number')}
          placeholder={say('traceability.batch_number')}
          maxLength={80}
          autoCapitalize="characters"
          autoComplete="off"
          value={line.batch_number}
          onChange={(event) => onChange({ ...line, batch_number: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/** A lot in one line: number, last day, what is left of it, supplier. */
function useLotWords(bench: LocalWorkbench): (lot: BenchLot) => string {
  const say = useSay()
  const sayAmount = useSayAmount()
  const { datePattern } = useCompanyFormat()
  return (lot) => {
    const { batch_number, expiry_date, on_hand, base_unit_id, supplier_name } = lot
    const date = expiry_date === null ? '' : formatDate(expiry_date, datePattern)
    return [
      batch_number === '' ? say('traceability.no_number') : batch_number,
      isExpired(lot, bench.today) ? say('traceability.expired_on', { date }) : date,
      `${sayAmount(on_hand)} ${bench.unitName(base_unit_id)}`,
      supplier_name,
    ]
      .filter((part) => part !== '')
      .join(' · ')
  }
}

type AmountProps = {
  readonly bench: LocalWorkbench
  readonly amount: string
  readonly unit_id: number
  readonly error: string | undefined
  readonly onChange: (part: { readonly amount: string; readonly unit_id: number }) => void
}

/** A number and its unit. */
export function AmountFields({ bench, amount, unit_id, error, onChange }: AmountProps) {
  const say = useSay()
  const units = bench.units.filter(({ id, is_offered }) => is_offered || id === unit_id)
  return (
    <div className={styles.pair}>
      <NumberInput
        size="md"
        label={say('traceability.amount')}
        negatives={false}
        value={amount}
        error={error}
        onChange={(next) => onChange({ amount: next, unit_id })}
      />
      <NativeSelect
        size="md"
        aria-label={say('products.unit')}
        value={String(unit_id)}
        data={units.map(({ id, short_name }) => ({ value: String(id), label: short_name }))}
        onChange={(event) => onChange({ amount, unit_id: Number(event.currentTarget.value) })}
      />
    </div>
  )
}
