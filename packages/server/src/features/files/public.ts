/** What other features may use of files. */
export { attachToGroup, present } from './change-files.ts'
export { fillPhoto, promisePhotos, type Arrived } from './promise-photos.ts'
export { listFilesOfGroup } from './files.queries.ts'
