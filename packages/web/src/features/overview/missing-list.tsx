import type { Missing } from '@larder/contract/overview'
import type { MissingKind, OverviewArea } from '@larder/core/statistics'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay, type Say, type TextKey } from '#kit/i18n.ts'
import { selectPlace } from '#kit/session.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { missingOf } from './overview.api.ts'
import styles from './missing-list.module.css'
import { itemPages, missingPages } from './missing-pages.ts'

/** Rows that are shown at once. */
const SHOWN = 8

const words: Readonly<Record<MissingKind, TextKey>> = {
  plan_step: 'overview.missing_plan_step',
  missed_checks: 'overview.missing_checks',
  document_missing: 'overview.missing_document',
  document_expired: 'overview.missing_expired',
  audit_none: 'overview.missing_audit_none',
  audit_low: 'overview.missing_audit_low',
  certificate: 'overview.missing_certificate',
  batch: 'overview.missing_batch',
}

/** Where a row is put right. */
function Target({ row, placeId }: { readonly row: Missing; readonly placeId: number }) {
  const { kind, id, name } = row
  const choose = (): void => selectPlace(placeId)
  if (kind === 'audit_low' && id !== null)
    return (
      <Link to={itemPages.audit_low} params={{ auditId: String(id) }} onClick={choose}>
        {name}
      </Link>
    )
  if (kind === 'batch' && id !== null)
    return (
      <Link to={itemPages.batch} params={{ recordId: String(id) }} onClick={choose}>
        {name}
      </Link>
    )
  return (
    <Link to={missingPages[kind]} onClick={choose}>
      {name}
    </Link>
  )
}

function describe({ kind, detail }: Missing, say: Say, datePattern: string): string {
  return say(words[kind], { detail: kind === 'batch' ? formatDate(detail, datePattern) : detail })
}

type Props = { readonly placeId: number; readonly area: OverviewArea; readonly title: string }

/** What lowers the percentage of an area, each with the page where it is put right. */
export function MissingList({ placeId, area, title }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const [all, setAll] = useState(false)
  return (
    <section className={styles.missing} aria-label={title}>
      <Text fw={600}>{title}</Text>
      <QueryView query={useQuery(missingOf(placeId, area, lang))} skeleton={<RowsSkeleton rows={3} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">{say('overview.missing_nothing')}</Text>
          ) : (
            <>
              <ul className={styles.rows}>
                {rows.slice(0, all ? rows.length : SHOWN).map((row, index) => (
                  <li key={`${row.name}:${row.detail}:${index}`}>
                    <Target row={row} placeId={placeId} />
                    <Text size="sm" c="dimmed">
                      {describe(row, say, datePattern)}
                    </Text>
                  </li>
                ))}
              </ul>
              {!all && rows.length > SHOWN && (
                <Button variant="subtle" size="sm" px="xs" onClick={() => setAll(true)}>
                  {say('overview.missing_all', { number: rows.length })}
                </Button>
              )}
            </>
          )
        }
      </QueryView>
    </section>
  )
}
