import { languages, languageOrEnglish, type LanguageKey } from '@larder/core/languages'
import { posters, type Poster } from '@larder/core/posters'
import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useId, useState, type ReactNode } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { PdfButton } from '#ui/pdf-button.tsx'
import { downloadPoster } from './posters.api.ts'

type Props = {
  readonly placeId: number
  readonly poster: Poster
  readonly lang: LanguageKey
  readonly children: ReactNode
}

function PosterButton({ placeId, poster, lang, children }: Props) {
  const say = useSay()
  const name = `${say(`posters.${poster}`)}.pdf`
  return <PdfButton ask={() => downloadPoster({ placeId, poster, lang, name })}>{children}</PdfButton>
}

/** The list of allergens for the wall, in the reader's language. */
export function AllergenPoster() {
  const say = useSay()
  const lang = useLanguage()
  const { place, can } = useAccess()
  if (place === null || !can('posters.print')) return null
  return (
    <PosterButton placeId={place.id} poster="allergens" lang={lang}>
      {say('posters.one')}
    </PosterButton>
  )
}

/** Posters of the shown place for its walls; nothing where the reader may not print them. */
export function Posters() {
  const say = useSay()
  const own = useLanguage()
  const heading = useId()
  const { place, can } = useAccess()
  const [lang, setLang] = useState<LanguageKey>(own)
  if (place === null || !can('posters.print')) return null
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Title order={3} id={heading}>
        {say('posters.title')}
      </Title>
      <Text c="dimmed" size="sm">
        {say('posters.hint')}
      </Text>
      <NativeSelect
        label={say('posters.language')}
        value={lang}
        data={languages.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(event) => setLang(languageOrEnglish(event.currentTarget.value))}
      />
      {posters.map((poster) => (
        <PosterButton key={poster} placeId={place.id} poster={poster} lang={lang}>
          {say(`posters.${poster}`)}
        </PosterButton>
      ))}
    </Stack>
  )
}
