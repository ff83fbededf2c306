import { documents, folders, requiredDocuments } from '@larder/contract/documents'
import { serve } from '#kit/http/serve.ts'
import { changeFolder, createFolder, removeFolder, showFolder } from './change-folders.ts'
import { exceptDocument, listRequiredDocuments, requireDocument } from './required-documents.ts'
import { getFolder, listDocuments, listFolders } from './read-folders.ts'

export const documentRoutes = [
  serve(folders.list, listFolders),
  serve(folders.create, createFolder),
  serve(folders.get, getFolder),
  serve(folders.change, changeFolder, {
    versioned: { table: 'folders', param: 'id', show: showFolder },
  }),
  serve(folders.remove, removeFolder, { versioned: { table: 'folders', param: 'id' } }),
  serve(documents.list, listDocuments),
  serve(requiredDocuments.list, listRequiredDocuments),
  serve(requiredDocuments.except, exceptDocument),
  serve(requiredDocuments.require, requireDocument),
]
