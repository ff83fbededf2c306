import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import type { PlaceSetup } from '@larder/contract/place-setup'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'

export type Copied = {
  readonly from_place_id: number
  readonly answers: boolean
  readonly tasks: boolean
  readonly people: boolean
}
type Props = {
  readonly places: PlaceSetup['copy_from']
  readonly busy: boolean
  readonly onCopy: (copied: Copied) => void
}

/** What another place has already: its answers, its own tasks, its people. */
export function CopyFrom({ places, busy, onCopy }: Props) {
  const say = useSay()
  const [from, setFrom] = useState(places[0])
  const [what, setWhat] = useState({ answers: true, tasks: true, people: false })
  if (from === undefined) return null
  const { own_tasks, people } = from
  const copied: Copied = {
    from_place_id: from.id,
    answers: what.answers,
    tasks: what.tasks && own_tasks > 0,
    people: what.people && (people ?? 0) > 0,
  }
  const box = (key: keyof typeof what) => ({
    checked: copied[key],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setWhat({ ...what, [key]: event.currentTarget.checked }),
  })
  return (
    <Card>
      <Stack gap="md">
        <NativeSelect
          label={say('setup.copy_title')}
          value={String(from.id)}
          data={places.map((place) => ({ value: String(place.id), label: place.name }))}
          onChange={({ currentTarget: { value } }) =>
            setFrom(places.find(({ id }) => String(id) === value) ?? from)
          }
        />
        <Checkbox label={say('setup.copy_answers')} {...box('answers')} />
        <Checkbox
          label={say('setup.copy_tasks', { count: own_tasks })}
          disabled={own_tasks === 0}
          {...box('tasks')}
        />
        {people !== null && (
          <Checkbox
            label={say('setup.copy_people', { count: people })}
            description={say('setup.copy_people_hint')}
            disabled={people === 0}
            {...box('people')}
          />
        )}
        <Group justify="flex-end">
          <Button
            variant="default"
            loading={busy}
            disabled={!copied.answers && !copied.tasks && !copied.people}
            onClick={() => onCopy(copied)}
          >
            {say('setup.copy')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
