import { processes } from '@larder/contract/processes'
import { serve } from '#kit/http/serve.ts'
import { changeProcess, createProcess, removeProcess, selectProcesses } from './change-processes.ts'
import { getProcess, listOffered, listProcesses, startProcesses } from './list-processes.ts'

export const processRoutes = [
  serve(processes.offered, listOffered),
  serve(processes.onboarding, startProcesses),
  serve(processes.list, listProcesses),
  serve(processes.select, selectProcesses),
  serve(processes.create, createProcess),
  serve(processes.find, getProcess),
  serve(processes.change, changeProcess),
  serve(processes.remove, removeProcess, { versioned: { table: 'place_processes', param: 'id' } }),
]
