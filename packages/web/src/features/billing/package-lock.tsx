import type { PackageFeature } from '@larder/core/billing'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { lockOf } from './locked-pages.ts'

const sentences: Readonly<Record<PackageFeature, TextKey>> = {
  haccp: 'billing.lock_haccp',
  full: 'billing.lock_full',
  professional: 'billing.lock_professional',
}

/** One sentence above a page that the package does not open, or instead of one that is for changing alone. */
export function PackageLock({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const { company, can, holds } = useAccess()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const lock = lockOf(pathname, company?.features ?? [], holds)
  if (lock === null) return children
  return (
    <>
      <Alert color="ink" radius="lg" icon={<IconLock aria-hidden />} mb="lg" data-print="no">
        <Group justify="space-between" gap="sm">
          <Text size="sm" flex="1 1 260px">
            {say(sentences[lock.feature])}
          </Text>
          {can('billing.view') && (
            <Button size="sm" renderRoot={(props) => <Link to={paths.billing} {...props} />}>
              {say('billing.see_packages')}
            </Button>
          )}
        </Group>
      </Alert>
      {!lock.whole && children}
    </>
  )
}
