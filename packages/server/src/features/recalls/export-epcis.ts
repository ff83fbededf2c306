/** Records as a document of EPCIS 2.0 (JSON-LD) that is made while it is sent. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { exportFileName } from '@larder/core/exports'
import {
  EPCIS_CONTEXT,
  eventsOfRecord,
  larderNamespace,
  type EpcisEvent,
  type EpcisWorld,
  type WrittenVersion,
} from '@larder/core/traceability'
import type { recalls } from '@larder/contract/recalls'
import { getPlace } from '#features/plan-data/public.ts'
import { hashEvent } from '#features/traceability/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { joinText } from '#kit/text/tables.ts'
import { eachBatch } from './each-batch.ts'
import { rangeOf } from './record-range.ts'
import {
  listEans,
  listGlns,
  listLotNames,
  listVersionedRecords,
  type VersionedRecord,
} from './record-export.queries.ts'

const idIn =
  (base_url: string) =>
  (event: EpcisEvent): string =>
    hashEvent(event, { larder: larderNamespace(base_url) })

/** What was imported is exported as it came. */
const withEvents = ({ uuid, versions }: VersionedRecord) => ({
  uuid,
  versions: versions.map(({ event, ...version }): WrittenVersion => ({
    ...version,
    ...(event !== null && { event: JSON.parse(event) as EpcisEvent }),
  })),
})

async function* partsOf(
  ctx: Ctx,
  placeContext: EpcisWorld,
  range: { readonly from: string; readonly to: string },
): AsyncGenerator<string> {
  const head = {
    '@context': [EPCIS_CONTEXT, { larder: larderNamespace(placeContext.base_url) }],
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: ctx.now.toISOString(),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"epcisBody":{"eventList":[`
  const idOf = idIn(placeContext.base_url)
  let isFirst = true
  const batches = eachBatch<VersionedRecord>(ctx, (db, after, size) =>
    listVersionedRecords(db, placeOf(ctx), { ...range, after: after?.id ?? 0, size }),
  )
  for await (const records of batches) {
    const events = records.flatMap((record) => eventsOfRecord(placeContext, withEvents(record), idOf))
    if (events.length === 0) continue
    yield `${isFirst ? '' : ','}${events.map((event) => JSON.stringify(event)).join(',')}`
    isFirst = false
  }
  yield ']}}'
}

/** @throws Problem 422 `before_start` */
export async function exportEpcis(ctx: Ctx, { query }: Input<typeof recalls.epcis>): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const { timezone, name } = await getPlace(ctx.db, at)
  const range = rangeOf(query, ctx.now, timezone)
  const placeContext: EpcisWorld = {
    base_url: ctx.platform.config.base_url,
    place_id: at.place_id,
    timezone,
    ean: await listEans(ctx.db, at.company_id),
    gln: await listGlns(ctx.db, at.company_id),
    lots: await listLotNames(ctx.db, at),
  }
  return new FileAnswer(
    'application/ld+json',
    () => Readable.from(joinText(partsOf(ctx, placeContext, range))),
    {
      'content-disposition': contentDisposition(
        exportFileName([name, 'EPCIS', range.first, range.last], 'jsonld'),
      ),
    },
  )
}
