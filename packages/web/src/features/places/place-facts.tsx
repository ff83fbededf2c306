import type { Place } from '@larder/contract/places'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { statesOf } from '#kit/classifiers.ts'
import { useSay } from '#kit/i18n.ts'
import { FactList } from '#ui/fact-list.tsx'
import { MailAddresses } from './mail-addresses.tsx'
import type { PlaceLists } from './places.api.ts'

/** The place in view mode. */
export function PlaceFacts({ place, lists }: { readonly place: Place; readonly lists: PlaceLists }) {
  const say = useSay()
  const { data: states = [] } = useQuery({ ...statesOf(place.country_id), enabled: place.state_id !== null })
  // The lists are in the language of the page; the place names both in the language of the account.
  const activity = lists.activities.find(({ id }) => id === place.business_activity?.id)
  const locationType = activity?.location_types.find(({ id }) => id === place.location_type?.id)
  return (
    <Stack gap="xl">
      <FactList
        facts={[
          { label: say('places.name'), value: place.name },
          { label: say('places.business_activity'), value: activity?.name },
          { label: say('places.location_type'), value: locationType?.name },
          { label: say('places.number_of_employees'), value: place.number_of_employees },
        ]}
      />
      <FactList
        facts={[
          { label: say('places.address'), value: place.address },
          {
            label: say('places.country'),
            value: lists.countries.find(({ id }) => id === place.country_id)?.name,
          },
          ...(place.state_id === null
            ? []
            : [{ label: say('places.state'), value: states.find(({ id }) => id === place.state_id)?.name }]),
          {
            label: say('places.timezone'),
            value: lists.zones.find(({ key }) => key === place.timezone)?.name ?? place.timezone,
          },
          {
            label: say('places.preferred_language'),
            value: lists.languages.find(({ key }) => key === place.preferred_language)?.native_name,
          },
        ]}
      />
      <FactList
        facts={[
          { label: say('places.contact_person'), value: place.contact_person },
          { label: say('places.phone'), value: place.person_phone },
          { label: say('places.email'), value: place.person_email },
          {
            label: say('places.mails_breaches'),
            value: say(place.mails_breaches ? 'companies.on' : 'companies.off'),
          },
          { label: say('places.notification_email'), value: <MailAddresses place={place} />, wide: true },
        ]}
      />
    </Stack>
  )
}
