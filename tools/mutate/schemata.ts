/** One source with all its planted changes; `__mutant(id)` says which of them is on. */
import { parseSync } from 'oxc-parser'
import { descendants, isNode } from '../syntax.ts'
import type { Mutant } from './mutant.ts'

type Site = {
  readonly start: number
  readonly end: number
  readonly statement: boolean
  readonly mutants: Mutant[]
}

/** Statements that begin with a switch: in braces, so that its parenthesis calls nothing before it. */
function bracesOf(code: string, mutants: readonly Mutant[]): Site[] {
  const { program } = parseSync('a.tsx', code)
  const starts = new Set(mutants.map(({ host }) => host.start))
  return isNode(program)
    ? [...descendants(program)]
        .filter(({ type, start }) => type === 'ExpressionStatement' && starts.has(start))
        .map(({ start, end }) => ({ start, end: Number(end), statement: true, mutants: [] }))
    : []
}

function sitesOf(code: string, mutants: readonly Mutant[]): readonly Site[] {
  const sites = new Map<string, Site>(
    bracesOf(code, mutants).map((site) => [`${site.start}-${site.end}-true`, site]),
  )
  for (const mutant of mutants) {
    const { start, end, statement = false } = mutant.host
    const key = `${start}-${end}-${statement}`
    const site = sites.get(key)
    if (site === undefined) sites.set(key, { start, end, statement, mutants: [mutant] })
    else site.mutants.push(mutant)
  }
  // The outer of two comes first; of equal ranges the statement.
  return [...sites.values()].sort(
    (a, b) => a.start - b.start || b.end - a.end || Number(b.statement) - Number(a.statement),
  )
}

/** The code from `start` to `end` in which the sites, all within it, are switches. */
function render(code: string, start: number, end: number, sites: readonly Site[]): string {
  let text = ''
  let at = start
  let rest = sites
  for (;;) {
    const [site, ...after] = rest
    if (site === undefined) return text + code.slice(at, end)
    const inner = after.filter((other) => other.end <= site.end)
    rest = after.filter((other) => other.start >= site.end)
    text += code.slice(at, site.start) + switched(code, site, inner)
    at = site.end
  }
}

function switched(code: string, site: Site, inner: readonly Site[]): string {
  const original = render(code, site.start, site.end, inner)
  if (site.statement) {
    if (site.mutants.length === 0) return `{${original}}`
    const off = site.mutants.map(({ id }) => `__mutant(${id})`).join('||')
    return `if(${off}){}else{${original}}`
  }
  const texts = site.mutants.map((mutant) => {
    const { from, to, text, id } = mutant
    return `__mutant(${id})?(${code.slice(site.start, from)}${text}${code.slice(to, site.end)}):`
  })
  return `(${texts.join('')}(${original}))`
}

export const instrument = (code: string, mutants: readonly Mutant[]): string =>
  render(code, 0, code.length, sitesOf(code, mutants))
