/** Contents of files in the demo. */
import type { FastifyInstance } from 'fastify'
import { files } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import type { Upload } from './documents.ts'

/** Sends contents as a browser does: a form with the file. */
export function uploaderOf(app: FastifyInstance, token: string): Upload {
  return async (id, filename, bytes) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), filename)
    const sent = new Response(form)
    const response = await app.inject({
      method: 'PUT',
      url: addressOf(files.change, { params: { id } }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    if (response.statusCode !== 200) throw new Error(`${filename}: ${response.statusCode} ${response.body}`)
  }
}
