import { ActionIcon, Menu, type ActionIconProps } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useLogout } from '#kit/logout.ts'
import { paths } from '../paths.ts'

export function NewAccountMenu() {
  const say = useSay()
  const logout = useLogout()
  const { companies } = useAccess()
  const hasPlace = companies.some(({ places }) => places.length > 0)
  return (
    <Menu withinPortal={false} width={200} position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <MenuButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link to={paths.createCompany} {...props} />}>
          {say('shell.company')}
        </Menu.Item>
        {companies.length === 0 ? (
          <Menu.Item disabled>{say('shell.locations')}</Menu.Item>
        ) : (
          <Menu.Item renderRoot={(props) => <Link to={paths.createPlace} {...props} />}>
            {say('shell.locations')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {hasPlace ? (
          <Menu.Item renderRoot={(props) => <Link to={paths.overview} {...props} />}>
            {say('ui.close')}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => void logout()}>{say('shell.log_out')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function MenuButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const say = useSay()
  return (
    <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('shell.menu')} {...props}>
      <IconMenu2 size={22} stroke={1.7} />
    </ActionIcon>
  )
}
