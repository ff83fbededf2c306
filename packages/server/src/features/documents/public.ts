/** The part of documents that other features may use. */
export { documentsPercentOf, missingDocuments } from './required-documents.ts'
export { addDefaultFolders } from './change-folders.ts'
