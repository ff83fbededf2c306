import { Menu, Text, useMantineColorScheme } from '@mantine/core'
import { IconCreditCard, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUser } from '@tabler/icons-react'
import { Link, useRouter } from '@tanstack/react-router'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useLogout } from '#kit/logout.ts'
import { paths } from '../paths.ts'
import { UserButton } from './user-menu.tsx'

const schemes = [
  { name: 'light', icon: IconSun, label: 'shell.scheme_light' },
  { name: 'dark', icon: IconMoon, label: 'shell.scheme_dark' },
  { name: 'auto', icon: IconDeviceDesktop, label: 'shell.scheme_auto' },
] as const

const schemeNamed = (name: string) => schemes.find((scheme) => scheme.name === name)?.name ?? 'auto'

export function UserMenuList() {
  const say = useSay()
  const { profile } = useAccess()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const logout = useLogout()
  const billing = paths.billing in useRouter().routesByPath
  const name = `${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim()
  return (
    <Menu defaultOpened withinPortal={false} width={240} position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <UserButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {profile?.username}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUser size={18} stroke={1.7} />} renderRoot={(props) => <Link to={paths.accountSettings} {...props} />}>
          {say('shell.account')}
        </Menu.Item>
        {billing && (
          <Menu.Item leftSection={<IconCreditCard size={18} stroke={1.7} />} component="a" href={paths.billing}>
            {say('shell.billing')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{say('shell.appearance')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(schemeNamed(chosen))}>
          {schemes.map(({ name: scheme, icon: Icon, label }) => (
            <Menu.RadioItem key={scheme} value={scheme} rightSection={<Icon size={18} stroke={1.7} aria-hidden />}>
              {say(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.7} />} onClick={() => void logout()}>
          {say('shell.log_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
