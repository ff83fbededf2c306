import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { languages } from '@larder/core/languages'
import type { SharedAccess } from '@larder/contract/shared-accesses'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate, formatInstant, deviceZone } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { Opened } from './opened.tsx'
import { RemoveSharedAccess } from './remove-shared-access.tsx'
import { sharedAccessOf } from './shared-accesses.api.ts'
import styles from '#ui/rows.module.css'

/**
 * One shared link for its owner: whom it was sent to, what it opens, when it was used. It opens nothing
 * itself.
 */
export function ShareAccessPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const { token } = useParams({ from: '/shell/documents/share-accesses/$token' })
  if (place === null || !can('shared_accesses.manage')) return <NoPermission title={say('share.title')} />
  return <OneLink key={token} placeId={place.id} token={token} />
}

function OneLink({ placeId, token }: { readonly placeId: number; readonly token: string }) {
  const say = useSay()
  const link = useQuery(sharedAccessOf(placeId, token))
  const navigate = useNavigate()
  const [ending, setEnding] = useState(false)
  return (
    <>
      <PageHeader
        title={link.data?.name ?? say('share.title')}
        hint={
          <Link to={paths.documentsShareAccesses} className={styles.link}>
            {say('share.to_list')}
          </Link>
        }
      >
        {link.data !== undefined && (
          <Button variant="default" onClick={() => setEnding(true)}>
            {say('share.remove')}
          </Button>
        )}
      </PageHeader>
      <Card>
        <QueryView query={link} skeleton={<RowsSkeleton rows={3} />}>
          {(access) => <Facts access={access} />}
        </QueryView>
      </Card>
      {ending && link.data !== undefined && (
        <RemoveSharedAccess
          placeId={placeId}
          access={link.data}
          onClose={() => setEnding(false)}
          onRemoved={() => void navigate({ to: paths.documentsShareAccesses })}
        />
      )}
    </>
  )
}

function Facts({ access }: { readonly access: SharedAccess }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const timeZone = deviceZone()
  const when = (instant: string): string => formatInstant(instant, timeZone, datePattern)
  const { email, valid_date, lang, created_at, created_by, last_used_at, expired } = access
  const date = formatDate(valid_date, datePattern)
  return (
    <FactList
      facts={[
        { label: say('share.email'), value: email },
        { label: say('share.valid_date'), value: expired ? say('share.ended', { date }) : date },
        { label: say('share.modules'), value: <Opened access={access} />, wide: true },
        { label: say('share.lang'), value: languages.find(({ key }) => key === lang)?.name },
        {
          label: say('share.used'),
          value: last_used_at === null ? say('share.never_used') : when(last_used_at),
        },
        { label: say('share.created'), value: `${when(created_at)}, ${created_by}` },
      ]}
    />
  )
}
