/** Changes of SQL in template literals. */
type Token = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly depth: number
  readonly kind: 'word' | 'number' | 'string' | 'operator' | 'hole'
}
export type SqlEdit = {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly kind: string
}
/** A part of the template in the source: text, or `${…}`. */
export type Part = { readonly from: number; readonly to: number; readonly hole: boolean }

const pattern =
  /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|[A-Za-z_][\w.]*|\d+(?:\.\d+)?|->>|->|#>>|#>|@>|<@|::|<=|>=|<>|!=|=>|\|\||[-+*/%<>=(),[\]?&|]|\S/g

/** Tokens with their depth in parentheses and `case … end`. */
function read(code: string, parts: readonly Part[]): Token[] {
  let depth = 0
  const tokens: Token[] = []
  const push = (text: string, from: number, kind: Token['kind']): void => {
    const word = text.toLowerCase()
    const closes = word === ')' || word === 'end' || word === ']'
    if (closes) depth--
    tokens.push({ text: kind === 'word' ? word : text, from, to: from + text.length, depth, kind })
    if (word === '(' || word === 'case' || word === '[') depth++
  }
  for (const { from, to, hole } of parts) {
    if (hole) push(code.slice(from, to), from, 'hole')
    else
      for (const match of code.slice(from, to).matchAll(pattern)) {
        const [text] = match
        if (text.startsWith('--')) continue
        const first = text[0] ?? ''
        const kind = /[A-Za-z_"]/.test(first)
          ? 'word'
          : /\d/.test(first)
            ? 'number'
            : first === "'"
              ? 'string'
              : 'operator'
        push(text, from + match.index, kind)
      }
  }
  return tokens
}

const swaps: Readonly<Record<string, readonly [text: string, kind: string]>> = {
  '<': ['<=', 'boundary'],
  '<=': ['<', 'boundary'],
  '>': ['>=', 'boundary'],
  '>=': ['>', 'boundary'],
  '<>': ['=', 'equality'],
  '!=': ['=', 'equality'],
  desc: ['asc', 'order'],
  asc: ['desc', 'order'],
  min: ['max', 'aggregate'],
  max: ['min', 'aggregate'],
  least: ['greatest', 'aggregate'],
  greatest: ['least', 'aggregate'],
  bool_or: ['bool_and', 'aggregate'],
  bool_and: ['bool_or', 'aggregate'],
  true: ['false', 'boolean'],
  false: ['true', 'boolean'],
}

const starts = new Set(['where', 'and', 'or', 'on', 'having'])
const stops = new Set(
  `and or ) where group order limit offset union returning on join left right cross inner full having window
   for select from set then else end when , when`.split(/\s+/),
)

/** The tokens from `at` that belong to one condition. */
function conditionFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const depth = tokens[at]?.depth
  const condition: Token[] = []
  let between = false
  for (const token of tokens.slice(at)) {
    if (depth === undefined || token.depth < depth) break
    const level = token.depth === depth
    if (level && token.text === 'and' && between) between = false
    else if (level && condition.length > 0 && (stops.has(token.text) || token.text === ')')) {
      // The parenthesis or `end` that closes what the condition opened.
      if (token.text !== ')' && token.text !== 'end') break
      const opened = condition.filter(
        ({ text, depth: of }) => of === depth && /^(\(|case)$/.test(text),
      ).length
      const closed = condition.filter(({ text, depth: of }) => of === depth && /^(\)|end)$/.test(text)).length
      if (closed >= opened) break
    }
    if (level && token.text === 'between') between = true
    condition.push(token)
  }
  return condition
}

const span = (tokens: readonly Token[]): { from: number; to: number } | undefined => {
  const [first, last] = [tokens[0], tokens.at(-1)]
  return first === undefined || last === undefined ? undefined : { from: first.from, to: last.to }
}

/** The clause of a token: the last of these words at its depth. */
function clauseOf(tokens: readonly Token[], at: number): string | undefined {
  const depth = tokens[at]?.depth ?? 0
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index]
    if (token === undefined || token.depth < depth - 1) return undefined
    if (
      token.depth === depth &&
      /^(select|from|where|on|having|set|values|order|when|limit)$/.test(token.text)
    )
      return token.text
  }
  return undefined
}

/** Conditions that row-level security repeats: without them the answers are the same. */
const ofCompany = /company_id\s*=|company_id in\b/

function conditionEdits(code: string, tokens: readonly Token[], at: number): readonly SqlEdit[] {
  const token = tokens[at]
  if (token === undefined || token.kind !== 'word') return []
  const edits: SqlEdit[] = []
  const condition = conditionFrom(tokens, at + 1)
  const place = span(condition)
  if (place === undefined) return edits
  const text = code.slice(place.from, place.to)
  const isJoined = tokens[at + 1]?.text === 'conflict' || tokens[at + 1]?.text === 'update'
  const isBetween = token.text === 'and' && isEndOfBetween(tokens, at)
  if (starts.has(token.text) && !isJoined && !isBetween) {
    if (!ofCompany.test(text)) edits.push({ ...place, text: 'true', kind: 'condition dropped' })
    if (token.text === 'or') edits.push({ from: token.from, to: token.to, text: 'and', kind: 'logic' })
    if (token.text === 'and' && !ofCompany.test(text))
      edits.push({ from: token.from, to: token.to, text: 'or', kind: 'logic' })
  }
  if (token.text === 'when')
    for (const side of ['true', 'false']) edits.push({ ...place, text: side, kind: `case when ${side}` })
  return edits
}

