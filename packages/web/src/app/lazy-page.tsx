import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { TextPart } from '#kit/i18n.ts'
import { loadPiece } from '#kit/refresh.ts'

/**
 * A page that is loaded when it is first shown, or when somebody points at a link to it. `name` is the page's
 * export: `lazyPage(() => import('#features/plan/title-page.tsx'), 'TitlePage')`.
 */
export function lazyPage<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
  texts?: TextPart,
) {
  return lazyRouteComponent<{ default: ComponentType }>(() =>
    loadPiece(load, texts).then((module) => ({ default: module[name] })),
  )
}
