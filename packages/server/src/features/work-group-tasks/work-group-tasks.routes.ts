import { workGroupTasks } from '@larder/contract/work-group-tasks'
import { serve } from '#kit/http/serve.ts'
import {
  changeWorkGroupTask,
  createWorkGroupTask,
  listWorkGroupTasks,
  removeWorkGroupTask,
} from './change-work-group-tasks.ts'

export const workGroupTaskRoutes = [
  serve(workGroupTasks.list, listWorkGroupTasks),
  serve(workGroupTasks.create, createWorkGroupTask),
  serve(workGroupTasks.change, changeWorkGroupTask, {
    versioned: { table: 'work_group_tasks', param: 'id' },
  }),
  serve(workGroupTasks.remove, removeWorkGroupTask, {
    versioned: { table: 'work_group_tasks', param: 'id' },
  }),
]
