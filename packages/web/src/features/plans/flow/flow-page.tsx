import { useState } from 'react'
import { SectionView } from '../document/section-view.tsx'
import { usePlan } from '../plan-context.ts'
import { FlowView } from './flow-view.tsx'
import { LazyEditor } from './lazy-editor.tsx'

/**
 * The flow diagram of the plan: shown as it is printed, with editing for its editors. Each product group has
 * its own.
 */
export function TechnologicalSchemaPage() {
  const { groupId } = usePlan()
  return <Schema key={groupId} />
}

function Schema() {
  const [editing, setEditing] = useState(false)
  if (editing) return <LazyEditor onClose={() => setEditing(false)} />
  return (
    <SectionView name="technological-schema">
      {(section) => <FlowView blocks={section.blocks} onEdit={() => setEditing(true)} />}
    </SectionView>
  )
}
