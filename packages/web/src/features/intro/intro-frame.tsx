import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { useIntro, type Intro } from './use-intro.ts'

type Props = {
  readonly title: TextKey
  readonly hint: TextKey
  /** The first page of the introduction has none before it. */
  readonly first?: boolean
  readonly children: (intro: Intro) => ReactNode
}

/** A page of the introduction: always one tap from today's checks. */
export function IntroFrame(props: Props) {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('places.edit')) return <NoPermission title={say(props.title)} />
  return <Frame key={place.id} {...props} />
}

function Frame({ title, hint, first = false, children }: Props) {
  const say = useSay()
  const intro = useIntro()
  return (
    <Stack gap="md" maw="48rem">
      <PageHeader title={say(title)} hint={say(hint)}>
        <Button size="md" variant="default" loading={intro.busy} onClick={() => void intro.leave()}>
          {say('intro.to_today')}
        </Button>
      </PageHeader>
      {!first && (
        <Group>
          <Anchor
            size="sm"
            py={12}
            renderRoot={(props) => <Link to={paths.activityLogIntroProgress} {...props} />}
          >
            <IconArrowLeft
              size={16}
              aria-hidden
              style={{ verticalAlign: 'text-bottom', marginInlineEnd: 6 }}
            />
            {say('intro.back')}
          </Anchor>
        </Group>
      )}
      {children(intro)}
    </Stack>
  )
}
