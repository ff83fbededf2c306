import { useEffect, useRef } from 'react'

type OpenedVersion = {
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
  const openedVersion = useRef<OpenedVersion>({ text, version })
  useEffect(() => {
    const { current } = openedVersion
    const isSame = current.text === null ? version === current.version : text === current.text
    if (isSame) openedVersion.current = { text, version }
  }, [text, version])
  return {
    latest: (): number => openedVersion.current.version,
    /** The form was saved as this version. */
    saved: (as: number): void => {
      openedVersion.current = { text: null, version: as }
    },
  }
}
