/** What other features may use of files. */
export { attachToGroup, present } from './change-files.ts'
export { fillPhoto, judgePhoto, promisePhotos, refuseOther, type SentPhoto } from './promise-photos.ts'
export { listFilesOfGroup } from './files.queries.ts'
