/** The part of workers that other features may use. */
export { copyWorkers } from './copy-workers.ts'
export { listUnsealedPins, sealedPins } from './pin-projection.queries.ts'
export { sealPin } from './seal-pin.ts'
export {
  accountOfWorker,
  enableWorkerOfUser,
  findWorkerOfUser,
  isWorkerOf,
  listWorkersOfUsers,
  shownName,
  type WorkerOfUser,
} from './workers.queries.ts'
