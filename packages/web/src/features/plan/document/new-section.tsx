import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { loadPiece } from '#kit/refresh.ts'

const NewSectionForm = lazy(() =>
  loadPiece(() => import('./new-section-form.tsx')).then(({ NewSectionForm: form }) => ({ default: form })),
)

/** Adds a section of the place's own and opens it for writing. */
export function NewSection() {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {say('plan.section_add')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <NewSectionForm onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
