import { Stack, TextInput } from '@mantine/core'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { plainText, type RichText } from '@larder/core/rich-text'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, Problem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { FormButtons } from '#ui/form-buttons.tsx'
import { LeaveQuestion, useLeaveGuard } from '#ui/leave-guard.tsx'
import { RichTextField } from '#ui/rich-text-field.tsx'

const ConflictDialog = lazyPiece(() => import('#ui/conflict-dialog.tsx'), 'ConflictDialog')

type Stored = { readonly text: RichText; readonly version: number }
type Props = {
  readonly label: string
  readonly initial: RichText
  /** Further fields above the text. */
  readonly children?: ReactNode
  /** Sends the text; `over` is the version saved meanwhile, which it replaces. */
  readonly save: (text: RichText, reason: string, over: Stored | null) => Promise<unknown>
  /** Starts again from the version saved meanwhile. */
  readonly onTake?: (theirs: Stored) => void
  readonly onClose: () => void
}

function useTextForm({ initial, save, onClose }: Props) {
  const say = useSay()
  const text = useRef(initial)
  const over = useRef<Stored | null>(null)
  const [dirty, setDirty] = useState(false)
  const [theirs, setTheirs] = useState<Stored | null>(null)
  const guard = useLeaveGuard(dirty)
  const form = useCallForm({
    initialValues: { text: '', reason: '' },
    save: async ({ reason }) => {
      try {
        await save(text.current, reason.trim(), over.current)
        guard.release()
        toast('success', say('plan.saved'))
        onClose()
      } catch (thrown) {
        const problem = asProblem(thrown)
        if (problem.status === 409 && problem.current !== undefined) setTheirs(problem.current as Stored)
        else
          throw new Problem({
            ...problem,
            message: problem.message,
            errors: problem.errors.map((error) => ({
              ...error,
              field: error.field.replace(/^text\..*/, 'text'),
            })),
          })
      }
    },
  })
  const overwrite = (): void => {
    over.current = theirs
    setTheirs(null)
    form.submit()
  }
  const write = (next: RichText): void => {
    setDirty(true)
    text.current = next
  }
  return {
    form,
    text,
    dirty,
    touch: () => setDirty(true),
    write,
    theirs,
    overwrite,
    closeConflict: () => setTheirs(null),
    guard,
  }
}

/** A text of the place's own, edited in place. */
export function OwnTextForm(props: Props) {
  const say = useSay()
  const { label, initial, children, onTake, onClose } = props
  const { form, text, dirty, touch, write, theirs, overwrite, closeConflict, guard } = useTextForm(props)
  const [leaving, setLeaving] = useState(false)
  return (
    <form onSubmit={form.submit} onChange={touch} noValidate aria-label={label}>
      <Stack gap="md">
        {children}
        <RichTextField
          label={label}
          initial={initial}
          error={form.field('text').error as string | undefined}
          onChange={write}
        />
        <TextInput
          {...form.field('reason')}
          label={say('plan.reason')}
          description={say('plan.reason_hint')}
          maxLength={1_000}
        />
        <FormButtons saving={form.saving} onCancel={() => (dirty ? setLeaving(true) : onClose())} />
      </Stack>
      <Suspense fallback={null}>
        {theirs !== null && (
          <ConflictDialog
            fields={[{ label, mine: plainText(text.current), theirs: plainText(theirs.text) }]}
            saving={form.saving}
            onMine={overwrite}
            onTheirs={() => onTake?.(theirs)}
            onClose={closeConflict}
          />
        )}
      </Suspense>
      <LeaveQuestion opened={leaving} onLeave={onClose} onClose={() => setLeaving(false)} />
      {guard.question}
    </form>
  )
}
