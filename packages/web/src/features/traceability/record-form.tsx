import type { TaskOfDay } from '@larder/contract/entries'
import type { SavedReading } from '#features/entries/public.tsx'
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { FileField } from '#ui/file-field.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import type { LocalWorkbench } from './bench.ts'
import { CheckPanel, ChecksCard } from './checks-card.tsx'
import { describeFault } from './describe-fault.ts'
import { blankLine, isBlank, type LineDraft } from './draft.ts'
import { AmountFields, LineFields, LotCode, ProductSelect } from './line-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import {
  bodyOf,
  faultsOf,
  stagesFor,
  withAmount,
  withLines,
  withProduct,
  type Faults,
  type RecordState,
} from './record-state.ts'
import { ScanCode } from './scan-code.tsx'
import { scannedLine } from './scanned-line.ts'
import styles from './traceability.module.css'

export type Filled = { readonly state: RecordState; readonly body: ReturnType<typeof bodyOf> }

type Props = {
  readonly bench: LocalWorkbench
  readonly initial: RecordState
  /** A problem that it throws becomes a toast, and the form stays as it is. */
  readonly onSave: (filled: Filled, release: () => void) => Promise<void>
  readonly onCancel: () => void
  readonly saveLabel: string
  /** A practice and a correction have no photos. */
  readonly withPhotos?: boolean
  /** A practice has no readings: they would be true ones. */
  readonly withReadings?: boolean
  readonly children?: ReactNode
}

const none: Faults = new Map()

/** The state of the form, and saving it once nothing is missing. */
function useRecordForm({ bench, initial, onSave }: Pick<Props, 'bench' | 'initial' | 'onSave'>) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState(initial)
  const [faults, setFaults] = useState(none)
  const [busy, setBusy] = useState(false)
  const { question, release } = useLeaveGuard(state !== initial)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const newFaults = faultsOf(state)
    setFaults(newFaults)
    if (newFaults.size > 0) {
      toast('error', say('rule.required_fields'))
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setBusy(true)
    try {
      await onSave({ state, body: bodyOf(bench, state) }, release)
    } catch (thrown) {
      setBusy(false)
      toastProblem(asProblem(thrown))
    }
  }
  return { form, state, setState, faults, busy, question, save }
}

/** Every kind of record: what it has of the form follows from its kind. */
export function RecordForm(props: Props) {
  const { bench, onCancel, saveLabel, withPhotos = true, withReadings = true, children } = props
  const say = useSay()
  const [check, setCheck] = useState<TaskOfDay | null>(null)
  const { form, state, setState, faults, busy, question, save } = useRecordForm(props)
  const set = (part: Partial<RecordState>): void => setState((before) => ({ ...before, ...part }))
  const lines = (next: readonly LineDraft[]): void => setState((before) => withLines(before, next))
  const readings = (taken: readonly SavedReading[]): void => set({ readings: taken })
  return (
    <>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate>
        {question}
        <Stack gap="lg">
          {children}
          {(state.kind === 'receipt' || state.kind === 'dispatch') && (
            <Card>
              <PartnerFields bench={bench} state={state} fault={faults.get('partner')} onChange={set} />
            </Card>
          )}
          {state.kind === 'preparation' && (
            <Card>
              <BatchFields bench={bench} state={state} faults={faults} onChange={setState} />
            </Card>
          )}
          <Lines bench={bench} state={state} faults={faults} onChange={lines} />
          {withReadings && <ChecksCard bench={bench} state={state} onChange={readings} onOpen={setCheck} />}
          <Card>
            <MoreFields bench={bench} state={state} withPhotos={withPhotos} onChange={set} />
          </Card>
          <div className={styles.save}>
            <Button size="md" variant="default" onClick={onCancel}>
              {say('ui.cancel')}
            </Button>
            <Button size="md" type="submit" loading={busy}>
              {saveLabel}
            </Button>
          </div>
        </Stack>
      </form>
      <CheckPanel
        task={check}
        onClose={() => setCheck(null)}
        onSaved={(reading) => setState((before) => ({ ...before, readings: [...before.readings, reading] }))}
      />
    </>
  )
}

