import type { SharedAccess } from '@larder/contract/shared-accesses'
import { Badge, Button, Group, Text } from '@mantine/core'
import { IconShare, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate, formatInstant, deviceZone } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { Opened } from './opened.tsx'
import { RemoveSharedAccess } from './remove-shared-access.tsx'
import { sharedAccessesOf } from './shared-accesses.api.ts'
import styles from '#ui/rows.module.css'

/**
 * Who may read the selected place by a shared link: which modules, until when, last used; and the way to take
 * it back.
 */
export function ShareAccessesPage() {
  const say = useSay()
  const { place, company, can } = useAccess()
  if (place === null || !can('shared_accesses.manage')) return <NoPermission title={say('share.title')} />
  return (
    <>
      <PageHeader title={say('share.title')} hint={`${company?.name ?? ''} · ${place.name}`}>
        <InviteButton />
      </PageHeader>
      <SharedLinks key={place.id} placeId={place.id} />
    </>
  )
}

function InviteButton() {
  const say = useSay()
  const isOfDocuments = useLocation({
    select: ({ pathname }) => pathname === paths.documentsShareAccesses,
  })
  return (
    <Button
      leftSection={<IconUserPlus size={18} stroke={1.8} />}
      renderRoot={(props) => (
        <Link to={isOfDocuments ? paths.documentsNewShareAccess : paths.newShareAccess} {...props} />
      )}
    >
      {say('share.invite')}
    </Button>
  )
}

function SharedLinks({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const links = useQuery(sharedAccessesOf(placeId))
  const [ending, setEnding] = useState<SharedAccess | null>(null)
  return (
    <Card>
      <QueryView query={links} skeleton={<RowsSkeleton rows={3} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={IconShare} title={say('share.empty_title')}>
              {say('share.empty_text')}
            </EmptyState>
          ) : (
            <ul className={styles.rows} aria-label={say('share.title')}>
              {list.map((one) => (
                <LinkRow key={one.token} access={one} onRemove={() => setEnding(one)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {ending !== null && (
        <RemoveSharedAccess placeId={placeId} access={ending} onClose={() => setEnding(null)} />
      )}
    </Card>
  )
}

function LinkRow({ access, onRemove }: { readonly access: SharedAccess; readonly onRemove: () => void }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const timeZone = deviceZone()
  const when = (instant: string): string => formatInstant(instant, timeZone, datePattern)
  const { token, name, email, valid_date, created_at, created_by, last_used_at, expired } = access
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Group gap="xs">
          <Link to={paths.documentsShareAccess} params={{ token }} className={styles.link}>
            {name}
          </Link>
          <Badge color={expired ? 'ink' : 'leaf'}>
            {say(expired ? 'share.ended' : 'share.until', { date: formatDate(valid_date, datePattern) })}
          </Badge>
        </Group>
        <Text size="sm">{email}</Text>
        <Text size="sm" c="dimmed">
          <Opened access={access} />
        </Text>
        <Text size="sm" c="dimmed">
          {say('share.made', { when: when(created_at), name: created_by })} ·{' '}
          {last_used_at === null
            ? say('share.never_used')
            : say('share.last_used', { when: when(last_used_at) })}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        size="sm"
        flex="none"
        aria-label={say('share.remove_named', { name })}
        onClick={onRemove}
      >
        {say('share.remove')}
      </Button>
    </li>
  )
}
