/**
 * Photos that follow their record (docs/decisions/062-offline.md): an entry or a ticket names them, then
 * their content comes.
 */
import { declareRoutes } from './kit/route.ts'
import type { photosSchemas } from './photos.schemas.ts'

export const photos = declareRoutes<typeof photosSchemas>({
  send: {
    name: 'photos.send',
    method: 'PUT',
    path: '/api/places/:placeId/photos/:uuid',
    permission: 'files.send',
    takes_file: true,
    writes: ['files', 'digital_audit_results', 'traceability_records'],
  },
})
