/** Uploads as a browser sends them. */
import { files, type PlaceFile } from '@larder/contract/files'
import { addressOf } from '@larder/contract/kit'
import { ProblemBody } from '@larder/contract/kit/problem.schemas'
import type { FileType } from '@larder/core/files'
import { headersOf, call, type Caller, type TestApp } from './harness.ts'

/** One pixel. */
export const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

type Sending = { readonly bytes: Buffer; readonly filename?: string; readonly mime?: string }
type Making = Sending & { /** `premises_plan` by default. */ readonly type?: FileType }

/** A form with a field and the file. */
export function formOf(
  { bytes, filename = 'plan.png', mime = 'image/png' }: Sending,
  field = 'file',
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'larder-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: ${mime}\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

export async function sendFile(
  test: TestApp,
  id: number,
  sending: Sending,
  caller: Caller,
): Promise<{ status: number; body: unknown }> {
  const { payload, headers } = formOf(sending)
  const response = await test.app.inject({
    method: 'PUT',
    url: addressOf(files.change, { params: { id } }),
    headers: { ...headersOf(caller), ...headers },
    payload,
  })
  return { status: response.statusCode, body: response.json() as unknown }
}

/** Sends and expects a refusal: `413 file:file_size`. */
export async function refusedFile(
  test: TestApp,
  id: number,
  sending: Sending,
  caller: Caller,
): Promise<string> {
  const { status, body } = await sendFile(test, id, sending, caller)
  return [
    status,
    ...(ProblemBody.parse(body).errors ?? []).map(({ field, code }) => `${field}:${code}`),
  ].join(' ')
}

export const announce = (
  test: TestApp,
  place_id: number,
  by: Caller,
  given: { type?: FileType; filename?: string } = {},
): Promise<PlaceFile> =>
  call(
    test,
    files.create,
    { body: { place_id, type: given.type ?? 'premises_plan', filename: given.filename ?? 'Kitchen.png' } },
    by,
  )

/** With its content. */
export async function makeFile(
  test: TestApp,
  place_id: number,
  by: Caller,
  { type, ...sending }: Making = { bytes: tinyPng },
): Promise<number> {
  const { id } = await announce(test, place_id, by, type === undefined ? {} : { type })
  const { status, body } = await sendFile(test, id, sending, by)
  if (status !== 200) throw new Error(`The upload failed: ${status} ${JSON.stringify(body)}`)
  return id
}
