import { Menu } from '@mantine/core'
import { languages, languageTag } from '@larder/core/languages'
import { useState } from 'react'
import { changeLanguage, useLanguage } from '#kit/i18n.ts'
import { FlagIcon } from './flag-icon.tsx'
import { LanguageButton } from './language-button.tsx'
import { useOpensAtOnce } from './late-menu.tsx'

/** Offers the other languages. */
export function LanguageMenu() {
  const code = useLanguage()
  const [opened, setOpened] = useState(false)
  const button = useOpensAtOnce(() => setOpened(true))
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      withinPortal={false}
      position="bottom-end"
      shadow="md"
      radius="md"
    >
      <Menu.Target>
        <LanguageButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown mah={460} style={{ overflowY: 'auto' }}>
        {languages
          .filter((one) => one.key !== code)
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
