import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** Numbers stay numbers: as texts they would be in quotation marks in the address. */
type Name = string | number

/**
 * The side panels of the activity log, each named in the address: the browser's back closes it, a reload
 * opens it again.
 */
export type PanelSearch = {
  /** `taskId` or `taskId-unitId`. */ readonly fill?: Name
  /** Its id, or `new`. */ readonly ticket?: Name
  readonly entry?: Name
  /** The uuid of an entry that waits for a step. */ readonly running?: Name
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This step of the history opened a panel: closing it goes back instead of adding one more step. */
    panel?: boolean
  }
}

export type Panel = {
  /** The shown item; undefined = the panel is closed. */ readonly shown: string | undefined
  readonly open: (what: Name) => void
  readonly close: () => void
}

export function usePanel(name: keyof PanelSearch): Panel {
  const router = useRouter()
  const navigate = useNavigate()
  const search: PanelSearch = useSearch({ strict: false })
  const go = (what: Name | undefined, replace: boolean): void =>
    void navigate({
      to: '.',
      search: (before: PanelSearch) => ({ ...before, [name]: what }),
      replace,
      resetScroll: false,
      ...(what !== undefined && { state: { panel: true } }),
    })
  return {
    shown: search[name] === undefined ? undefined : String(search[name]),
    open: (what) => go(nameIn(what), false),
    close: () => (router.state.location.state.panel === true ? router.history.back() : go(undefined, true)),
  }
}

function nameIn(value: unknown): Name | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !/^(new|\d+(-\d+)?|[0-9a-f]{8}-[0-9a-f-]{27})$/.test(value))
    return undefined
  return /^\d+$/.test(value) ? Number(value) : value
}

/** For `validateSearch` of pages that have such panels. */
export function panelsIn(search: Record<string, unknown>): PanelSearch {
  const openPanels = (['fill', 'ticket', 'entry', 'running'] as const).flatMap((name) =>
    nameIn(search[name]) === undefined ? [] : [[name, nameIn(search[name])] as const],
  )
  return Object.fromEntries(openPanels)
}
