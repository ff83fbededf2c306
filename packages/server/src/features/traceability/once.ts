/** What a request asks once, however many records it saves: an import saves five hundred. */
import type { Ctx } from '#kit/context.ts'

const answersByContext = new WeakMap<Ctx, Map<string, Promise<unknown>>>()

/** The first answer to the question of this name in this request. */
export function once<Answer>(ctx: Ctx, name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const answers = answersByContext.get(ctx) ?? new Map<string, Promise<unknown>>()
  answersByContext.set(ctx, answers)
  const answer = (answers.get(name) as Promise<Answer> | undefined) ?? ask()
  answers.set(name, answer)
  return answer
}

/** The same for rows by id: asks for those that this request has not asked for yet. */
export async function onceEach<Row>(
  ctx: Ctx,
  name: string,
  ids: readonly number[],
  ask: (ids: readonly number[]) => Promise<ReadonlyMap<number, Row>>,
): Promise<ReadonlyMap<number, Row>> {
  const rowsById = await once(ctx, name, () => Promise.resolve(new Map<number, Row>()))
  const open = [...new Set(ids)].filter((id) => !rowsById.has(id))
  if (open.length > 0) for (const [id, row] of await ask(open)) rowsById.set(id, row)
  return rowsById
}
