import type { SharedAccess } from '@larder/contract/shared-accesses'
import { Button } from '@mantine/core'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { AccessLink } from './access-link.tsx'
import { InviteForm } from './invite-form.tsx'

/** Invites a reader of the selected place: recipient, modules, end date. */
export function NewShareAccessPage() {
  const say = useSay()
  const { place, company, can } = useAccess()
  const [access, setAccess] = useState<SharedAccess | null>(null)
  const isOfDocuments = useLocation({
    select: ({ pathname }) => pathname.startsWith(paths.documentsNewShareAccess),
  })
  const { folder = null, module = 'plan' } = useSearch({ strict: false })
  if (place === null || !can('shared_accesses.manage')) return <NoPermission title={say('share.new_title')} />
  return (
    <>
      <PageHeader title={say('share.new_title')} hint={`${company?.name ?? ''} · ${place.name}`}>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to={isOfDocuments ? paths.documentsShareAccesses : paths.shareAccesses} {...props} />
          )}
        >
          {say('share.to_list')}
        </Button>
      </PageHeader>
      {access === null ? (
        <Card>
          <InviteForm
            key={place.id}
            place={place}
            start={{ modules: [isOfDocuments ? 'documents' : module], folder }}
            onCreated={setAccess}
          />
        </Card>
      ) : (
        <AccessLink access={access} onAnother={() => setAccess(null)} />
      )}
    </>
  )
}
