import type { DrawerProps } from '@mantine/core'
import { useState } from 'react'
import { latePiece } from '#kit/lazy-piece.ts'

const LoadedDrawer = latePiece(() => import('./loaded-drawer.tsx'), 'LoadedDrawer')

/** A drawer of the frame: no page needs its code before it first opens. */
export function LateDrawer(props: DrawerProps) {
  const [used, setUsed] = useState(false)
  if (props.opened && !used) setUsed(true)
  return used ? <LoadedDrawer {...props} /> : null
}
