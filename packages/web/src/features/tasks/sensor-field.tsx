import { sensorReadings } from '@larder/contract/sensor-readings'
import { useQuery } from '@tanstack/react-query'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'
import { ChoiceField } from '#ui/choice-field.tsx'

/** Which sensor measures what is entered here; nothing where the place has none. */
export function SensorField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (sensor: string) => void
}) {
  const say = useSay()
  const sensors = useQuery(query(sensorReadings.list, { params: { placeId: usePlaceId() } }))
  const data = (sensors.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return data.length === 0 ? null : (
    <ChoiceField
      label={say('tasks.sensor')}
      data={data}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
