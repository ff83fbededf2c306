import { Menu } from '@mantine/core'
import { changeLanguage } from '#kit/i18n.ts'
import { languages, type Language } from '@larder/core/languages'
import { FlagIcon } from './flag-icon.tsx'
import { LanguageButton } from './language-switcher.tsx'

export function LanguageMenu({ current }: { readonly current: Language }) {
  return (
    <Menu defaultOpened withinPortal={false} position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <LanguageButton current={current} />
      </Menu.Target>
      <Menu.Dropdown mah={460} style={{ overflowY: 'auto' }}>
        {languages
          .filter((one) => one.key !== current.key)
          .map((one) => (
            <Menu.Item
              key={one.key}
              lang={one.key.replace('_', '-')}
              leftSection={<FlagIcon flag={one.flag} />}
              onClick={() => void changeLanguage(one.key)}
            >
              {one.name}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
