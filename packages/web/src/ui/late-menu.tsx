import { useEffect, useRef, useState, type ComponentType, type Ref, type RefObject } from 'react'
import { asProblem } from '#kit/problem.ts'
import { loadPiece } from '#kit/refresh.ts'
import { toastProblem } from '#kit/toasts.ts'
import { whenQuiet } from '#kit/when-quiet.ts'

/** What a menu gives to its button, which passes all of it on. */
export type MenuButtonProps = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly className?: string
  readonly onClick?: () => void
  readonly 'aria-haspopup'?: 'menu' | 'listbox'
  readonly 'aria-expanded'?: boolean
}

type Props = {
  readonly button: ComponentType<MenuButtonProps>
  readonly kind?: 'menu' | 'listbox'
  /** Loads the menu, which draws the button itself and opens at once. */
  readonly load: () => Promise<ComponentType>
}

/** A menu of the frame: its button is there at once, the menu is loaded when the button is first pressed. */
export function LateMenu({ button: Button, kind = 'menu', load }: Props) {
  const [Menu, setMenu] = useState<ComponentType | null>(null)
  useEffect(() => whenQuiet(() => loadPiece(load)), [load])
  if (Menu !== null) return <Menu />
  const press = (): void => {
    loadPiece(load).then(
      (loaded) => setMenu(() => loaded),
      (thrown: unknown) => toastProblem(asProblem(thrown)),
    )
  }
  return <Button aria-haspopup={kind} aria-expanded={false} onClick={press} />
}

/** For such a menu: its button takes the focus of the one before it, to which closing gives it back. */
export function useOpensAtOnce(open: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const [start] = useState(() => open)
  useEffect(() => {
    button.current?.focus({ preventScroll: true })
    start()
  }, [start])
  return button
}
