import { Button, Stack, Text, Title } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSay } from '#kit/i18n.ts'
import { paths } from './paths.ts'

/** The page of an address that leads nowhere (general 2.6). */
export function NotFound() {
  const say = useSay()
  return (
    <Stack align="center" justify="center" gap="xs" ta="center" px="md" mih="60dvh">
      <title>{`${say('not_found.title')} · Larder`}</title>
      <IconMapQuestion size={56} stroke={1.2} color="var(--mantine-color-leaf-text)" aria-hidden />
      <Title order={1}>{say('not_found.title')}</Title>
      <Text c="dimmed">{say('not_found.hint')}</Text>
      <Button mt="md" renderRoot={(props) => <Link to={paths.overview} {...props} />}>
        {say('not_found.home')}
      </Button>
    </Stack>
  )
}