type PartProps = {
  readonly bench: LocalWorkbench
  readonly state: RecordState
  readonly faults: Faults
}

function BatchFields({
  bench,
  state,
  faults,
  onChange,
}: PartProps & { readonly onChange: (state: RecordState) => void }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  return (
    <Stack gap="md">
      <ProductSelect
        bench={bench}
        makesFirst
        label={say('traceability.made')}
        value={state.product_id}
        error={describeFault(faults.get('product'))}
        onChange={(id) => onChange(withProduct(bench, state, id, Date.now()))}
      />
      {state.product_id !== null && (
        <>
          <AmountFields
            bench={bench}
            amount={state.amount}
            unit_id={state.unit_id}
            error={describeFault(faults.get('amount'))}
            onChange={(part) => onChange(withAmount(bench, state, part))}
          />
          <div className={styles.two}>
            <TextInput
              size="md"
              label={say('traceability.batch_number')}
              maxLength={80}
              autoComplete="off"
              value={state.batch_number}
              error={describeFault(faults.get('batch_number'))}
              onChange={(event) => onChange({ ...state, batch_number: event.currentTarget.value })}
            />
            <DateInput
              size="md"
              label={say('traceability.expiry_date')}
              pattern={datePattern}
              value={state.expiry_date}
              onChange={(expiry_date) => onChange({ ...state, expiry_date })}
            />
          </div>
          {bench.has_lot_codes && (
            <LotCode value={state.tlc} onChange={(tlc) => onChange({ ...state, tlc })} />
          )}
        </>
      )}
    </Stack>
  )
}

const titles = {
  receipt: 'traceability.goods',
  preparation: 'traceability.ingredients',
  dispatch: 'traceability.goods',
  waste: 'traceability.goods',
  count: 'traceability.goods',
} as const

function Lines({
  bench,
  state,
  faults,
  onChange,
}: PartProps & { readonly onChange: (lines: readonly LineDraft[]) => void }) {
  const say = useSay()
  const { kind, lines } = state
  if (kind === 'preparation' && state.product_id === null) return null
  const scan = (code: string): void => {
    const line = scannedLine(bench, code, kind === 'receipt')
    if (line === null) toast('error', say('traceability.unknown_code', { code }))
    else onChange([...lines.filter((one) => !isBlank(one)), line])
  }
  return (
    <Card title={say(titles[kind])}>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <LineFields
            key={line.key}
            bench={bench}
            line={line}
            isReceipt={kind === 'receipt'}
            faults={faults}
            onChange={(next) => onChange(lines.with(at, next))}
            onRemove={() => onChange(lines.filter((one) => one !== line))}
          />
        ))}
      </ul>
      <Group mt="sm" gap="sm">
        <Button
          size="md"
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => onChange([...lines, blankLine(bench)])}
        >
          {say(kind === 'preparation' ? 'traceability.add_ingredient' : 'traceability.add_line')}
        </Button>
        <ScanCode onCode={scan} />
      </Group>
    </Card>
  )
}

function MoreFields({
  bench,
  state,
  withPhotos,
  onChange,
}: Pick<PartProps, 'bench' | 'state'> & {
  readonly withPhotos: boolean
  readonly onChange: (part: Partial<RecordState>) => void
}) {
  const say = useSay()
  const stages = stagesFor(bench, state.kind)
  return (
    <Stack gap="md">
      {stages.length > 1 && (
        <NativeSelect
          size="md"
          label={say('traceability.stage')}
          value={state.stage_id ?? ''}
          data={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onChange({ stage_id: Number(event.currentTarget.value) })}
        />
      )}
      <Textarea
        size="md"
        label={say(state.kind === 'waste' ? 'traceability.waste_reason' : 'entries.comment')}
        autosize
        minRows={2}
        maxLength={5_000}
        value={state.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
      {withPhotos && (
        <FileField
          label={say('tickets.photos')}
          files={state.photos}
          onChange={(photos) => onChange({ photos })}
        />
      )}
    </Stack>
  )
}
