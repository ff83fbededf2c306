/**
 * Lists elements that the window or their box cuts, text hidden by an ellipsis, and text in a column so
 * narrow that each character has its own line. A box that scrolls may be narrower than its content. Runs in
 * the page.
 */
export function findMisfits(): readonly string[] {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const misfits = wide > 0 ? [`the page is ${wide} px wider than the window`] : []
  const name = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 60)}`
  const scrolls = (element: Element): boolean => {
    for (let box: Element | null = element; box !== null; box = box.parentElement)
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
    return false
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const element of document.querySelectorAll('main *, header *')) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1 || !isShown(element)) continue
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element))
      misfits.push(`${name(element)} is outside the window`)
    const style = getComputedStyle(element)
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    if (!hasText || element.closest('svg, header') !== null) continue
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      misfits.push(`${name(element)} is cut by an ellipsis`)
    const words = (element.textContent ?? '').trim()
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (words.length >= 6 && lines >= words.length * 0.6)
      misfits.push(`${name(element)} breaks letter by letter`)
  }
  for (const select of document.querySelectorAll<HTMLSelectElement>('main select')) {
    const pencil = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(select)
    if (pencil === null || !isShown(select)) continue
    pencil.font = style.font
    const room =
      select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    const words = select.selectedOptions[0]?.textContent ?? ''
    if (pencil.measureText(words).width > room + 1) misfits.push(`the choice “${words}” is cut`)
  }
  return [...new Set(misfits)].slice(0, 12)
}
