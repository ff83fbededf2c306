import { languageTag } from '@larder/core/languages'
import { Radio, Stack } from '@mantine/core'
import { localDecimals } from '@larder/core/entries'
import type { StepFood } from '@larder/core/tasks'
import { useLanguage, useSay } from '#kit/i18n.ts'

type Props = {
  readonly foods: readonly StepFood[]
  readonly value: string | undefined
  readonly onChange: (key: string) => void
}

/** “Everything else” is read after what it leaves out. */
const otherLast = (foods: readonly StepFood[]): readonly StepFood[] =>
  foods.toSorted((a, b) => Number(a.key === 'other') - Number(b.key === 'other'))

const capitalised = (name: string, lang: string): string =>
  name.slice(0, 1).toLocaleUpperCase(languageTag(lang)) + name.slice(1)

/** What is in hand, of foods and ways with limits of their own: the value is judged by the chosen one's. */
export function FoodField({ foods, value = '', onChange }: Props) {
  const say = useSay()
  const lang = useLanguage()
  return (
    <Radio.Group size="md" label={say('entries.food')} required value={value} onChange={onChange}>
      <Stack gap={4} mt={6}>
        {otherLast(foods).map(({ key, name, limit_text }) => (
          <Radio
            key={key}
            value={key}
            size="md"
            py={8}
            label={capitalised(name, lang)}
            description={localDecimals(limit_text, lang)}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
