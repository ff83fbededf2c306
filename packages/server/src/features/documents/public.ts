/** The part of documents that other features may use. */
export { addDefaultFolders } from './change-folders.ts'
