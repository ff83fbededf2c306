import type { EpcisPreview } from '@larder/contract/traceability'
import { sayAmount } from '@larder/core/products'
import { Code, Text } from '@mantine/core'
import { useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { kindNames } from './record-words.ts'
import { useUnitName } from './use-unit-name.ts'

type Props = { readonly preview: EpcisPreview }
type Event = EpcisPreview['events'][number]
type Fault = EpcisPreview['faults'][number]

/** Number of the event from 1, and the field in it; `number` 0 = the document itself. */
function whereOf(path: string): { readonly number: number; readonly field: string } {
  const [, at, field = ''] = /\/eventList\/(\d+)(?:\/(.*))?$/.exec(path) ?? []
  return at === undefined ? { number: 0, field: path.replace(/^\//, '') } : { number: Number(at) + 1, field }
}

function useWhere(): (path: string) => string {
  const say = useSay()
  return (path) => {
    const { number } = whereOf(path)
    return number === 0 ? say('epcis.document') : say('epcis.event', { number })
  }
}

/** Each fault with its place in the file. */
export function EpcisFaults({ preview: { faults, fault_count } }: Props) {
  const say = useSay()
  const where = useWhere()
  const columns: readonly Column<Fault>[] = [
    {
      id: 'where',
      header: say('epcis.where'),
      value: ({ path }) => whereOf(path).number,
      cell: ({ path }) => (
        <>
          {where(path)} <Code>{whereOf(path).field}</Code>
        </>
      ),
    },
    {
      id: 'problem',
      header: say('epcis.problem'),
      value: ({ code }) => say(`epcis.fault_${code}`),
      cell: ({ code, value }) => (
        <>
          {say(`epcis.fault_${code}`)} {value !== '' && <Code>{value}</Code>}
        </>
      ),
    },
  ]
  return (
    <Card flush title={say('epcis.problem')}>
      <First shown={faults.length} total={fault_count} />
      <DataTable
        label={say('epcis.problem')}
        columns={columns}
        rows={faults}
        rowId={(fault) => String(faults.indexOf(fault))}
      />
    </Card>
  )
}

function First({ shown: visibleCount, total }: { readonly shown: number; readonly total: number }) {
  const say = useSay()
  return visibleCount < total ? (
    <Text px="md" pb="xs">
      {say('epcis.first', { count: visibleCount })}
    </Text>
  ) : null
}

/** What each event becomes, or why it becomes nothing. */
export function EpcisEvents({ preview }: Props) {
  const say = useSay()
  const columns = useColumns()
  const { events, create_count, change_count, remove_count, skipped_count } = preview
  return (
    <Card flush title={say('epcis.events')}>
      <First shown={events.length} total={create_count + change_count + remove_count + skipped_count} />
      <DataTable
        label={say('epcis.events')}
        columns={columns}
        rows={events}
        rowId={(event) => String(events.indexOf(event))}
      />
    </Card>
  )
}

function useOutcome(): (event: Event) => string {
  const say = useSay()
  return ({ state, reason, kind, type, step }) => {
    const what = kind === null ? [type, step].filter((part) => part !== '').join(' ') : say(kindNames[kind])
    const parts = [
      what,
      ...(state === 'create' ? [] : [say(`epcis.state_${state}`)]),
      ...(reason === null ? [] : [say(`epcis.reason_${reason}`)]),
    ]
    return parts.join(' · ')
  }
}

function useColumns(): readonly Column<Event>[] {
  const say = useSay()
  const where = useWhere()
  const outcome = useOutcome()
  const unitName = useUnitName()
  const instant = useEntryInstant()
  const goods = ({ lines, partner_name }: Event): string =>
    [
      ...lines.map(({ product_name, amount, amount_unit_id, batch_number }) =>
        [product_name, `${sayAmount(amount)} ${unitName(amount_unit_id)}`, batch_number]
          .filter((part) => part !== '')
          .join(' '),
      ),
      ...(partner_name === '' ? [] : [partner_name]),
    ].join(' · ')
  return [
    {
      id: 'event',
      header: say('epcis.where'),
      value: ({ path }) => whereOf(path).number,
      cell: ({ path }) => where(path),
    },
    {
      id: 'date',
      header: say('table.date'),
      value: ({ occurred_at }) => occurred_at,
      cell: ({ occurred_at }) => instant(occurred_at),
    },
    { id: 'state', header: say('import.state'), value: outcome },
    { id: 'goods', header: say('epcis.goods'), value: goods },
  ]
}
