import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** The side panels of the activity log, each named in the address: the browser's back closes it, a reload opens it again. */
export type PanelSearch = { /** `taskId` or `taskId-unitId`. */ readonly fill?: string; /** Its id, or `new`. */ readonly ticket?: string; readonly entry?: string }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This step of the history opened a panel: closing it goes back instead of adding one more step. */
    panel?: boolean
  }
}

export type Panel = { /** What is shown in it; undefined = it is closed. */ readonly shown: string | undefined; readonly open: (what: string | number) => void; readonly close: () => void }

export function usePanel(name: keyof PanelSearch): Panel {
  const router = useRouter()
  const navigate = useNavigate()
  const search: PanelSearch = useSearch({ strict: false })
  const go = (what: string | undefined, replace: boolean): void =>
    void navigate({ to: '.', search: (before: PanelSearch) => ({ ...before, [name]: what }), replace, resetScroll: false, ...(what !== undefined && { state: { panel: true } }) })
  return {
    shown: search[name],
    open: (what) => go(String(what), false),
    close: () => (router.state.location.state.panel === true ? router.history.back() : go(undefined, true)),
  }
}

const word = (value: unknown): string | undefined => (typeof value === 'number' || (typeof value === 'string' && /^(new|\d+(-\d+)?)$/.test(value)) ? String(value) : undefined)

/** For `validateSearch` of pages that have such panels. */
export function panelsIn(search: Record<string, unknown>): PanelSearch {
  const named = (['fill', 'ticket', 'entry'] as const).flatMap((name) => (word(search[name]) === undefined ? [] : [[name, word(search[name])] as const]))
  return Object.fromEntries(named)
}
