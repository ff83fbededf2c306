import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PercentRing } from './percent-ring.tsx'

describe('a ring of progress', () => {
  it.each([
    [11, 'var(--mantine-color-dimmed)'],
    [99, 'var(--mantine-color-dimmed)'],
    [100, 'var(--larder-ok)'],
  ])('at %i percent is %s: nothing is wrong before the end', (percent, color) => {
    expect(renderToStaticMarkup(<PercentRing percent={percent} label="Plan" progress />)).toContain(
      `stroke="${color}"`,
    )
  })
  it('warns where a low percentage is a fault', () => {
    expect(renderToStaticMarkup(<PercentRing percent={11} label="Checks" />)).toContain('--larder-overdue')
  })
})
