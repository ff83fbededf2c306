import { Avatar, UnstyledButton } from '@mantine/core'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import type { MenuButtonProps } from '#ui/late-menu.tsx'

const initialsOf = (...names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toLocaleUpperCase()).join('')

export function UserButton(props: MenuButtonProps) {
  const say = useSay()
  const { profile } = useAccess()
  const initials = initialsOf(profile?.firstname ?? '', profile?.lastname ?? '')
  return (
    <UnstyledButton
      aria-label={say('shell.user_menu', { initials })}
      p={4}
      style={{ borderRadius: '50%' }}
      {...props}
    >
      <Avatar radius="xl" size={36} color="leaf" variant="light">
        {initials}
      </Avatar>
    </UnstyledButton>
  )
}
