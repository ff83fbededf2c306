import { expect, test } from 'vitest'
import { findTopic, searchTopics } from './find-topics.ts'

const topics = {
  '/plan': { title: 'Plan', text: 'The hazards of your place.', steps: [] },
  '/activity-log/tasks': { title: 'Tasks', text: 'Change limits.', steps: ['Open a task', 'Save'] },
  '/activity-log/timeline': { title: 'Today', text: 'Fill your tasks.', steps: [] },
}

test('finds the topic of the page itself', () => {
  expect(findTopic(topics, '/activity-log/tasks')?.title).toBe('Tasks')
})

test('describes an item by the topic of its list', () => {
  expect(findTopic(topics, '/activity-log/tasks/$id')).toMatchObject({ path: '/activity-log/tasks' })
})

test('finds nothing where no page above has a topic', () => {
  expect(findTopic(topics, '/billing/choose-payment')).toBeNull()
})

test('lists all topics without words', () => {
  expect(searchTopics(topics, ' ', 'en').map(({ path }) => path)).toEqual(Object.keys(topics))
})

test('lists topics that contain every word, those with a word in the title first', () => {
  expect(searchTopics(topics, 'TASK', 'en').map(({ title }) => title)).toEqual(['Tasks', 'Today'])
  expect(searchTopics(topics, 'task limits', 'en').map(({ title }) => title)).toEqual(['Tasks'])
  expect(searchTopics(topics, 'freezer', 'en')).toEqual([])
})
