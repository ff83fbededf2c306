import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { discard, sendInstead } from '#kit/outbox/changes.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { entryOf, readBody, wordsOf } from './entry-body.ts'

const ConflictDialog = lazyPiece(() => import('#ui/conflict-dialog.tsx'), 'ConflictDialog')

/** Somebody changed the record before this change arrived: both are kept until a person chooses. */
export function BothVersions({ item }: { readonly item: OutboxItem }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const body = readBody(item)
  const mine = wordsOf(entryOf(body))
  const theirs = wordsOf(entryOf(item.refusal?.current))
  const sendMine = async (): Promise<void> => {
    setSaving(true)
    const current = item.refusal?.current
    const version =
      typeof current === 'object' && current !== null && 'version' in current
        ? { base_version: current.version }
        : {}
    await sendInstead(item, {
      body: JSON.stringify({ ...body, ...version }),
      op_id: crypto.randomUUID(),
      entity: item.entity,
    })
  }
  return (
    <>
      <Button size="md" onClick={() => setOpen(true)}>
        {say('outbox.compare')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConflictDialog
            fields={[
              {
                label: say('outbox.value'),
                mine: item.delivery.method === 'DELETE' ? say('entries.op_remove') : mine.value,
                theirs: theirs.value,
              },
              { label: say('entries.comment'), mine: mine.comment, theirs: theirs.comment },
            ]}
            saving={saving}
            onMine={() => void sendMine()}
            onTheirs={() => void discard(item)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
