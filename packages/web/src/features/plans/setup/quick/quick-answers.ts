import type { PlaceSetup, SetupInput } from '@larder/contract/place-setup'
import type { StorageKind } from '@larder/core/haccp'

export type Unit = {
  readonly id: number | null
  readonly name: string
  /** Keys of the foods that it holds; empty = everything. */
  readonly holds: readonly string[]
}

/** What the owner has answered so far; kept on the device until it is saved. */
export type QuickAnswers = {
  readonly answers: Readonly<Record<string, boolean>>
  readonly units: Readonly<Partial<Record<StorageKind, readonly Unit[]>>>
  /** What they started from: others change the place too. */
  readonly base?: Omit<QuickAnswers, 'base'>
}

/** A place without units is proposed one of each kind that its plan reads. */
export function startAnswers({ questions, units, preview }: PlaceSetup): QuickAnswers {
  const isNew = units.every(({ units: own }) => own.length === 0)
  const answers = Object.fromEntries(questions.map(({ key, answer }) => [key, answer]))
  return {
    answers,
    base: { answers, units: Object.fromEntries(units.map(({ kind, units: own }) => [kind, own])) },
    units: Object.fromEntries(
      units.map(({ kind, unit_name, units: own }) => [
        kind,
        isNew && preview.unit_kinds.includes(kind) ? [{ id: null, name: `${unit_name} 1`, holds: [] }] : own,
      ]),
    ),
  }
}

/** Keys of all yes answers, as the preview asks for them. */
export const yesOf = ({ answers }: QuickAnswers): string =>
  Object.keys(answers)
    .filter((key) => answers[key])
    .join(',')

/** One unit more, named after the kind with the next free number; one less takes the last away. */
export function withCount(now: readonly Unit[], count: number, unitName: string): readonly Unit[] {
  if (count <= now.length) return now.slice(0, count)
  const taken = new Set(now.map(({ name }) => name))
  const free = Array.from({ length: now.length + count + 1 }, (_, index) => `${unitName} ${index + 1}`)
  const names = free.filter((name) => !taken.has(name)).slice(0, count - now.length)
  return [...now, ...names.map((name) => ({ id: null, name, holds: [] }))]
}

/** The draft with a unit as others left it: the user's replaces it, or gives way. */
export function withTheirs(now: QuickAnswers, theirs: Unit, keep: 'mine' | 'theirs'): QuickAnswers {
  const { base } = now
  if (base === undefined) return now
  const replaced = (units: QuickAnswers['units']): QuickAnswers['units'] =>
    Object.fromEntries(
      Object.entries(units).map(([kind, list]) => [
        kind,
        list.map((unit) => (unit.id === theirs.id ? theirs : unit)),
      ]),
    )
  return {
    ...now,
    base: { ...base, units: replaced(base.units) },
    units: keep === 'mine' ? now.units : replaced(now.units),
  }
}

const sentUnits = (units: readonly Unit[] = [], unitName: string) =>
  units.map(({ id, name, holds }) => ({
    id,
    name: name.trim() === '' ? unitName : name,
    holds: [...holds],
  }))

/** What is sent; a unit whose name is empty is named after its kind. */
export const inputOf = ({ answers, units, base }: QuickAnswers, setup: PlaceSetup): SetupInput => ({
  answers,
  ...(base && { base_answers: base.answers }),
  units: setup.units.map(({ kind, unit_name }) => ({
    kind,
    units: sentUnits(units[kind], unit_name),
    ...(base && { base: sentUnits(base.units[kind], unit_name) }),
  })),
})
