/** The part of documents that other features may use. */
export { documentsPercentOf } from './required-documents.ts'
export { addDefaultFolders } from './change-folders.ts'