function isEndOfBetween(tokens: readonly Token[], at: number): boolean {
  const depth = tokens[at]?.depth
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index]
    if (token === undefined || (depth !== undefined && token.depth < depth)) return false
    if (token.depth !== depth) continue
    if (token.text === 'between') return true
    if (/^(and|or|where|on|when|select|having)$/.test(token.text)) return false
  }
  return false
}

/** `order by a, b`: the first key without a direction gets one. */
function orderEdit(tokens: readonly Token[], at: number): readonly SqlEdit[] {
  if (tokens[at]?.text !== 'order' || tokens[at + 1]?.text !== 'by') return []
  const depth = tokens[at]?.depth
  const keys: Token[] = []
  for (const token of tokens.slice(at + 2)) {
    const level = token.depth === depth
    if (depth === undefined || token.depth < depth) break
    if (level && /^(,|limit|offset|desc|asc|for|nulls|rows|range|union)$/.test(token.text)) {
      if (/^(desc|asc)$/.test(token.text)) return []
      break
    }
    if (level && token.text === ')' && !keys.some((key) => key.depth === depth && key.text === '(')) break
    keys.push(token)
  }
  const place = span(keys)
  // What a `${…}` writes may have its own direction.
  if (place === undefined || keys.some(({ kind }) => kind === 'hole')) return []
  return [{ from: place.to, to: place.to, text: ' desc', kind: 'order' }]
}

/** `coalesce(a, b)` without its default. */
function coalesceEdit(tokens: readonly Token[], at: number): readonly SqlEdit[] {
  if (tokens[at]?.text !== 'coalesce' || tokens[at + 1]?.text !== '(') return []
  const depth = (tokens[at + 1]?.depth ?? 0) + 1
  let comma: number | undefined
  for (let index = at + 2; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined || token.depth < depth) {
      const place = comma === undefined ? undefined : span(tokens.slice(comma + 1, index))
      return place === undefined ? [] : [{ ...place, text: 'null', kind: 'default dropped' }]
    }
    if (token.depth === depth && token.text === ',') comma = index
  }
  return []
}

function wordEdits(tokens: readonly Token[], at: number): readonly SqlEdit[] {
  const token = tokens[at]
  const next = tokens[at + 1]
  const third = tokens[at + 2]
  if (token === undefined || next === undefined) return []
  const edit = (to: Token, text: string, kind: string): readonly SqlEdit[] => [
    { from: token.from, to: to.to, text, kind },
  ]
  if (token.text === 'is' && next.text === 'not') return edit(next, 'is', 'null test')
  if (token.text === 'is' && next.text === 'null') return edit(next, 'is not null', 'null test')
  if (token.text === 'not' && /^(exists|in)$/.test(next.text)) return edit(next, next.text, 'negation')
  if (token.text === 'select' && next.text === 'distinct' && third?.text !== 'on')
    return edit(next, 'select', 'distinct dropped')
  if (token.text === 'left' && next.text === 'join') return edit(next, 'join', 'left join')
  if (token.text === 'for' && next.text === 'update' && third === undefined)
    return edit(next, '', 'lock dropped')
  if (token.text === 'interval' && next.kind === 'string')
    return edit(
      next,
      `interval ${next.text.replace(/\d+/, (digits) => String(Number(digits) + 1))}`,
      'interval',
    )
  return []
}

function plainEdits(tokens: readonly Token[], at: number): readonly SqlEdit[] {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token === undefined) return []
  const edit = (text: string, kind: string): readonly SqlEdit[] => [
    { from: token.from, to: token.to, text, kind },
  ]
  const swap = swaps[token.text]
  if (swap !== undefined && token.kind !== 'string') {
    const isFunction = swap[1] === 'aggregate'
    if (isFunction && tokens[at + 1]?.text !== '(') return []
    return edit(swap[0], swap[1])
  }
  if (token.kind === 'number' && before?.text !== '::') {
    if (before?.text === 'limit') return edit(token.text === '1' ? '2' : `${Number(token.text) - 1}`, 'limit')
    return clauseOf(tokens, at) === 'order' ? [] : edit(String(Number(token.text) + 1), 'number')
  }
  const isSum = /^[-+]$/.test(token.text) && before !== undefined && !/^[(,=<>]$/.test(before.text)
  if (isSum) return edit(token.text === '+' ? '-' : '+', 'arithmetic')
  return []
}

/** All changes of the SQL in these parts; none makes it fail to parse. */
export function findSqlEdits(code: string, parts: readonly Part[]): readonly SqlEdit[] {
  const tokens = read(code, parts)
  return tokens.flatMap((token, at) =>
    token.kind === 'hole'
      ? []
      : [
          ...plainEdits(tokens, at),
          ...(token.kind === 'word'
            ? [
                ...conditionEdits(code, tokens, at),
                ...orderEdit(tokens, at),
                ...coalesceEdit(tokens, at),
                ...wordEdits(tokens, at),
              ]
            : []),
        ],
  )
}
