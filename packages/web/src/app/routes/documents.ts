import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const all = createRoute({
  getParentRoute,
  path: paths.documents,
  component: lazyPage(() => import('#features/documents/documents-page.tsx'), 'DocumentsPage'),
})
const manage = createRoute({
  getParentRoute,
  path: paths.documentsManageFolders,
  component: lazyPage(() => import('#features/documents/manage-folders-page.tsx'), 'ManageFoldersPage'),
})

const required = createRoute({
  getParentRoute,
  path: paths.documentsRequired,
  component: lazyPage(
    () => import('#features/documents/required-documents-page.tsx'),
    'RequiredDocumentsPage',
  ),
})

const shares = createRoute({
  getParentRoute,
  path: paths.documentsShareAccesses,
  component: lazyPage(() => import('#features/shared-accesses/share-accesses-page.tsx'), 'ShareAccessesPage'),
})
/** The folder that is to be shared. */
const withFolder = (search: Record<string, unknown>): { folder?: number } =>
  Number.isInteger(search['folder']) ? { folder: Number(search['folder']) } : {}
const newShare = createRoute({
  getParentRoute,
  path: paths.documentsNewShareAccess,
  validateSearch: withFolder,
  component: lazyPage(
    () => import('#features/shared-accesses/new-share-access-page.tsx'),
    'NewShareAccessPage',
  ),
})

const oneShare = createRoute({
  getParentRoute,
  path: paths.documentsShareAccess,
  component: lazyPage(() => import('#features/shared-accesses/share-access-page.tsx'), 'ShareAccessPage'),
})

/** The id finds the folder; the names in the address are for people. */
const withId = (search: Record<string, unknown>): { id?: number } =>
  Number.isInteger(search['id']) ? { id: Number(search['id']) } : {}
const page = lazyPage(() => import('#features/documents/folder-page.tsx'), 'FolderPage')

const folder = createRoute({
  getParentRoute,
  path: paths.documentsFolder,
  validateSearch: withId,
  component: page,
})
const subFolder = createRoute({
  getParentRoute,
  path: paths.documentsSubFolder,
  validateSearch: withId,
  component: page,
})

export const documentRoutes = [all, manage, required, shares, newShare, oneShare, folder, subFolder] as const
