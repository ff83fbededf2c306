import { Badge } from '@mantine/core'
import type { BadgeTone, Cell } from './block.ts'

/** The colour of a badge; its text says the same. */
export const toneColors = {
  ccp: 'red',
  oprp: 'amber',
  prp: 'ink',
  risk_low: 'leaf',
  risk_medium: 'amber',
  risk_high: 'red',
  law: 'leaf',
  guide: 'ink',
  practice: 'ink',
  unverified: 'amber',
  not_stated: 'ink',
} as const satisfies Record<BadgeTone, string>

export function ToneBadge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return (
    <Badge
      color={toneColors[tone]}
      style={{ maxWidth: '100%', height: 'auto', minHeight: 20, paddingBlock: 2 }}
      styles={{ label: { whiteSpace: 'normal' } }}
    >
      {children}
    </Badge>
  )
}

/** A table's cell: words, or a badge. */
export function CellText({ cell }: { readonly cell: Cell }) {
  return typeof cell === 'string' ? cell : <ToneBadge tone={cell.badge}>{cell.text}</ToneBadge>
}
