import type { Task } from '@larder/contract/tasks'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftOf } from './editor-values.ts'
import { scheduleBody, scheduleDraft } from './schedule-draft.ts'

const action = (text: string, own: boolean) => ({
  text,
  custom_options_enabled: own,
  options: [{ id: 8, option_text: 'Called', is_custom: true }],
})
const task = {
  name: 'Closing',
  task_subtype_id: 9,
  is_disabled: true,
  is_checklist: true,
  instructionText: '',
  instructionSummaryText: '',
  task_steps: [],
  task_frequency_type_id: 2,
  custom_frequency: null,
  related_to: 'none',
  related_entities: [],
  sub_tasks: [
    {
      id: 3,
      description: 'Gas off',
      allow_not_done: false,
      corrective_action: action('Call the electrician', false),
      task_frequency_type_id: null,
      custom_frequency: null,
      user_group_id: null,
    },
  ],
  corrective_action: action('Tell the chef', false),
  user_group_id: null,
  task_responsible_roles: [],
  task_notify_roles: [],
  is_ticket: false,
  is_verification_enabled: false,
  verification_user_group_id: null,
  verification_notification_frequency_type_id: null,
} as unknown as Task

describe('the editor of a task', () => {
  it('sends instruction and own words of every checklist line and of the task as they were', () => {
    const { sub_tasks, corrective_action } = bodyOf(draftOf(task, 'C'), 'C')
    expect(sub_tasks?.[0]?.corrective_action).toEqual({
      text: 'Call the electrician',
      custom_options_enabled: false,
      options: [{ id: 8, option_text: 'Called' }],
    })
    expect(corrective_action).toMatchObject({ text: 'Tell the chef', custom_options_enabled: false })
  })
  it('keeps a disabled task disabled, and enables it again', () => {
    const draft = draftOf(task, 'C')
    expect([bodyOf(draft, 'C').is_disabled, bodyOf({ ...draft, active: true }, 'C').is_disabled]).toEqual([
      true,
      false,
    ])
  })
})

describe('the schedule in the editor', () => {
  const custom = {
    custom_frequency_type_id: 5,
    task_frequency_cnt: 1,
    times: ['16:00'],
    days_of_week: [1],
    start_time: '2026-11-16T16:30',
    repeat_on: null,
  }
  it('keeps the time of its start', () => {
    expect(
      scheduleBody(scheduleDraft({ task_frequency_type_id: 9, custom_frequency: custom })),
    ).toMatchObject({
      custom_frequency: { start_time: '2026-11-16T16:30' },
    })
  })
  it('sends a new start without a time as the day alone', () => {
    const draft = scheduleDraft({
      task_frequency_type_id: 9,
      custom_frequency: { ...custom, start_time: null },
    })
    expect(scheduleBody({ ...draft, custom: { ...draft.custom, start: '2026-11-17' } })).toMatchObject({
      custom_frequency: { start_time: '2026-11-17T00:00' },
    })
  })
})
