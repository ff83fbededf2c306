/** The owner's review of a newer edition of the knowledge base: proposals to read, decisions to send. */
import {
  decideProposals,
  describeProposal,
  generatePlan,
  noEdits,
  PlanError,
  readingOf,
  withoutKept,
  type Keeping,
  type Plan,
  type PlanReading,
  type Review,
} from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { planProposals } from '@larder/contract/plan-proposals'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, Problem } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { sidesOf, type PlanInput } from './compare-editions.ts'
import {
  decideRows,
  editionOf,
  listGroupPlans,
  listOpenProposals,
  lockPlan,
  noteEdit,
  readEdits,
  setRestVersion,
  textsOf,
  type Edition,
  type ProposalRow,
} from '#features/plan-data/public.ts'
import {
  deleteLimitRow,
  findEditOf,
  insertHazardRow,
  updateHazardRow,
  upsertLimitRow,
  type EditRow,
} from '../hazards/hazards.queries.ts'
import type { MadePlans } from '../generate/make-plans.ts'
import { inEnglish } from './refresh-proposals.ts'
import { readStatus } from '../generate/read-status.ts'
import { compare } from '../versions/compare.ts'
import { makeAgain, storeAgain } from '../generate/remake-plan.ts'
import { readPlan, writeDocument, type ReadPlan } from '../document/write-document.ts'
import { writerOf } from '../document/writer.ts'

type Listed = ResponseOf<typeof planProposals.list>
type Decisions = Input<typeof planProposals.decide>['body']['decisions']

/** The place's own limits stay in the shown plan unless a proposal replaces them. */
const shownEdits = (plan: Plan, open: readonly ProposalRow[]) => {
  const edits = plan.edits ?? noEdits
  const proposed = new Set(open.filter(({ kind }) => kind === 'limit').map(({ key }) => key))
  return { ...withoutKept(edits), limits: edits.limits.filter(({ id }) => !proposed.has(id)) }
}

/**
 * The analysis of the place, or of one of its product groups, by itself: with numbers and tasks as if there
 * were no other.
 */
type Part = {
  readonly group: number | null
  readonly name: string
  readonly plan: Plan
  readonly reading: PlanReading
}

/** The place's plan, then its product groups. `own`: the edition that it is read with. */
async function readParts(
  ctx: Ctx,
  at: PlaceKey,
  { row, reading }: ReadPlan,
  own: Edition,
): Promise<readonly [Part, ...Part[]]> {
  if (row.plan.groups === undefined) return [{ group: null, name: '', plan: row.plan, reading }]
  const alone = ({ profile, edits = noEdits }: PlanInput, group: number | null, name: string): Part => {
    const plan = generatePlan(profile, own.knowledge, edits)
    return {
      group,
      name,
      plan,
      reading: readingOf(plan, own.knowledge, textsOf(own, reading.texts.language), reading.temperature_unit),
    }
  }
  return [
    alone(row.plan, null, ''),
    ...(await listGroupPlans(ctx.db, at)).map(({ id, name, plan }) => alone(plan, id, name)),
  ]
}

/** Both plans in the reader's words. @throws Problem 409 where the newer edition cannot make the plan. */
function readReview(
  { plan, reading }: Part,
  open: readonly ProposalRow[],
  { from, to }: { from: Edition; to: Edition },
): Review {
  const sides = sidesOf(plan, inEnglish(from), inEnglish(to))
  if (sides === null) throw conflict('The plan has to be generated again first.')
  const next = generatePlan(plan.profile, to.knowledge, shownEdits(plan, open))
  const after: PlanReading = readingOf(
    next,
    to.knowledge,
    textsOf(to, reading.texts.language),
    reading.temperature_unit,
  )
  return { before: reading, after, sides }
}

const editionsOf = async (
  ctx: Ctx,
  { from_version, to_version }: ProposalRow,
): Promise<{ from: Edition; to: Edition }> => ({
  from: await editionOf(ctx.db, ctx.platform, from_version),
  to: await editionOf(ctx.db, ctx.platform, to_version),
})

/** The edition for reading the plan, with the parts kept from an older one. */
const ownEdition = (ctx: Ctx, { row }: ReadPlan): Promise<Edition> =>
  editionOf(ctx.db, ctx.platform, row.knowledge_version, row.plan.edits?.rest_version)

/**
 * The open proposals, limits first, then hazards in the order of the steps; none where there are no changes.
 */
export async function listProposals(ctx: Ctx, { query }: Input<typeof planProposals.list>): Promise<Listed> {
  const at = placeOf(ctx)
  const open = await listOpenProposals(ctx.db, at)
  const [first] = open
  if (first === undefined) return []
  const read = await readPlan(ctx, at, { lang: query.lang })
  const editions = await editionsOf(ctx, first)
  const concerned = new Set(open.map(({ group }) => group))
  const parts = (await readParts(ctx, at, read, await ownEdition(ctx, read))).filter(({ group }) =>
    concerned.has(group),
  )
  const reviews = new Map(
    parts.map((part) => [part.group, { name: part.name, review: readReview(part, open, editions) }]),
  )
  return open.flatMap(({ group, ...row }) => {
    const groupReview = reviews.get(group)
    if (groupReview === undefined) return []
    const { lines, steps, ...text } = describeProposal(row, groupReview.review)
    return {
      proposal_id: row.id,
      group: groupReview.name,
      kind: row.kind,
      is_new: row.is_new,
      is_removed: row.is_removed,
      ...text,
      steps: [...steps],
      lines: lines.map(({ label, pieces }) => ({ label, pieces: [...pieces] })),
      from_version: row.from_version,
      to_version: row.to_version,
    }
  })
}

