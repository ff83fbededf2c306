import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './route-loader.module.css'

/** Milliseconds after which the loader clears by itself once the route has changed (general 2.7). */
const clearsAfter = 2000

/** A thin bar while a page is on its way. */
export function RouteLoader() {
  const say = useSay()
  const loading = useRouterState({ select: (state) => state.isLoading })
  const address = useRouterState({ select: (state) => state.location.href })
  const [cleared, setCleared] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setCleared(address), clearsAfter)
    return () => clearTimeout(timer)
  }, [address])
  if (!loading || cleared === address) return null
  return <div className={styles.bar} role="progressbar" aria-label={say('ui.loading')} />
}
