/**
 * The operator's Markdown as HTML. Its library takes time in proportion to the text, whatever its form; HTML in
 * the text is shown as text. What is larger or deeper than a document of this kind is not rendered at all.
 */
import MarkdownIt from 'markdown-it'

export const MAX_CHARACTERS = 200_000
/** A list in a list counts four. */
export const MAX_LEVELS = 40

const markdown = new MarkdownIt({ maxNesting: MAX_LEVELS })
// The title of the page is its h1, so the headings of the document start one level below.
markdown.core.ruler.push('below_title', ({ tokens }) => {
  for (const token of tokens)
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`
})

/** Null where the text is to be shown as it is. */
export function renderMarkdown(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return null
  const tokens = markdown.parse(text, {})
  // The library leaves out what lies deeper.
  if (tokens.some(({ level }) => level >= MAX_LEVELS - 1)) return null
  return markdown.renderer.render(tokens, markdown.options, {})
}
