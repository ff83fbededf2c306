import { expect, it } from 'vitest'
import { knowledge, standingDuties, teamRequirements } from './index.ts'

it('names a known document for each standing duty, and its kind once', () => {
  const known = new Set(knowledge.documents.map(({ code }) => code))
  for (const { sources } of standingDuties) {
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter(({ document }) => !known.has(document))).toEqual([])
  }
  expect(standingDuties.map(({ task_subtype_id }) => task_subtype_id)).toEqual([8, 9, 10, 11, 12, 13, 14])
})

it('names a known document for each requirement of people, and each key once', () => {
  const known = new Set(knowledge.documents.map(({ code }) => code))
  const cited = teamRequirements.flatMap(({ sources }) => sources)
  expect(cited.filter(({ document }) => !known.has(document))).toEqual([])
  expect(new Set(teamRequirements.map(({ key }) => key)).size).toBe(teamRequirements.length)
})

it('gives hygiene training the rhythm of the task of the plan whose record it is', () => {
  const task = knowledge.tasks.find(({ id }) => id === 'T-training')
  const hygiene = teamRequirements.find(({ key }) => key === 'hygiene')
  expect(task?.frequency).toBe('once_in_year')
  expect([hygiene?.task_frequency_type_id, hygiene?.repeat_months]).toEqual([9, 12])
})
