import { tasks } from '@larder/contract/tasks'
import { serve } from '#kit/http/serve.ts'
import { askNewVersion, changeTask } from './change-task.ts'
import { confirmAll, createTask, putInOrder, removeTask } from './create-task.ts'
import { startToday } from './start-today.ts'
import { getSubtype, listSubtypes } from './read-subtypes.ts'
import { getTask, hasVerification, listTasks } from './read-tasks.ts'
import { readVersions } from './read-versions.ts'

export const taskRoutes = [
  serve(tasks.list, listTasks),
  serve(tasks.hasVerification, hasVerification),
  serve(tasks.get, getTask),
  serve(tasks.create, createTask),
  serve(tasks.startToday, startToday),
  serve(tasks.confirm, confirmAll),
  serve(tasks.order, putInOrder),
  serve(tasks.change, changeTask),
  serve(tasks.newVersionRequired, askNewVersion),
  serve(tasks.remove, removeTask, { versioned: { table: 'tasks', param: 'id' } }),
  serve(tasks.versions, readVersions),
  serve(tasks.subtypes, listSubtypes),
  serve(tasks.subtype, getSubtype),
]
