import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { EditableList } from '#ui/editable-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { GroupForm } from './group-form.tsx'
import { groupsOf, useRemoveGroup } from './place-groups.api.ts'

/** Groups of places by which a chain looks at its places. */
export function PlaceGroupsPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('place_groups.edit')) return <NoPermission title={say('place_groups.title')} />
  return <Groups key={company.id} company={company} />
}

function Groups({ company }: { readonly company: Company }) {
  const say = useSay()
  const { mutateAsync: remove } = useRemoveGroup()
  return (
    <EditableList
      title={say('place_groups.title')}
      hint={say('place_groups.hint')}
      query={useQuery(groupsOf(company.id))}
      newTitle={say('place_groups.new')}
      empty={{
        icon: IconBuildingStore,
        title: say('place_groups.empty_title'),
        text: say('place_groups.empty_text'),
      }}
      form={(group, onClose) => <GroupForm company={company} group={group} onClose={onClose} />}
      facts={({ place_ids }) => say('place_groups.count', { count: place_ids.length })}
      removal={{
        title: ({ name }) => say('place_groups.remove_title', { name }),
        text: say('place_groups.remove_text'),
        done: ({ name }) => say('place_groups.removed', { name }),
        remove: ({ id, version }) =>
          remove({ params: { companyId: company.id, id }, query: { base_version: version } }),
      }}
    />
  )
}
