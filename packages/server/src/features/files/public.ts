/** The part of files that other features may use. */
export { attachToGroup, present } from './change-files.ts'
export { fillPhoto, judgePhoto, promisePhotos, refuseOther, type SentPhoto } from './promise-photos.ts'
export { listFilesOfGroup } from './files.queries.ts'
