import { Avatar, UnstyledButton, type UnstyledButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useOnDemand } from '#kit/on-demand.ts'

const initialsOf = (...names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toLocaleUpperCase()).join('')

export function UserMenu() {
  const { Part, ask, prepare } = useOnDemand(() =>
    import('./user-menu-list.tsx').then(({ UserMenuList }) => UserMenuList),
  )
  return Part === null ? <UserButton aria-haspopup="menu" onClick={ask} onPointerEnter={prepare} /> : <Part />
}

export function UserButton(props: UnstyledButtonProps & ComponentPropsWithRef<'button'>) {
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
