import { withHeadingsBelow } from '@larder/core/rich-text'
import type { Block, DocumentSection } from '@larder/core/haccp'

/**
 * The section as PDF/UA-1 requires it (ISO 14289-1, 7.4): no heading level skipped, no heading or title
 * empty. A sound section is returned as it is.
 */
export function withSoundHeadings(section: DocumentSection): DocumentSection {
  let level = 1
  const blocks = section.blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'rich') {
      const text = withHeadingsBelow(block.text, 1)
      level = text.findLast((part) => part.kind === 'heading')?.level ?? level
      return [{ ...block, text }]
    }
    if (block.kind !== 'heading') return [block]
    if (block.text.trim() === '') return []
    level = Math.min(block.level, level + 1)
    return [{ ...block, level: level as typeof block.level }]
  })
  return { ...section, title: section.title.trim() === '' ? section.static_name : section.title, blocks }
}
