import { SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import {
  IconBuilding,
  IconBuildingStore,
  IconClipboardCheck,
  IconPlugConnected,
  IconShare,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from './welcome-page.module.css'

const parts = [
  {
    to: paths.setUpCompanies,
    icon: IconBuilding,
    title: 'nav.set_up_companies',
    text: 'set_up.companies_text',
    permission: 'companies.edit',
  },
  {
    to: paths.setUpPlaces,
    icon: IconBuildingStore,
    title: 'nav.set_up_places',
    text: 'set_up.places_text',
    permission: 'places.edit',
  },
  {
    to: paths.setUpUsers,
    icon: IconUsers,
    title: 'nav.set_up_users',
    text: 'set_up.users_text',
    permission: 'place_users.view',
  },
  {
    to: paths.shareAccesses,
    icon: IconShare,
    title: 'nav.set_up_share_accesses',
    text: 'set_up.share_accesses_text',
    permission: 'shared_accesses.manage',
  },
  {
    to: paths.activityLogTasks,
    icon: IconClipboardCheck,
    title: 'nav.monitoring_tasks',
    text: 'set_up.tasks_text',
    permission: 'tasks.edit',
  },
  {
    to: paths.setUpIntegrations,
    icon: IconPlugConnected,
    title: 'nav.set_up_integrations',
    text: 'set_up.integrations_text',
    permission: 'company_tokens.manage',
  },
] as const

/** The start page of the set-up area: the parts that the reader may set up. */
export function WelcomePage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (!can('place_users.view')) return <NoPermission title={say('set_up.title')} />
  return (
    <>
      <PageHeader title={say('set_up.title')} hint={say('set_up.hint', { company: company?.name ?? '' })} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {parts
          .filter(({ permission }) => can(permission))
          .map(({ to, icon: Icon, title, text }) => (
            <Link key={to} to={to} className={styles.tile}>
              <ThemeIcon size={48} radius="md" variant="light" aria-hidden>
                <Icon size={26} stroke={1.6} />
              </ThemeIcon>
              <div>
                <Title order={2} size="h3">
                  {say(title)}
                </Title>
                <Text size="sm" c="dimmed" mt={4}>
                  {say(text)}
                </Text>
              </div>
            </Link>
          ))}
      </SimpleGrid>
    </>
  )
}
