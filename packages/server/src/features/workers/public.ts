/** The part of workers that other features may use. */
export {
  accountOfWorker,
  enableWorkerOfUser,
  findWorkerOfUser,
  isWorkerOf,
  listWorkersOfUsers,
  shownName,
  type WorkerOfUser,
} from './workers.queries.ts'
