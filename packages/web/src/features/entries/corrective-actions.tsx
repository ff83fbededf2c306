import { Chip, Fieldset, Group, TextInput } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useSay } from '#kit/i18n.ts'

export type ChosenActions = { readonly ids: readonly number[]; readonly custom: string }

type Props = {
  readonly options: readonly TaskOfDay['action_options'][number][]
  /** Own words may be written. */
  readonly own: boolean
  readonly chosen: ChosenActions
  readonly onChange: (chosen: ChosenActions) => void
}

/** What was done about it: one tap on what the plan proposes, or own words. */
export function CorrectiveActions({ options, own, chosen, onChange }: Props) {
  const say = useSay()
  return (
    <Fieldset legend={say('entries.corrective_action')} variant="unstyled">
      <Chip.Group
        multiple
        value={chosen.ids.map(String)}
        onChange={(ids: string[]) => onChange({ ...chosen, ids: ids.map(Number) })}
      >
        <Group gap="xs" mt="xs">
          {options.map(({ id, option_text }) => (
            <Chip
              key={id}
              value={String(id)}
              size="md"
              styles={{ label: { minHeight: 44, height: 'auto', whiteSpace: 'normal', paddingBlock: 8 } }}
            >
              {option_text}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {own && (
        <TextInput
          mt="sm"
          label={say('entries.other_action')}
          value={chosen.custom}
          maxLength={2_000}
          onChange={(event) => onChange({ ...chosen, custom: event.currentTarget.value })}
        />
      )}
    </Fieldset>
  )
}
