import { useEffect, useState } from 'react'
import { useSay, type Say } from '#kit/i18n.ts'
import { timeNow } from '#kit/outbox/clock.ts'
import { StateBadge } from '#ui/state-badge.tsx'

const TICK_MS = 1_000

function useNow(): number {
  const [now, setNow] = useState(timeNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(timeNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** “1 h 20 min”, rounded up to whole minutes. */
function saySpan(say: Say, ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return say('entries.span_days', { days: Math.floor(hours / 24), hours: hours % 24 })
  return hours === 0
    ? say('entries.span_minutes', { minutes })
    : say('entries.span_hours', { hours, minutes: minutes % 60 })
}

/** How long until a step is due, or since when it waits; it counts by itself. */
export function Countdown({ due_at }: { readonly due_at: string }) {
  const say = useSay()
  const left = Date.parse(due_at) - useNow()
  return (
    <StateBadge state={left <= 0 ? 'overdue' : 'due'}>
      {say(left <= 0 ? 'entries.overdue_for' : 'entries.due_in', { span: saySpan(say, Math.abs(left)) })}
    </StateBadge>
  )
}
