/** “≤ 7 °C (poultry)” in its figure and its note; the figure stays on one line with its unit. */
export function splitLimit(limit: string): { readonly value: string; readonly note: string } {
  const at = limit.indexOf(' (')
  const value = at < 0 ? limit : limit.slice(0, at)
  return {
    value: value.replaceAll(/(?<=[≤≥]) | (?=°|%|ppm|h\b|min\b|mm\b)/g, '\u00a0'),
    note: at < 0 ? '' : limit.slice(at + 2).replace(/\)$/, ''),
  }
}
