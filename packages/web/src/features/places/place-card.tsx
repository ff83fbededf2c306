import type { Place } from '@larder/contract/places'
import { Button, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { currentSession, selectPlace } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { PlaceForm } from './place-form.tsx'
import { placeValues } from './place-values.ts'
import { placeListsIn, useChangePlace, useRemovePlace } from './places.api.ts'

/** A place in view mode; who writes there can edit it, the company's owner can remove it. */
export function PlaceCard({ place }: { readonly place: Place }) {
  const say = useSay()
  const { can } = useAccess()
  const change = useChangePlace()
  const lists = useQuery(placeListsIn(useLanguage()))
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const at = { company_id: place.company_id, place_id: place.id }
  const aside = (
    <Group gap="sm">
      {can('places.remove', at) && (
        <Button variant="subtle" color="red" size="sm" leftSection={<IconTrash size={16} stroke={1.8} />} onClick={() => setRemoving(true)}>
          {say('ui.remove')}
        </Button>
      )}
      {can('places.edit', at) && (
        <Button variant="default" size="sm" leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setEditing(true)}>
          {say('ui.edit')}
        </Button>
      )}
    </Group>
  )
  return (
    <Card title={say('places.details')} aside={!editing && aside}>
      <QueryView query={lists} skeleton={<FormSkeleton />}>
        {(known) =>
          editing ? (
            <PlaceForm
              lists={known}
              start={placeValues(place)}
              submit={say('ui.save')}
              onCancel={() => setEditing(false)}
              save={async (body) => {
                await change.mutateAsync({ params: { placeId: place.id }, body })
                setEditing(false)
                toast('success', say('places.changed'))
              }}
            />
          ) : (
            <PlaceFacts place={place} lists={known} />
          )
        }
      </QueryView>
      <RemovePlace place={place} opened={removing} onClose={() => setRemoving(false)} />
    </Card>
  )
}

type RemoveProps = { readonly place: Place; readonly opened: boolean; readonly onClose: () => void }

/** General 4.1: the first remaining place is selected; without one a place is to be created. */
function RemovePlace({ place, opened, onClose }: RemoveProps) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useRemovePlace()
  const confirm = async (): Promise<void> => {
    try {
      const { remaining } = await remove.mutateAsync({ params: { placeId: place.id } })
      const [first = null] = remaining
      if (currentSession().place_id === place.id) selectPlace(first)
      settleSelection(await reloadAccess(client))
      toast('success', say('places.removed', { name: place.name }))
      await navigate({ to: first === null ? paths.createPlace : paths.setUpPlaces })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal opened={opened} title={say('places.remove_title', { name: place.name })} confirm={say('places.remove')} dangerous busy={remove.isPending} onConfirm={() => void confirm()} onClose={onClose}>
      {say('places.remove_text')}
    </ConfirmModal>
  )
}
