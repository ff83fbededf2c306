import { Button } from '@mantine/core'
import { IconFlask, IconPlus } from '@tabler/icons-react'
import type { Analysis } from '@larder/contract/analyses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { AnalysisForm } from './analysis-form.tsx'
import { AnalysisRow } from './analysis-row.tsx'
import { analysesOf } from './analyses.api.ts'
import styles from '#ui/rows.module.css'

/** Laboratory tests of the place: what is due, what results must be, and what they have been. */
export function AnalysesPage() {
  const say = useSay()
  const lang = useLanguage()
  const placeId = usePlaceId()
  const { can } = useAccess()
  const list = useQuery(analysesOf(placeId, lang))
  const [edited, setEdited] = useState<Analysis | 'new' | null>(null)
  const add = can('plans.edit') ? (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setEdited('new')}>
      {say('plan.analysis_add')}
    </Button>
  ) : null
  return (
    <>
      <PageHeader title={say('nav.analyses')} hint={say('analyses.hint')}>
        {list.data?.length !== 0 && add}
      </PageHeader>
      {edited !== null && (
        <AnalysisForm
          key={edited === 'new' ? 'new' : keyOf(edited)}
          placeId={placeId}
          analysis={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <Card>
        <QueryView query={list} skeleton={<RowsSkeleton rows={4} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon={IconFlask} title={say('analyses.empty_title')} action={add}>
                {say('analyses.empty_text')}
              </EmptyState>
            ) : (
              <ul className={styles.rows} aria-label={say('nav.analyses')}>
                {all.map((one) => (
                  <AnalysisRow
                    key={keyOf(one)}
                    placeId={placeId}
                    analysis={one}
                    onEdit={() => setEdited(one)}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

const keyOf = ({ default_key, id }: Analysis): string => default_key ?? `own-${id}`
