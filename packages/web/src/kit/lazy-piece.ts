import { lazy, type LazyExoticComponent, type ReactNode } from 'react'
import { loadPiece } from './refresh.ts'

type Component = (props: never) => ReactNode
type PropsOf<C extends Component> = C extends () => ReactNode ? object : Parameters<C>[0]

/**
 * A component that is loaded when it is first shown, inside a `Suspense`. `name` is its export:
 * `lazyPiece(() => import('./export-buttons.tsx'), 'ExportButtons')`.
 */
export const lazyPiece = <Name extends string, Module extends Readonly<Record<Name, Component>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<(props: PropsOf<Module[Name]>) => ReactNode> =>
  lazy(() =>
    loadPiece(load).then((module) => ({
      default: module[name] as (props: PropsOf<Module[Name]>) => ReactNode,
    })),
  )
