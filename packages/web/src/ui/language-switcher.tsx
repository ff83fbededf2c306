import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { languages, type Language } from '@larder/core/languages'
import { useOnDemand } from '#kit/on-demand.ts'
import { FlagIcon } from './flag-icon.tsx'

/** The language in use with its flag; the menu offers the others. */
export function LanguageSwitcher() {
  const code = useLanguage()
  const current = languages.find((one) => one.key === code) ?? languages[0]
  const { Part, ask, prepare } = useOnDemand(() =>
    import('./language-menu.tsx').then(({ LanguageMenu }) => LanguageMenu),
  )
  return Part === null ? (
    <LanguageButton current={current} aria-haspopup="menu" onClick={ask} onPointerEnter={prepare} />
  ) : (
    <Part current={current} />
  )
}

type Props = ButtonProps & ComponentPropsWithRef<'button'> & { readonly current: Language }

export function LanguageButton({ current, ...rest }: Props) {
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
