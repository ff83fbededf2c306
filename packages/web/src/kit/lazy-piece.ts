import { createElement, lazy, Suspense, type LazyExoticComponent, type ReactNode } from 'react'
import type { TextPart } from './i18n.ts'
import { loadPiece } from './refresh.ts'
import { whenQuiet } from './when-quiet.ts'

type Component = (props: never) => ReactNode
type PropsOf<C extends Component> = C extends () => ReactNode ? object : Parameters<C>[0]

/**
 * A component that is loaded when it is first shown, inside a `Suspense`. `name` is its export:
 * `lazyPiece(() => import('./export-buttons.tsx'), 'ExportButtons')`.
 */
export const lazyPiece = <Name extends string, Module extends Readonly<Record<Name, Component>>>(
  load: () => Promise<Module>,
  name: Name,
  texts?: TextPart,
): LazyExoticComponent<(props: PropsOf<Module[Name]>) => ReactNode> =>
  lazy(() =>
    loadPiece(load, texts).then((module) => ({
      default: module[name] as (props: PropsOf<Module[Name]>) => ReactNode,
    })),
  )

/**
 * The same for a part that no first look has and that leaves no gap: it is loaded when the page is quiet, or when
 * it is first shown.
 */
export function latePiece<Name extends string, Module extends Readonly<Record<Name, Component>>>(
  load: () => Promise<Module>,
  name: Name,
): (props: PropsOf<Module[Name]>) => ReactNode {
  const Piece = lazyPiece(load, name)
  whenQuiet(() => loadPiece(load))
  return (props) => createElement(Suspense, { fallback: null }, createElement(Piece, props))
}
