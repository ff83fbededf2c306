import { IconPlayerPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { EditableList } from '#ui/editable-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PauseForm } from './pause-form.tsx'
import { pausePeriodsOf, useRemovePause } from './pause-periods.api.ts'

/** Days without checks at the selected place: the list, the form for one, and its removal. */
export function PauseMonitoringPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('pause_periods.edit')) return <NoPermission title={say('pause.title')} />
  return <Pauses key={place.id} placeId={place.id} />
}

function Pauses({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { mutateAsync: remove } = useRemovePause()
  return (
    <EditableList
      title={say('pause.title')}
      hint={say('pause.hint')}
      query={useQuery(pausePeriodsOf(placeId))}
      newTitle={say('pause.new')}
      empty={{ icon: IconPlayerPause, title: say('pause.empty_title'), text: say('pause.empty_text') }}
      form={(pause, onClose) => <PauseForm placeId={placeId} pause={pause} onClose={onClose} />}
      facts={({ start_date, end_date }) =>
        `${formatDate(start_date, datePattern)} – ${formatDate(end_date, datePattern)}`
      }
      removal={{
        title: ({ name }) => say('pause.remove_title', { name }),
        text: say('pause.remove_text'),
        done: () => say('pause.removed'),
        remove: ({ id, version }) => remove({ params: { placeId, id }, query: { base_version: version } }),
      }}
    />
  )
}
