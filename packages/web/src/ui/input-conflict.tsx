import type { Route } from '@larder/contract/kit'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ComponentProps } from 'react'
import type { LastChange, Problem } from '#kit/problem.ts'
import { refetch } from '#kit/query.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

export type Conflict<Thing> = {
  /** The version that the form changes: the opened one, or the one that it replaces. */
  readonly latest: () => Thing | null
  /** The version that somebody else saved meanwhile, until the user chooses. */
  readonly theirs: Thing | null
  /** Who saved it, and when. */
  readonly changed: LastChange | undefined
  readonly close: () => void
  /** The next save replaces the other version. */
  readonly replace: () => void
  /** For `useCallForm`. */
  readonly onProblem: (problem: Problem) => boolean
  /** Reloads the list. */
  readonly refresh: () => void
}

/**
 * For the form of a thing that counts its versions: where somebody else was faster (409), nothing is replaced
 * before one is chosen.
 */
export function useConflict<Thing extends { readonly version: number }>(
  opened: Thing | null,
  list: Route,
): Conflict<Thing> {
  const client = useQueryClient()
  const latest = useRef(opened)
  const [theirs, setTheirs] = useState<Thing | null>(null)
  const [changed, setChanged] = useState<LastChange | undefined>()
  return {
    changed,
    latest: () => latest.current,
    theirs,
    close: () => setTheirs(null),
    replace: () => {
      latest.current = theirs
      setTheirs(null)
    },
    onProblem: ({ status, current, changed: by }) => {
      if (status !== 409 || current === undefined) return false
      setTheirs(current as Thing)
      setChanged(by)
      return true
    },
    refresh: () => void refetch(client, list.reads),
  }
}

type Props<Thing> = {
  readonly conflict: Conflict<Thing>
  readonly fields: ComponentProps<typeof ConflictDialog>['fields']
  readonly form: { readonly saving: boolean; readonly submit: () => void }
  /** Of the form. */
  readonly onClose: () => void
}

/**
 * Shows both instead of the form: mine is sent again over theirs, theirs closes the form, or the form goes
 * on.
 */
export function InputConflict<Thing>({ conflict, fields, form, onClose }: Props<Thing>) {
  const takeTheirs = (): void => {
    conflict.refresh()
    onClose()
  }
  const sendMine = (): void => {
    conflict.replace()
    form.submit()
  }
  return (
    <ConflictDialog
      fields={fields}
      changed={conflict.changed}
      saving={form.saving}
      onMine={sendMine}
      onTheirs={takeTheirs}
      onClose={conflict.close}
    />
  )
}
