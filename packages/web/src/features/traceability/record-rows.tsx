import type { TraceabilityRecord } from '@larder/contract/traceability'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat, useEntryInstant } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { LinkRows } from '#ui/link-rows.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { kindNames } from './record-words.ts'
import styles from './traceability.module.css'

/** Records in a list: what and how much, then batch, date, partner and when. */
export function RecordRows({ list }: { readonly list: readonly TraceabilityRecord[] }) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const hint = useRecordHint()
  return (
    <LinkRows
      label={say('nav.traceability_records')}
      rows={list.map((record) => ({
        id: record.id,
        title: titleOf(record, say('traceability.more_lines', { count: otherLines(record) })),
        hint: hint(record),
        aside: (
          <>
            {record.has_issues && <StateBadge state="overdue">{say('traceability.remark')}</StateBadge>}
            <span className={styles.number}>
              {sayAmount(record.amount)} {record.amount_unit}
            </span>
          </>
        ),
      }))}
      link={({ id }, props) => (
        <Link to={paths.traceabilityRecord} params={{ recordId: String(id) }} {...props} />
      )}
    />
  )
}

/** Lines of goods beyond the first one. */
const otherLines = ({ kind, lines }: TraceabilityRecord): number =>
  kind === 'preparation' ? 0 : lines.length - 1

const titleOf = (record: TraceabilityRecord, more: string): string =>
  otherLines(record) > 0 ? `${record.product_name} ${more}` : record.product_name

function useRecordHint(): (record: TraceabilityRecord) => string {
  const say = useSay()
  const moment = useEntryInstant()
  const { datePattern } = useCompanyFormat()
  return ({ kind, batch_number, expiry_date, partner_name, to_place_name, occurred_at }) =>
    [
      say(kindNames[kind]),
      batch_number,
      expiry_date === null ? '' : say('traceability.until', { date: formatDate(expiry_date, datePattern) }),
      partner_name || to_place_name,
      moment(occurred_at),
    ]
      .filter((part) => part !== '')
      .join(' · ')
}
