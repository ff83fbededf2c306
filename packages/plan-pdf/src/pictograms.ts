/**
 * Pictograms of the posters as SVG: those of Tabler where it has one (MIT), and shapes of ours in its manner,
 * 24 units wide with lines of two.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve

/** Names in Tabler's set. */
const tabler: Readonly<Record<string, string>> = {
  wet: 'droplet',
  soap: 'hand-sanitizer',
  rub: 'hand-stop',
  rinse: 'droplets',
  dry: 'toilet-paper',
  close: 'droplet-off',
  ready: 'salad',
  meat: 'meat',
  minced: 'burger',
  milk: 'milk',
  eggs: 'egg',
  fish: 'fish',
  wheat: 'wheat',
  gluten: 'wheat',
  bee_pollen: 'hexagons',
  royal_jelly: 'crown',
}

const seed = (x: number, y: number): string => `M${x} ${y}c1.6 1.9 1.6 3.9 0 5c-1.6 -1.1 -1.6 -3.1 0 -5`
const dots = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => `M${x} ${y}v.01`).join('')
const petals = (y: number): string =>
  `M12 ${y + 2.5}c-1.6 .6 -3.6 0 -4 -2.5c2.2 -.4 3.6 .6 4 2.5c.4 -1.9 1.8 -2.9 4 -2.5c-.4 2.5 -2.4 3.1 -4 2.5`

/** Paths of what Tabler does not have. */
const drawn: Readonly<Record<string, string>> = {
  poultry:
    'M13.5 4.5c3.5 -2 7.5 1 6.5 5.5c-.8 3.6 -4.5 5.5 -8.5 5.5l-3 -3c0 -4 1.5 -6.5 5 -8M9.6 13.6l-3.4 3.4M6.2 17' +
    'a1.9 1.9 0 1 0 -2.4 1.2a1.9 1.9 0 1 0 3.2 1.6c.3 -.9 .1 -1.5 -.8 -2.8',
  crustaceans:
    'M17 6c-7 0 -12.5 3.4 -12.5 8.6c0 3.3 2.6 5.4 5.6 5.4h3.4l2.5 2M13.5 20l3 -1.500M17 6c2 0 3.5 1.2 3.5' +
    ' 2.800c-4.5 -.3 -9 1.6 -9 4.400c0 1.3 .8 2.1 2 2.100h.5M17 6c-1 -2 -2.5 -3 -4.5 -3M20 6c0 -1.8 -.8' +
    ' -3.3 -2 -4M8 9.500l4.2 2.300M5.2 13.200l6 1.100M8.2 19.500l4 -4.500M17 8.200v.01',
  molluscs:
    'M12 20c-5.5 -2.5 -9 -6.5 -9 -10.200c0 -1.7 1.1 -2.8 2.6 -2.800c.3 -2.1 1.7 -3 3.5 -2.500c.6 -1' +
    ' 1.6 -1.5 2.9 -1.500s2.3 .5 2.9 1.500c1.8 -.5 3.2 .4 3.5 2.500c1.5 0 2.6 1.1 2.6 2.800c0 3.7' +
    ' -3.5 7.7 -9 10.200M12 20v-13M12 20l-5 -10.500M12 20l5 -10.500M9 21h6',
  peanuts:
    'M12 2.500c2.9 0 4.6 2 4.6 4.400c0 1.7 -1.1 2.7 -1.1 4c0 1.3 1.9 2.5 1.9 5.200c0 3.1 -2.3 5.4' +
    ` -5.4 5.400s-5.4 -2.3 -5.4 -5.400c0 -2.7 1.9 -3.9 1.9 -5.200c0 -1.3 -1.1 -2.3 -1.1 -4c0 -2.4` +
    ` 1.7 -4.4 4.6 -4.4${dots([11, 6.5], [13.5, 8], [10.5, 14], [13.5, 14.8], [11, 17.8])}`,
  tree_nuts:
    'M4.5 10.500c0 -3.6 3.2 -6 7.5 -6s7.5 2.4 7.5 6zM6 10.500c0 5.5 3 8.5 6 11c3 -2.5 6 -5.5 6' +
    ' -11M12 4.500v-2M9.5 13.500c.3 1.5 .8 2.7 1.5 3.8',
  soybeans:
    'M19 4c1.8 7 -5.5 15.5 -12.5 16c-1.5 .1 -2.5 -.9 -2.5 -2.400c.3 -7 8 -14.4 15 -13.600M19 4l2 -2' +
    'M10.5 15.500a2 2 0 1 0 -4 0a2 2 0 1 0 4 0M14 12a2 2 0 1 0 -4 0a2 2 0 1 0 4 0M17.5 8.500a2 2 0 1 0 -4 0a2 2 0' +
    ' 1 0 4 0',
  sesame: [
    seed(12, 2.5),
    seed(6, 6),
    seed(18, 6),
    seed(12, 9.5),
    seed(6, 13),
    seed(18, 13),
    seed(12, 16.5),
  ].join(''),
  celery:
    'M8 21.500c-.6 -4 -.6 -7 0 -10.500M16 21.500c.6 -4 .6 -7 0 -10.500M12 21.500v-12M8 21.500h8M8 11c-3 0 -4.5 -2' +
    ' -4.5 -4.500c2.8 0 4.5 1.5 4.5 4.500M16 11c3 0 4.5 -2 4.5 -4.500c-2.8 0 -4.5 1.5 -4.5' +
    ' 4.500M12 9.500c-2.2 -2.2 -2.2 -4.8 0 -7c2.2 2.2 2.2 4.8 0 7',
  mustard:
    'M11 2h2l.7 4.500h-3.400zM9 6.500h6a2 2 0 0 1 2 2v11.500a1.5 1.5 0 0 1 -1.5 1.500h-7a1.5 1.5 0 0 1 -1.5' +
    ' -1.500v-11.500a2 2 0 0 1 2 -2M7 11.500h10M7 17.500h10',
  sulfites:
    `M8 21.500h8M12 15.500v6M16.5 2.500l1.5 6.500c.4 3.6 -2.2 6.5 -6 6.500s-6.4 -2.9 -6 -6.500l1.5 -6.500z` +
    `M6.3 8h11.4${dots([10.5, 11], [13.5, 12], [12.2, 10])}`,
  lupin: `M12 22v-4.500M12 21c-2.5 .2 -4.5 -.8 -5.5 -3M12 21c2.5 .2 4.5 -.8 5.5 -3M12 2v1${[3, 7, 11, 15]
    .map((y) => petals(y))
    .join('')}`,
}

const wrap = (paths: string, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${colour}" ` +
  `stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`

/** The picture of a name; empty for a name without one. */
export function pictogram(name: string, colour: string): string {
  const own = drawn[name]
  if (own !== undefined) return wrap(`<path d="${own}"/>`, colour)
  const iconName = tabler[name]
  if (iconName === undefined) return ''
  const file = readFileSync(resolve(`@tabler/icons/outline/${iconName}.svg`), 'utf8')
  return wrap([...file.matchAll(/<path d="[^"]*" ?\/>/g)].map(([path]) => path).join(''), colour)
}
