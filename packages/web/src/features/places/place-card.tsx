import type { Place } from '@larder/contract/places'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { CardButtons } from '#ui/card-buttons.tsx'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { PlaceForm } from './lazy-place-form.ts'
import { PlaceFacts } from './place-facts.tsx'
import { placeValues } from './place-values.ts'
import { placeListsIn, useChangePlace } from './places.api.ts'

const RemovePlace = lazyPiece(() => import('./remove-place.tsx'), 'RemovePlace')

/** A place in view mode; members with write access can edit it, the company's owner can remove it. */
export function PlaceCard({ place }: { readonly place: Place }) {
  const say = useSay()
  const { can } = useAccess()
  const change = useChangePlace()
  const lists = useQuery(placeListsIn(useLanguage()))
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const at = { company_id: place.company_id, place_id: place.id }
  return (
    <Card
      title={say('places.details')}
      aside={
        !editing && (
          <CardButtons
            onEdit={can('places.edit', at) ? () => setEditing(true) : null}
            onRemove={can('places.remove', at) ? () => setRemoving(true) : null}
          />
        )
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        <QueryView query={lists} skeleton={<FormSkeleton />}>
          {(options) =>
            editing ? (
              <PlaceForm
                lists={options}
                start={placeValues(place)}
                submit={say('ui.save')}
                onCancel={() => setEditing(false)}
                changes={{
                  opened: place,
                  valuesOf: (theirs) => placeValues(theirs as Place),
                  onTheirs: () => setEditing(false),
                }}
                save={async (body) => {
                  await change.mutateAsync({ params: { placeId: place.id }, body })
                  setEditing(false)
                  toast('success', say('places.changed'))
                }}
              />
            ) : (
              <PlaceFacts place={place} lists={options} />
            )
          }
        </QueryView>
      </Suspense>
      <Suspense fallback={null}>
        {removing && <RemovePlace place={place} onClose={() => setRemoving(false)} />}
      </Suspense>
    </Card>
  )
}
