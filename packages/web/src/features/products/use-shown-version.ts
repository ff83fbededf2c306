import { useEffect, useRef } from 'react'

type Shown = {
  /** The values of the form in the opened version; null until they are fetched again after a save. */
  readonly text: string | null
  readonly version: number
}

/**
 * The version of the product whose values a form shows. A later one counts too where this part of the product is
 * the same in it, for other parts are saved by themselves; else the next save asks which one to keep (409).
 */
export function useShownVersion(values: object, version: number) {
  const text = JSON.stringify(values)
  const shown = useRef<Shown>({ text, version })
  useEffect(() => {
    const { current } = shown
    const isSame = current.text === null ? version === current.version : text === current.text
    if (isSame) shown.current = { text, version }
  }, [text, version])
  return {
    latest: (): number => shown.current.version,
    /** The form was saved as this version. */
    saved: (as: number): void => {
      shown.current = { text: null, version: as }
    },
  }
}
