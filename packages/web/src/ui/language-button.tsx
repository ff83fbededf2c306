import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { languages } from '@larder/core/languages'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { FlagIcon } from './flag-icon.tsx'
import type { MenuButtonProps } from './late-menu.tsx'

/** The current language with its flag. */
export function LanguageButton(props: MenuButtonProps) {
  const say = useSay()
  const code = useLanguage()
  const current = languages.find((one) => one.key === code) ?? languages[0]
  return (
    <Button
      variant="subtle"
      color="ink"
      size="sm"
      aria-label={say('shell.language', { name: current.name })}
      leftSection={<FlagIcon flag={current.flag} />}
      rightSection={<IconChevronDown size={15} stroke={1.8} />}
      {...props}
    >
      <span style={{ lineHeight: 1.5, overflow: 'hidden', textOverflow: 'ellipsis' }}>{current.name}</span>
    </Button>
  )
}