/** @throws Problem 422 where a decision names another proposal, names one twice, or one is left out. */
function checkDecisions(open: readonly ProposalRow[], decisions: Decisions): ReadonlyMap<number, boolean> {
  const ids = new Set(open.map(({ id }) => id))
  const decided = new Map<number, boolean>()
  decisions.forEach(({ proposal_id, change_decision_type_id }, index) => {
    if (!ids.has(proposal_id))
      throw invalid(`decisions.${index}.proposal_id`, 'unknown', 'There is no such proposal.')
    if (decided.has(proposal_id))
      throw invalid(`decisions.${index}.proposal_id`, 'duplicate', 'This proposal has two decisions.')
    decided.set(proposal_id, change_decision_type_id === 1)
  })
  if (decided.size < ids.size) throw invalid('decisions', 'undecided', 'Every proposal has to be decided.')
  return decided
}

/** Stores what the decisions keep as edits of the plan. */
async function storeKeeping(
  ctx: Ctx,
  at: PlaceKey,
  { hazards, limits, keeps_rest }: Keeping,
  from: { readonly version: number; readonly rest: number | null; readonly group: number | null },
): Promise<void> {
  const writer = writerOf(ctx)
  for (const { key, change } of hazards) {
    const row = await findEditOf(ctx.db, at, from.group, key)
    const blank = {
      words: {},
      severity: null,
      probability: null,
      members: [],
      member_ids: [],
      is_disabled: false,
      kept: null,
    }
    const content = { ...blank, ...row?.content, ...change } as EditRow['content']
    if (row) await updateHazardRow(ctx.db, at, row.id, { content, ...writer })
    else await insertHazardRow(ctx.db, at, { key, group: from.group, content, ...writer })
  }
  for (const { id, values } of limits) {
    if (values === null) await deleteLimitRow(ctx.db, at, id)
    else
      await upsertLimitRow(ctx.db, at, {
        limit_id: id,
        content: values,
        reason: '',
        is_kept: true,
        ...writer,
      })
  }
  if (keeps_rest !== null) await setRestVersion(ctx.db, at, keeps_rest ? (from.rest ?? from.version) : null)
}

/** @throws Problem 422 where what is kept has no ground in the newer edition. */
async function makeDecided(
  ctx: Ctx,
  at: PlaceKey,
  plan: Plan,
  to: Edition,
): Promise<{ readonly made: MadePlans; readonly edition: Edition }> {
  const edition = await editionOf(
    ctx.db,
    ctx.platform,
    to.version,
    (await readEdits(ctx.db, at)).rest_version,
  )
  try {
    return { made: await makeAgain(ctx, at, plan, edition), edition }
  } catch (error) {
    if (error instanceof PlanError)
      throw new Problem('invalid', error.message, {
        errors: [{ field: 'decisions', code: 'cannot_keep', message: error.message }],
      })
    throw error
  }
}

/**
 * All decisions at once: the plan is made with the newer edition and with the parts of the older one that the
 * owner keeps, and its tasks become the place's. A confirmed plan has to be confirmed again. @throws Problem
 * 409 without proposals; 422 where not every proposal is decided exactly once.
 */
export async function decideAll(
  ctx: Ctx,
  { body }: Input<typeof planProposals.decide>,
): Promise<ResponseOf<typeof planProposals.decide>> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const open = await listOpenProposals(ctx.db, at)
  const [first] = open
  if (first === undefined) throw conflict('There are no open proposals.')
  const decided = checkDecisions(open, body.decisions)
  const read = await readPlan(ctx, at, {})
  const document = await writeDocument(ctx, at, read)
  const { from, to } = await editionsOf(ctx, first)
  const { plan: before, flow, is_outdated } = read.row
  const own = await ownEdition(ctx, read)
  const decisions = open.map((row) => ({ ...row, is_approved: decided.get(row.id) === true }))
  for (const part of await readParts(ctx, at, read, own)) {
    const here = decisions.filter(({ group }) => group === part.group)
    if (here.length === 0) continue
    const { sides } = readReview(part, open, { from, to })
    const keeping = decideProposals(here, { plan: part.plan, texts: Object.values(own.texts) }, sides[1].plan)
    await storeKeeping(ctx, at, keeping, {
      version: from.version,
      rest: before.edits?.rest_version ?? null,
      group: part.group,
    })
  }
  const { made: newPlans, edition } = await makeDecided(ctx, at, before, to)
  const { sha256 } = await storeAgain(ctx, at, newPlans, {
    before: { plan: before, flow },
    edition,
    is_outdated,
  })
  await decideRows(
    ctx.db,
    at,
    decisions.map(({ id, is_approved }) => ({ id, state: is_approved ? 1 : 2 })),
    { decided_at: ctx.now.toISOString(), decided_by: userId(ctx) },
  )
  const sections = compare(
    document,
    await writeDocument(ctx, at, await readPlan(ctx, at, { lang: document.language })),
  ).map(({ static_name }) => static_name)
  const listKeys = (is_approved: boolean) =>
    decisions
      .filter((one) => one.is_approved === is_approved)
      .map(({ kind, key, group }) => `${group === null ? '' : `${group}:`}${key === '' ? kind : key}`)
  const detail = {
    from_version: from.version,
    to_version: to.version,
    approved: listKeys(true),
    rejected: listKeys(false),
  }
  await noteEdit(ctx, at, { sections, code: 'proposals_decided', detail })
  ctx.audit({ entity: 'plan', entity_id: read.row.id, detail: { ...detail, sha256 } })
  return readStatus(ctx.db, at)
}
