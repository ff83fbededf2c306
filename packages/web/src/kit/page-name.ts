import { createContext, useContext } from 'react'

/** The name of the open page in the navigation; undefined where the page is not in it. */
export const PageName = createContext<string | undefined>(undefined)

/** The title of a page whose own one comes with its data. */
export const usePageName = (): string | undefined => useContext(PageName)
