import { expect, it } from 'vitest'
import { MAX_CHARACTERS, MAX_LEVELS, renderMarkdown } from './render-markdown.ts'

it('renders headings one level below the title of the page, lists, links and tables', () => {
  const html = renderMarkdown(
    '# Terms\n\n###### Last\n\n- [Us](https://example.com)\n\n|a|b|\n|-|-|\n|1|2|\n',
  )
  expect(html).toContain('<h2>Terms</h2>')
  expect(html).toContain('<h6>Last</h6>')
  expect(html).toContain('<li><a href="https://example.com">Us</a></li>')
  expect(html).toContain('<td>1</td>')
})

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['Words <img src=x onerror=alert(1)>', '&lt;img src=x'],
  ['[here](javascript:alert(1))', '[here](javascript:alert(1))'],
  ['![x](vbscript:x)', '![x](vbscript:x)'],
])('shows %s as text', (text, shown) => expect(renderMarkdown(text)).toContain(shown))

it('leaves a text alone that is longer than a document', () => {
  expect(renderMarkdown('a'.repeat(MAX_CHARACTERS))).not.toBeNull()
  expect(renderMarkdown('a'.repeat(MAX_CHARACTERS + 1))).toBeNull()
})

it.each([
  ['quotes', (depth: number) => `${'>'.repeat(depth)} deepest`],
  ['lists', (depth: number) => `${'- '.repeat(depth)}deepest`],
])('leaves out nothing of deep %s: it renders them, or shows the text as it is', (_title, nest) => {
  for (let depth = 1; depth <= MAX_LEVELS; depth += 1)
    expect(renderMarkdown(nest(depth)) ?? nest(depth)).toContain('deepest')
  expect(renderMarkdown(nest(3))).not.toBeNull()
  expect(renderMarkdown(nest(MAX_LEVELS))).toBeNull()
})

const SIZE = 40_000
/** In the library before, the first took seconds. */
const unlucky: readonly (readonly [string, string])[] = [
  ['links in links', `${'['.repeat(SIZE / 2)}a${'](b)'.repeat(SIZE / 8)}`],
  ['emphasis that does not end', '*a _b **c '.repeat(SIZE / 10)],
  ['quotes in lists', '> - '.repeat(SIZE / 4)],
  ['ticks of growing length', Array.from({ length: 280 }, (_, index) => `a${'`'.repeat(index)}`).join(' ')],
  ['cells without rows', `${'|a'.repeat(SIZE / 4)}\n${'|-'.repeat(SIZE / 4)}`],
  ['tags that do not end', '<a b="'.repeat(SIZE / 6)],
  ['references', '[a]: <'.repeat(SIZE / 6)],
]
it.each(unlucky)('takes less than two seconds for %s', (_title, text) => {
  const start = performance.now()
  renderMarkdown(text)
  expect(performance.now() - start).toBeLessThan(2_000)
})
