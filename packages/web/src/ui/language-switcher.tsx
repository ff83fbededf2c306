import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { changeLanguage, useLanguage, useSay } from '#kit/i18n.ts'
import { languages, languageTag } from '@larder/core/languages'
import { FlagIcon } from './flag-icon.tsx'

/** The current language with its flag; the menu offers the others. */
export function LanguageSwitcher() {
  const say = useSay()
  const code = useLanguage()
  const current = languages.find((one) => one.key === code) ?? languages[0]
  return (
    <Menu withinPortal={false} position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <Button
          variant="subtle"
          color="ink"
          size="sm"
          aria-label={say('shell.language', { name: current.name })}
          leftSection={<FlagIcon flag={current.flag} />}
          rightSection={<IconChevronDown size={15} stroke={1.8} />}
        >
          <span style={{ lineHeight: 1.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {current.name}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={460} style={{ overflowY: 'auto' }}>
        {languages
          .filter((one) => one.key !== current.key)
          .map((one) => (
            <Menu.Item
              key={one.key}
              lang={languageTag(one.key)}
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
