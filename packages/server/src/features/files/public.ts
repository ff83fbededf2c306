/** What other features may use of files. */
export { attachToGroup, present } from './change-files.ts'
export { listFilesOfGroup } from './files.queries.ts'
