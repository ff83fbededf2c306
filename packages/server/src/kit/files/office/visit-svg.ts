/** Pictures of lines: they may hold programs, and load what they show from elsewhere. */
import { active } from './office-fault.ts'
import type { Visitor } from './read-xml.ts'

const programs = /^(script|foreignObject|iframe|handler|listener|audio|video)$/i
const links = /^(href|src|base)$/i
/** A part of the picture itself, or bytes of a picture that are in it. */
const isInside = (target: string): boolean => /^\s*(#|data:image\/(png|jpe?g|gif);|$)/i.test(target)

/** CSS of attributes and of `style`; escapes spell words that are not seen here. */
function judgeStyle(css: string): void {
  const targets = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target)
  if (/@import|expression\s*\(|\\/i.test(css) || !targets.every(isInside)) throw active('svg style')
}

export function visitSvg(): Visitor {
  let style: string | null = null
  return {
    open: (name, attributes) => {
      if (programs.test(name)) throw active('svg')
      if (/^style$/i.test(name)) style = ''
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/i.test(key) || (links.test(key) && !isInside(value))) throw active(`svg ${key}`)
        // An animation that sets where a link leads.
        if (key === 'attributeName' && links.test(value.slice(value.indexOf(':') + 1))) throw active('svg')
        if (/url\(|@import/i.test(value) || key === 'style') judgeStyle(value)
      }
    },
    text: (value) => {
      if (style !== null) style += value
    },
    close: (name) => {
      if (!/^style$/i.test(name) || style === null) return
      judgeStyle(style)
      style = null
    },
  }
}
