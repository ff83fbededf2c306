import type { SectionGroup } from '@larder/core/haccp'
import type { Say } from '#kit/i18n.ts'

/** Headings of the side menu. */
export const groupTitles = {
  general: 'nav.general',
  haccp: 'nav.haccp_analysis',
  annexes: 'nav.annexes',
} as const satisfies Record<SectionGroup, string>

export const menuGroups = (say: Say): { value: SectionGroup; label: string }[] =>
  (['general', 'haccp', 'annexes'] as const).map((value) => ({ value, label: say(groupTitles[value]) }))
