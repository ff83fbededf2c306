/**
 * Photos that follow their record (docs/decisions/062-offline.md): an entry or a ticket names them, then
 * their content comes.
 */
import { z } from 'zod'
import { PlaceFile } from './files.ts'
import { Id, route } from './kit/index.ts'

export const photos = {
  send: route({
    name: 'photos.send',
    method: 'PUT',
    path: '/api/places/:placeId/photos/:uuid',
    permission: 'files.send',
    params: z.object({ placeId: Id, uuid: z.uuid() }),
    takes_file: true,
    response: PlaceFile,
    summary:
      'Takes the content of a photo that an entry or a ticket named by its uuid and SHA-256. What has come already is answered and not changed, without a content too',
  }),
}
