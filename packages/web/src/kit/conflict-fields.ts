/** The fields of a form as words, in both versions. Loaded with the question, not with the forms. */
import type { ConflictField, TwoVersions } from './conflict.ts'
import { texts } from './i18n.ts'

const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s*\*$/, '').trim() ?? ''

const isLabelled = (node: Element): node is HTMLInputElement => 'labels' in node

const labelOfInput = (node: Element): string =>
  (isLabelled(node) && textOf(node.labels?.[0])) || (node.getAttribute('aria-label') ?? '')

/** A group of boxes or radio buttons is named by another element. */
function labelOf(node: Element): string {
  if (isLabelled(node)) return labelOfInput(node)
  const group = node.matches('[aria-labelledby]') ? node : node.querySelector('[aria-labelledby]')
  return textOf(document.getElementById(group?.getAttribute('aria-labelledby') ?? ''))
}

/** The words of a choice: those of the option, the box or the radio button that has the value. */
function choiceWords(node: Element | null, value: string): string {
  if (node instanceof HTMLSelectElement) {
    const option = [...node.options].find((one) => one.value === value)
    return value === '' ? '' : (option?.text ?? value)
  }
  const boxes = node?.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]') ?? []
  const box = [...boxes].find((one) => one.value === value)
  return box === undefined ? value : labelOfInput(box)
}

function wordsOf(node: Element | null, value: unknown): string {
  if (typeof value === 'boolean') return texts.t(value ? 'ui.yes' : 'ui.no')
  if (Array.isArray(value)) return value.map((one) => wordsOf(node, one)).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? choiceWords(node, String(value).trim()) : ''
}

/** A field that is not on the screen is not part of the form now. */
export function conflictFields({
  nodeOf,
  mine,
  theirs,
  current,
  words = {},
  others,
}: TwoVersions): readonly ConflictField[] {
  const fields = Object.entries(mine).flatMap(([name, value]) => {
    if (!Object.hasOwn(theirs, name)) return []
    const node = nodeOf(name)
    const label = node === null ? '' : labelOf(node)
    if (label === '') return []
    const word = words[name] as ((value: unknown) => string) | undefined
    const say = word ?? ((one: unknown) => wordsOf(node, one))
    return [{ label, mine: say(value), theirs: say(theirs[name]) }]
  })
  return [...fields, ...(others?.(current) ?? [])]
}
