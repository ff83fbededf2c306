import { Button, Menu, type ButtonProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { languages, type Language } from '@larder/core/languages'
import { changeLanguage, useLanguage, useSay } from '#kit/i18n.ts'
import { FlagIcon } from './flag-icon.tsx'

/** The language in use with its flag; the menu offers the others. */
export function LanguageSwitcher() {
  const code = useLanguage()
  const current = languages.find((one) => one.key === code) ?? languages[0]
  return (
    <Menu withinPortal={false} position="bottom-end" shadow="md" radius="md">
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

type Props = ButtonProps & ComponentPropsWithRef<'button'> & { readonly current: Language }

function LanguageButton({ current, ...rest }: Props) {
  const say = useSay()
  return (
    <Button
      variant="subtle"
      color="ink"
      size="sm"
      aria-label={say('shell.language', { name: current.name })}
      leftSection={<FlagIcon flag={current.flag} />}
      rightSection={<IconChevronDown size={15} stroke={1.8} />}
      {...rest}
    >
      <span style={{ lineHeight: 1.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>{current.name}</span>
    </Button>
  )
}
