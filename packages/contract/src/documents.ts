/**
 * Documents of a place: folders in two levels, and what a place of its kind must have. Document 3, sections 2
 * (Documents), 3 (File and folder) and 7 (Folders and files).
 */
import { declareRoutes } from './kit/route.ts'
import type { documentsSchemas, foldersSchemas, requiredDocumentsSchemas } from './documents.schemas.ts'

export type * from './documents.schemas.ts'

const path = '/api/places/:placeId/folders'

export const folders = declareRoutes<typeof foldersSchemas>({
  list: {
    name: 'folders.list',
    method: 'GET',
    path,
    permission: 'folders.view',
    reads: ['folders', 'files'],
  },
  create: {
    name: 'folders.create',
    method: 'POST',
    path,
    permission: 'folders.edit',
    status: 201,
    writes: ['folders'],
  },
  get: {
    name: 'folders.get',
    method: 'GET',
    path: `${path}/:id`,
    permission: 'folders.view',
    reads: ['folders', 'files'],
  },
  change: {
    name: 'folders.change',
    method: 'PUT',
    path: `${path}/:id`,
    permission: 'folders.edit',
    writes: ['folders'],
  },
  remove: {
    name: 'folders.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    permission: 'folders.edit',
    writes: ['folders', 'files'],
  },
})

const required = '/api/places/:placeId/required-documents'

export const requiredDocuments = declareRoutes<typeof requiredDocumentsSchemas>({
  list: {
    name: 'required_documents.list',
    method: 'GET',
    path: required,
    permission: 'required_documents.view',
    reads: ['required_documents', 'files', 'folders', 'place', 'plan_inputs'],
  },
  except: {
    name: 'required_documents.except',
    method: 'PUT',
    path: `${required}/:key/exception`,
    permission: 'required_documents.edit',
    writes: ['required_documents'],
  },
  require: {
    name: 'required_documents.require',
    method: 'DELETE',
    path: `${required}/:key/exception`,
    permission: 'required_documents.edit',
    writes: ['required_documents'],
  },
})

export const documents = declareRoutes<typeof documentsSchemas>({
  list: {
    name: 'documents.list',
    method: 'GET',
    path: '/api/places/:placeId/documents',
    permission: 'folders.view',
    reads: ['folders', 'files'],
  },
})
