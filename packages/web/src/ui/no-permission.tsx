import { IconLock } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHeader } from './page-header.tsx'

/** Instead of a page that the actor may not see. */
export function NoPermission({ title }: { readonly title: string }) {
  const say = useSay()
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState icon={IconLock} title={say('ui.no_permission_title')}>
          {say('ui.no_permission_text')}
        </EmptyState>
      </Card>
    </>
  )
}
