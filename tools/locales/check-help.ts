/**
 * Compares the help of all languages with the English one: the same pages, each with a title, a text and as
 * many steps.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Topic = { readonly title: string; readonly text: string; readonly steps: readonly string[] }
type Topics = Readonly<Record<string, Topic>>

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''

function judgeTopic(english: Topic | undefined, own: Topic): string | undefined {
  if (english === undefined) return 'is not in the English help'
  if (isEmpty(own.title) || isEmpty(own.text) || own.steps.some(isEmpty)) return 'has an empty text'
  if (own.steps.length !== english.steps.length)
    return `has ${own.steps.length} steps, English ${english.steps.length}`
  return undefined
}

/**
 * Findings in packages/locales/help of the checkout at `root`, one line each; none where there is no help.
 */
export function checkHelp(root: string): readonly string[] {
  const folder = join(root, 'packages', 'locales', 'help')
  if (!existsSync(folder)) return []
  const read = (name: string): Topics => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Topics
  const english = read('en.json')
  return readdirSync(folder).flatMap((name) => {
    const own = read(name)
    const wrong = Object.entries(own).flatMap(([path, topic]) => {
      const reason = judgeTopic(english[path], topic)
      return reason === undefined ? [] : [`packages/locales/help/${name}: "${path}" ${reason}`]
    })
    const missing = Object.keys(english).filter((path) => own[path] === undefined)
    return [...wrong, ...missing.map((path) => `packages/locales/help/${name} lacks "${path}"`)]
  })
}
