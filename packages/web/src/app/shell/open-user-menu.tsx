import { findLanguage, languages, languageTag } from '@larder/core/languages'
import { APP_VERSION } from '@larder/core/version'
import { Menu, Text, useMantineColorScheme } from '@mantine/core'
import {
  IconCreditCard,
  IconDeviceDesktop,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAccess, type Profile } from '#kit/access.ts'
import { changeLanguage, keepDeviceLanguage, useLanguage, useSay } from '#kit/i18n.ts'
import { useLogout } from '#kit/logout.ts'
import { countItems } from '#kit/outbox/item.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { FlagIcon } from '#ui/flag-icon.tsx'
import { useOpensAtOnce } from '#ui/late-menu.tsx'
import { useState } from 'react'
import { paths } from '../paths.ts'
import { UserButton } from './user-button.tsx'

const schemes = [
  { name: 'light', icon: IconSun, label: 'shell.scheme_light' },
  { name: 'dark', icon: IconMoon, label: 'shell.scheme_dark' },
  { name: 'auto', icon: IconDeviceDesktop, label: 'shell.scheme_auto' },
] as const

const schemeNamed = (name: string) => schemes.find((scheme) => scheme.name === name)?.name ?? 'auto'

/** Account, language, appearance and logging out; asks before unsent entries would be left behind. */
export function OpenUserMenu() {
  const say = useSay()
  const { profile } = useAccess()
  const logout = useLogout()
  const [asking, setAsking] = useState(false)
  const [opened, setOpened] = useState(false)
  const button = useOpensAtOnce(() => setOpened(true))
  const { waiting, refused, conflict } = countItems(useOutbox(), profile?.id ?? null)
  const unsent = waiting + refused + conflict
  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        withinPortal={false}
        width={240}
        position="bottom-end"
        shadow="md"
        radius="md"
      >
        <Menu.Target>
          <UserButton ref={button} />
        </Menu.Target>
        <Menu.Dropdown>
          <AccountItems />
          {profile !== undefined && <LanguageItems profile={profile} />}
          <Menu.Divider />
          <ColorSchemeItems />
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={18} stroke={1.7} />}
            onClick={() => (unsent > 0 ? setAsking(true) : void logout())}
          >
            {say('shell.log_out')}
          </Menu.Item>
          <Menu.Label ta="center">{say('shell.version', { version: APP_VERSION })}</Menu.Label>
        </Menu.Dropdown>
      </Menu>
      <ConfirmModal
        opened={asking}
        title={say('outbox.logout_title')}
        confirm={say('shell.log_out')}
        onConfirm={() => void logout()}
        onClose={() => setAsking(false)}
      >
        {say('outbox.logout_text', { count: unsent })}
      </ConfirmModal>
    </>
  )
}

/** The user's name, and links to account and billing. */
function AccountItems() {
  const say = useSay()
  const { profile, can } = useAccess()
  return (
    <>
      <Menu.Label>
        <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
          {`${profile?.firstname ?? ''} ${profile?.lastname ?? ''}`.trim()}
        </Text>
        <Text size="xs" truncate>
          {profile?.username}
        </Text>
      </Menu.Label>
      <Menu.Divider />
      {can('account.self') && (
        <Menu.Item
          leftSection={<IconUser size={18} stroke={1.7} />}
          renderRoot={(props) => <Link to={paths.accountSettings} {...props} />}
        >
          {say('shell.account')}
        </Menu.Item>
      )}
      {can('billing.view') && (
        <Menu.Item
          leftSection={<IconCreditCard size={18} stroke={1.7} />}
          renderRoot={(props) => <Link to={paths.billing} {...props} />}
        >
          {say('shell.billing')}
        </Menu.Item>
      )}
    </>
  )
}

function ColorSchemeItems() {
  const say = useSay()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{say('shell.appearance')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={(name) => setColorScheme(schemeNamed(name))}>
        {schemes.map(({ name, icon: Icon, label }) => (
          <Menu.RadioItem key={name} value={name} rightSection={<Icon size={18} stroke={1.7} aria-hidden />}>
            {say(label)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  )
}

/** Another language on this device; the account keeps its own. */
function LanguageItems({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const code = useLanguage()
  const current = languages.find((one) => one.key === code) ?? languages[0]
  const choose = (chosen: string): void => {
    const next = findLanguage(chosen) ?? code
    keepDeviceLanguage(profile, next)
    void changeLanguage(next)
  }
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconLanguage size={18} stroke={1.7} />}>
          {say('shell.language', { name: current.name })}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown mah={460} style={{ overflowY: 'auto' }}>
        <Menu.RadioGroup value={code} onChange={choose}>
          {languages.map((one) => (
            <Menu.RadioItem
              key={one.key}
              value={one.key}
              lang={languageTag(one.key)}
              rightSection={<FlagIcon flag={one.flag} />}
            >
              {one.name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}
