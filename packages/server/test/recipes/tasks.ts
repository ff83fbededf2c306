import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const ownTask = ({ group }: Scene) => ({
  name: 'Delivery of fish',
  task_subtype_id: 4,
  task_frequency_type_id: 9,
  is_checklist: false,
  instructionText: 'Look at ice and eyes.',
  instructionSummaryText: 'Ice, eyes, smell',
  is_disabled: false,
  is_ticket: false,
  custom_frequency: {
    custom_frequency_type_id: 5,
    task_frequency_cnt: 1,
    times: ['08:00'],
    days_of_week: [2, 5],
    start_time: '2026-11-23T00:00',
    repeat_on: null,
  },
  task_steps: [
    {
      task_step_type_name: 'enter_temperature',
      name: 'Core of the fish',
      entry_max_value: 2,
      is_required: true,
    },
    {
      task_step_type_name: 'choose_one_answer',
      name: 'Smell',
      options: [
        { text: 'Fresh', is_breach: false },
        { text: 'Off', is_breach: true },
      ],
      allow_custom_value_ind: true,
      timer_hours: 1,
      timer_notify_minutes: 10,
    },
    {
      task_step_type_name: 'enter_amount',
      name: 'Weight',
      custom_unit: 'kg',
      is_required: false,
      user_group_id: group,
    },
  ],
  corrective_action: {
    text: 'Send it back.',
    custom_options_enabled: true,
    options: [{ option_text: 'Sent back' }],
  },
  user_group_id: group,
  responsible_role_ids: [group],
  notify_role_ids: [group],
  is_verification_enabled: true,
  verification_user_group_id: group,
  verification_notification_frequency_type_id: 3,
})

export const tasksRecipes: Recipes = {
  'tasks.create': (scene) => ({
    params: at(scene),
    query: { lang: 'en', taskTypeId: 4 },
    body: ownTask(scene),
  }),
  'tasks.start_today': (scene) => ({ params: at(scene) }),
  'tasks.order': (scene) => ({ params: at(scene), body: { ids: [scene.task] } }),
  'tasks.new_version_required': (scene) => ({
    params: { ...at(scene), id: scene.task },
    body: { task_frequency_type_id: 2, custom_frequency: { times: ['09:00'] } },
  }),
  'tasks.remove': (scene) => ({ params: { ...at(scene), id: scene.task } }),
  'tasks.versions': (scene) => ({ params: { ...at(scene), id: 1 }, query: { lang: 'en' } }),
  'tasks.subtypes': (scene) => ({
    params: at(scene),
    query: { lang: 'en', includeEntries: '1', fromDate: '2026-11-01', toDate: '2026-11-30' },
  }),
  'tasks.subtype': (scene) => ({
    params: { ...at(scene), id: 1 },
    query: { lang: 'en', includeEntries: '1', date: '2026-11-21' },
  }),
  'tasks.get': (scene) => ({ params: { ...at(scene), id: scene.task } }),
  'tasks.change': (scene) => ({
    params: { ...at(scene), id: scene.task },
    query: { lang: 'en' },
    body: {
      is_disabled: false,
      task_frequency_type_id: 2,
      custom_frequency: { times: ['09:00'] },
      task_steps: [{ id: scene.task, entry_min_value: null, entry_max_value: 4, hold_minutes: null }],
      version: 1,
    },
  }),
}
