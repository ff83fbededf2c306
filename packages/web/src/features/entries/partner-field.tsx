import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FieldValue } from '@larder/core/tasks'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { choicesOf } from './entries.api.ts'
import { typedOf } from './entry-draft.ts'

type Props = {
  readonly label?: string
  readonly required?: boolean
  readonly 'aria-labelledby'?: string
  readonly value: FieldValue
  readonly onChange: (value: FieldValue) => void
}

/** No name looks like this. */
const NEW = '\u0000'

/**
 * One of the suppliers and service providers of the place, or a name that is new: it joins them with the
 * entry.
 */
export function PartnerField({ value, onChange, ...label }: Props) {
  const say = useSay()
  const names = useQuery(choicesOf(usePlaceId())).data?.partners ?? []
  const name = typedOf(value)
  const written = value !== null && !names.includes(name)
  const set = (text: string): void => onChange({ text })
  const own = (more: object) => (
    <TextInput
      size="md"
      maxLength={255}
      value={name}
      onChange={(event) => set(event.currentTarget.value)}
      {...more}
    />
  )
  if (names.length === 0) return own(label)
  const choose = (chosen: string): void =>
    chosen === '' ? onChange(null) : set(chosen === NEW ? '' : chosen)
  return (
    <Stack gap="xs">
      <NativeSelect
        {...label}
        size="md"
        value={written ? NEW : name}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: say('ui.choose') },
          ...names.map((one) => ({ value: one, label: one })),
          { value: NEW, label: say('entries.partner_new') },
        ]}
      />
      {written &&
        own({ 'aria-label': say('entries.partner_name'), placeholder: say('entries.partner_name') })}
    </Stack>
  )
}
