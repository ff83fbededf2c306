/** The part of documents that other features may use. */
export { foldersOf } from './documents.api.ts'
export { choices as folderChoices } from './folder-address.ts'
