import { workGroups } from '@larder/contract/work-groups'
import { serve } from '#kit/http/serve.ts'
import {
  changeWorkGroup,
  createWorkGroup,
  listWorkGroups,
  listWorkers,
  removeWorkGroup,
  renameJobTitle,
  toggleWorkGroup,
} from './change-work-groups.ts'

export const workGroupRoutes = [
  serve(workGroups.list, listWorkGroups),
  serve(workGroups.create, createWorkGroup),
  serve(workGroups.change, changeWorkGroup),
  serve(workGroups.remove, removeWorkGroup, { versioned: { table: 'user_groups', param: 'id' } }),
  serve(workGroups.rename, renameJobTitle),
  serve(workGroups.toggle, toggleWorkGroup),
  serve(workGroups.workers, listWorkers),
]
