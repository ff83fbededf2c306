import { languageTag } from '@larder/core/languages'
import type { HelpTopic, HelpTopics } from '@larder/contract/help'

/** A topic with the address of the page that it describes. */
export type PageTopic = HelpTopic & { readonly path: string }

/**
 * The topic of a page, else of the nearest page above it: `/activity-log/equipment/$id` is described by the
 * topic of `/activity-log/equipment`. Null where no page above it has one.
 */
export function findTopic(topics: HelpTopics, path: string): PageTopic | null {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const topic = topics[at]
    if (topic !== undefined) return { ...topic, path: at }
  }
  return null
}

/** Topics that contain every word, in any case; all of them without words. Titles with a word come first. */
export function searchTopics(topics: HelpTopics, words: string, lang: string): readonly PageTopic[] {
  const lower = (text: string): string => text.toLocaleLowerCase(languageTag(lang))
  const wanted = lower(words).split(/\s+/).filter(Boolean)
  const inTitle = ({ title }: PageTopic): boolean => wanted.some((word) => lower(title).includes(word))
  const matches = Object.entries(topics)
    .map(([path, topic]) => ({ ...topic, path }))
    .filter(({ title, text, steps }) => {
      const all = lower([title, text, ...steps].join(' '))
      return wanted.every((word) => all.includes(word))
    })
  return [...matches.filter(inTitle), ...matches.filter((topic) => !inTitle(topic))]
}
