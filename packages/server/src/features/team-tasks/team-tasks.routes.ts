import { teamTasks } from '@larder/contract/team-tasks'
import { serve } from '#kit/http/serve.ts'
import {
  changeEntry,
  changeTeamTask,
  createEntry,
  createTeamTask,
  getMatrix,
  listEntries,
  listTeamTasks,
  removeEntry,
  removeTeamTask,
  setStart,
} from './change-team-tasks.ts'
import { keepScan, removeScan, takeScan } from './entry-scans.ts'
import { exportMatrix } from './export-matrix.ts'
import { listSubtypes } from './read-requirements.ts'

export const teamTaskRoutes = [
  serve(teamTasks.subtypes, listSubtypes),
  serve(teamTasks.list, listTeamTasks),
  serve(teamTasks.create, createTeamTask),
  serve(teamTasks.change, changeTeamTask, { versioned: { table: 'team_tasks', param: 'id' } }),
  serve(teamTasks.remove, removeTeamTask, { versioned: { table: 'team_tasks', param: 'id' } }),
  serve(teamTasks.matrix, getMatrix),
  serve(teamTasks.export, exportMatrix),
  serve(teamTasks.entries, listEntries),
  serve(teamTasks.createEntry, createEntry),
  serve(teamTasks.changeEntry, changeEntry, { versioned: { table: 'team_task_entries', param: 'id' } }),
  serve(teamTasks.removeEntry, removeEntry, { versioned: { table: 'team_task_entries', param: 'id' } }),
  serve(teamTasks.sendScan, keepScan, {
    before: takeScan,
    versioned: { table: 'team_task_entries', param: 'id' },
  }),
  serve(teamTasks.removeScan, removeScan, { versioned: { table: 'team_task_entries', param: 'id' } }),
  serve(teamTasks.start, setStart, { versioned: { table: 'workers', param: 'id' } }),
]
