import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { units } from '../measures/units.ts'
import { checkDigitOf } from '../products/gtin.ts'
import { preHashOf, type AnyEvent, type EpcisEvent } from '../traceability/epcis-event.ts'
import {
  EPCIS_CONTEXT,
  eventsOfRecord,
  larderNamespace,
  type EpcisWorld,
  type WrittenVersion,
} from '../traceability/epcis.ts'
import type { RecordContent, RecordLine } from '../traceability/types.ts'
import {
  draftEvents,
  guessView,
  planEpcis,
  readEpcisDocument,
  type EpcisPlan,
  type EpcisView,
  type IdentifiedEvent,
  type KnownEvent,
  type KnownEvents,
} from './index.ts'
import { readGoodsId, readPartyId, shortGtin } from './identifiers.ts'

const now = '2026-11-27T12:00:00.000Z'
const base_url = 'https://larder.test'
const nobody: KnownEvents = { events: new Map(), records: new Set() }
const hashed = (event: AnyEvent, namespaces: Readonly<Record<string, string>>): string =>
  `ni:///sha-256;${createHash('sha256').update(preHashOf(event, namespaces)).digest('hex')}?ver=CBV2.0`

const documentOf = (eventList: readonly unknown[]) => ({
  '@context': [EPCIS_CONTEXT, { larder: larderNamespace(base_url) }],
  type: 'EPCISDocument',
  schemaVersion: '2.0',
  creationDate: now,
  epcisBody: { eventList },
})
const receiving = (more: object = {}) => ({
  type: 'ObjectEvent',
  eventID: 'urn:uuid:00000000-0000-4000-8000-000000000001',
  eventTime: '2026-11-20T08:30:00+02:00',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'receiving',
  quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.998877', quantity: 200, uom: 'KGM' }],
  ...more,
})

function read(eventList: readonly unknown[], view?: EpcisView) {
  const document = readEpcisDocument(JSON.parse(JSON.stringify(documentOf(eventList))))
  const drafted = draftEvents(document.events, { view: view ?? guessView(document.events), now })
  const events = drafted.events.map((event): IdentifiedEvent => ({
    ...event,
    id: event.id ?? hashed(event.event, event.namespaces),
  }))
  return { faults: [...document.faults, ...drafted.faults], events }
}
const faultsOf = (eventList: readonly unknown[]) =>
  read(eventList).faults.map(({ path, code }) => [path.replace('/epcisBody/eventList', ''), code])
const plan = (eventList: readonly unknown[], known = nobody, view?: EpcisView): EpcisPlan =>
  planEpcis(read(eventList, view).events, known)
const said = ({ steps, skipped }: EpcisPlan) => [
  ...steps.map(({ op, event }) => `${op} ${event.path.replace('/epcisBody/eventList/', '')}`),
  ...skipped.map(({ event, reason }) => `${reason} ${event.path.replace('/epcisBody/eventList/', '')}`),
]

describe('goods', () => {
  it.each([
    ['urn:epc:class:lgtin:4012345.012345.998877', '04012345123456', '998877', ''],
    ['urn:epc:id:sgtin:0614141.107346.2017', '10614141073464', '', '2017'],
    ['urn:epc:idpat:sgtin:4012345.066666.*', '04012345666663', '', ''],
    ['https://id.gs1.org/01/04006381333931/10/L%2F1', '04006381333931', 'L/1', ''],
    ['https://dl.example.com/some/shop/01/4006381333931/10/A1/21/7?17=270131', '04006381333931', 'A1', '7'],
  ])('are read from %s', (uri, gtin, batch, serial) => {
    expect(readGoodsId(uri)).toEqual({ gtin, batch, serial, fault: null })
  })
  it('are told from containers, and have valid numbers', () => {
    expect(readGoodsId('urn:epc:id:sscc:4012345.1111111111')).toBeNull()
    expect(readGoodsId('https://id.gs1.org/00/340123450000000017')).toBeNull()
    expect(readGoodsId('https://id.gs1.org/01/04006381333932/10/1')?.fault).toBe('gtin_check_digit')
    expect(readGoodsId('urn:epc:class:lgtin:4012345.0123.1')?.fault).toBe('gtin_digits')
    expect(readGoodsId('https://larder.test/epcis/lot/12')).toMatchObject({ gtin: null, fault: null })
  })
  it('have the same number as an URN and as a Digital Link', () => {
    const digits = (size: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size })
        .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 12 }), digits(13), (cut, all) => {
        const number = `${all}${checkDigitOf(all)}`
        const urn = `urn:epc:class:lgtin:${all.slice(1, cut + 1)}.${all[0]}${all.slice(cut + 1)}.A`
        expect(readGoodsId(urn)?.gtin).toBe(number)
        expect(readGoodsId(`https://id.gs1.org/01/${number}/10/A`)?.gtin).toBe(number)
        expect(shortGtin(number).padStart(14, '0')).toBe(number)
      }),
    )
  })
  it('come from parties with a GLN', () => {
    expect(readPartyId('urn:epc:id:sgln:4012345.00001.0').gln).toBe('4012345000016')
    expect(readPartyId('https://id.gs1.org/417/4012345000009').gln).toBe('4012345000009')
    expect(readPartyId('https://id.gs1.org/417/4012345000008').fault).toBe('gln_check_digit')
    expect(readPartyId('https://larder.test/epcis/partner/5')).toEqual({ gln: null, fault: null })
  })
})

describe('an event that cannot be read', () => {
  const quantity = (more: object) => receiving({ quantityList: [{ epcClass: 'https://a.b/c', ...more }] })
  it.each<[string, object, [string, string]]>([
    ['has no time', receiving({ eventTime: undefined }), ['/0/eventTime', 'required']],
    ['was on a day that is not', receiving({ eventTime: '2026-02-30T08:00:00Z' }), ['/0/eventTime', 'date']],
    ['is in the future', receiving({ eventTime: '2026-11-28T08:00:00Z' }), ['/0/eventTime', 'ahead']],
    [
      'has a wrong offset',
      receiving({ eventTimeZoneOffset: '+2' }),
      ['/0/eventTimeZoneOffset', 'wrong_form'],
    ],
    ['has an unknown step', receiving({ bizStep: 'eating' }), ['/0/bizStep', 'not_offered']],
    ['is an unknown action', receiving({ action: 'CREATE' }), ['/0/action', 'not_offered']],
    ['has an unknown unit', quantity({ quantity: 1, uom: 'FOT' }), ['/0/quantityList/0/uom', 'unknown_unit']],
    ['has a negative amount', quantity({ quantity: -1 }), ['/0/quantityList/0/quantity', 'amount']],
    ['has no amount', quantity({ quantity: 0 }), ['/0/quantityList/0/quantity', 'amount']],
    ['has an amount as text', quantity({ quantity: '1' }), ['/0/quantityList/0/quantity', 'wrong_type']],
    ['has an unknown name', receiving({ colour: 'red' }), ['/0/colour', 'unknown_field']],
    [
      'has a wrong check digit',
      receiving({ epcList: ['https://id.gs1.org/01/04006381333932/21/1'] }),
      ['/0/epcList/0', 'gtin_check_digit'],
    ],
    [
      'has a wrong GLN',
      receiving({ sourceList: [{ type: 'owning_party', source: 'https://id.gs1.org/417/4012345000008' }] }),
      ['/0/sourceList', 'gln_check_digit'],
    ],
    [
      'has a wrong date of its lot',
      receiving({ action: 'ADD', ilmd: { 'cbvmda:itemExpirationDate': '31.12.2026' } }),
      ['/0/ilmd/cbvmda:itemExpirationDate', 'date'],
    ],
    ['cannot be stored', receiving({ 'a:b': 'x\u0000' }), ['/0/a:b', 'malformed_text']],
  ])('%s', (_why, event, fault) => {
    expect(faultsOf([event])).toEqual([fault])
  })
  it('leaves the others readable', () => {
    const { faults, events } = read([receiving({ action: 'X' }), receiving()])
    expect([faults.length, events.length]).toEqual([1, 1])
  })
  it('is refused with its place, whatever the document is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { faults, events } = readEpcisDocument(value)
        expect(faults.length > 0 || events.length > 0).toBe(true)
      }),
    )
  })
})

describe('an event', () => {
  it('is a receipt with its lot, date, unit and supplier', () => {
    const event = receiving({
      action: 'ADD',
      ilmd: { 'cbvmda:itemExpirationDate': '2027-01-31' },
      sourceList: [{ type: 'possessing_party', source: 'urn:epc:id:pgln:4012345.00000' }],
    })
    expect(read([event]).events[0]?.draft).toMatchObject({
      kind: 'receipt',
      occurred_at: '2026-11-20T06:30:00.000Z',
      party: { gln: '4012345000009' },
      lines: [{ batch: '998877', expiry: '2027-01-31', amount: '200', unit: 1, direction: 'in' }],
    })
  })
  it('of a supplier that ships is a receipt from where it was shipped', () => {
    const event = receiving({ bizStep: 'shipping', readPoint: { id: 'urn:epc:id:sgln:4012345.00001.0' } })
    const { events } = read([event])
    expect(events[0]?.draft).toMatchObject({ kind: 'receipt', party: { gln: '4012345000016' } })
    expect(read([event], 'own').events[0]?.draft).toMatchObject({ kind: 'dispatch', party: { key: '' } })
    expect(said(plan([receiving()], nobody, 'supplier'))).toEqual(['not_here 0'])
  })
  it.each([
    ['type', { type: 'TransactionEvent', bizTransactionList: [{ bizTransaction: 'urn:a:b' }] }],
    ['step', { bizStep: 'storing' }],
    ['no_goods', { epcList: ['urn:epc:id:sscc:4012345.1111111111'], quantityList: undefined }],
    ['no_quantity', { quantityList: [{ epcClass: 'https://a.b/c' }] }],
  ])('that becomes no record says why: %s', (reason, more) => {
    expect(said(plan([receiving(more)]))).toEqual([`${reason} 0`])
  })
  it('makes one batch', () => {
    const made = (outputQuantityList: object[]) => ({
      ...receiving({ action: undefined, quantityList: undefined, bizStep: undefined }),
      type: 'TransformationEvent',
      inputQuantityList: [{ epcClass: 'https://a.b/in', quantity: 1 }],
      outputQuantityList,
    })
    const lot = (batch: string) => ({ epcClass: `https://id.gs1.org/01/04006381333931${batch}`, quantity: 2 })
    expect(said(plan([made([lot('/10/A')])]))).toEqual(['create 0'])
    expect(said(plan([made([lot('/10/A'), lot('/10/B')])]))).toEqual(['several_outputs 0'])
    expect(said(plan([made([lot('')])]))).toEqual(['no_batch_number 0'])
  })
})

describe('corrections', () => {
  const id = (number: number) => `urn:uuid:00000000-0000-4000-8000-00000000000${number}`
  const event = (number: number, corrective?: readonly string[]) =>
    receiving({
      eventID: id(number),
      ...(corrective && {
        errorDeclaration: {
          declarationTime: now,
          ...(corrective.length > 0 && { correctiveEventIDs: corrective }),
        },
      }),
    })
  const known = (event: Partial<KnownEvent> = {}): KnownEvents => ({
    events: new Map([
      [id(1), { id: id(1), record_id: 7, version: 1, is_past: false, is_declared: false, ...event }],
    ]),
    records: new Set(),
  })
  it('are the next version of the record', () => {
    expect(said(plan([event(1, [id(2)]), event(2)]))).toEqual(['create 0', 'change 1'])
    expect(said(plan([event(2), event(1, [id(2)])]))).toEqual(['create 1', 'change 0'])
    expect(said(plan([event(1, [id(2)]), event(2)], known()))).toEqual(['change 1'])
  })
  it('remove what did not happen, also what another document brought', () => {
    expect(said(plan([event(1, [])]))).toEqual(['create 0', 'remove 0'])
    expect(said(plan([event(1, [])], known()))).toEqual(['remove 0'])
    expect(said(plan([event(1), event(1, [])]))).toEqual(['create 1', 'remove 1', 'known 0'])
  })
  it('of what was changed here are not used', () => {
    expect(said(plan([event(1, [id(2)]), event(2)], known({ is_past: true })))).toEqual([
      'changed_here 0',
      'changed_here 1',
    ])
  })
  it('in a circle are a fault', () => {
    expect(plan([event(1, [id(2)]), event(2, [id(1)])]).faults.map(({ code }) => code)).toEqual([
      'correction_circle',
      'correction_circle',
    ])
  })
})

const text = fc.string({ unit: fc.constantFrom(...'abzÄж09 /%#"-'), maxLength: 12 }).map((all) => all.trim())
const named = text.map((all) => `x${all}`)
const lineOf = (direction: RecordLine['direction'], made: boolean): fc.Arbitrary<RecordLine> =>
  fc
    .record({
      direction: fc.constant(direction),
      lot_id: fc.integer({ min: 1, max: 5 }),
      supplier_id: fc.constant(null),
      supplier_name: fc.constant(''),
      expiry_date: fc.constantFrom(null, '2027-01-31', '2028-02-29'),
      tlc: text,
      tlc_source: fc.constant(''),
      amount: fc.integer({ min: 1, max: 999_999_999 }).map((all) => String(all / 1000)),
      amount_unit_id: fc.constantFrom(...units.map(({ id }) => id), 900),
    })
    .map((line) => ({
      ...line,
      // What the lot is follows from its id.
      product_id: (line.lot_id % 2) + 7,
      product_name: `Product ${line.lot_id % 2}`,
      batch_number: made || line.lot_id > 2 ? `L/${line.lot_id}` : '',
      amount_unit: line.amount_unit_id === 900 ? 'sack' : '',
    }))
const linesOf = (kind: RecordContent['kind']): fc.Arbitrary<RecordLine[]> => {
  const list = (direction: RecordLine['direction'], minLength: number) =>
    fc.array(lineOf(direction, false), { minLength, maxLength: 4 })
  if (kind === 'preparation')
    return fc.tuple(list('out', 0), lineOf('in', true)).map(([used, made]) => [...used, made])
  return list(kind === 'receipt' ? 'in' : kind === 'dispatch' ? 'out' : kind, 1)
}
const content: fc.Arbitrary<RecordContent> = fc
  .constantFrom('receipt', 'preparation', 'dispatch', 'waste', 'count' as const)
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      stage_id: fc.constant(null),
      stage_name: fc.constant(''),
      partner_id: fc.constantFrom(5, 6),
      partner_name: named,
      to_place_id: fc.constant(null),
      document_type: fc.constant(''),
      document_number: text.filter((all) => !/[/:#%]/.test(all)),
      recipe_version: fc.constant(null),
      occurred_at: fc
        .date({ min: new Date('2000-01-01'), max: new Date(now), noInvalidDate: true })
        .map((date) => date.toISOString()),
      comment: fc.constant(''),
      issues: fc.constant([]),
      lines: linesOf(kind),
    }),
  )
const world: EpcisWorld = {
  base_url,
  place_id: 3,
  timezone: 'America/St_Johns',
  ean: new Map([[7, '4006381333931']]),
  gln: new Map([[5, '4012345000009']]),
}
const versions: fc.Arbitrary<readonly WrittenVersion[]> = fc
  .tuple(content, fc.boolean(), fc.array(fc.integer({ min: 1, max: 999_999 }), { maxLength: 3 }))
  .map(([first, isRemoved, amounts]) => {
    const contents = [
      first,
      ...amounts.map((amount) => ({
        ...first,
        lines: first.lines.map((line) => ({ ...line, amount: String(amount) })),
      })),
    ]
    const last = contents.at(-1) ?? first
    const all = contents.map((one) => ({ content: one, is_removal: false }))
    return [...all, ...(isRemoved ? [{ content: last, is_removal: true }] : [])].map((one, at) => ({
      ...one,
      written_at: new Date(Date.parse(now) + at * 1000).toISOString(),
    }))
  })
const idOf = (event: EpcisEvent): string =>
  hashed(event as unknown as AnyEvent, { larder: larderNamespace(base_url) })

/** The record of an event, in the world that wrote it. */
function contentOf({ draft, event }: IdentifiedEvent): RecordContent {
  if (draft === null) throw new Error('no record')
  const ids = [...(event['larder:lots'] as readonly { id: string }[])].map(({ id }) => id)
  return {
    stage_id: null,
    stage_name: '',
    to_place_id: null,
    document_type: '',
    recipe_version: null,
    comment: '',
    issues: [],
    kind: draft.kind,
    partner_id: draft.party === null ? 5 : draft.party.gln === null ? 6 : 5,
    partner_name: String(event['larder:party']),
    document_number: draft.document_number,
    occurred_at: draft.occurred_at,
    lines: draft.lines.map((line) => ({
      direction: line.direction,
      lot_id: ids.indexOf(line.uri) + 1,
      product_id: line.product.gtin === null ? 8 : 7,
      product_name: line.product.name,
      batch_number: line.batch,
      supplier_id: null,
      supplier_name: '',
      expiry_date: line.expiry,
      tlc: line.tlc,
      tlc_source: '',
      amount: line.amount,
      amount_unit_id: typeof line.unit === 'number' ? line.unit : 900,
      amount_unit: typeof line.unit === 'number' ? '' : line.unit,
    })),
  }
}
/** Lots are called as the document calls them. */
const worldOf = (events: readonly IdentifiedEvent[]): EpcisWorld => {
  const ids = events.flatMap(({ event }) =>
    (event['larder:lots'] as readonly { id: string }[]).map(({ id }) => id),
  )
  return { ...world, lots: new Map(ids.map((id, at) => [at + 1, id])) }
}

describe('what Larder exports', () => {
  it('is read as the records that were exported, and is the same when it is exported again', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const uuid = '00000000-0000-4000-8000-0000000000aa'
        const events = eventsOfRecord(world, { uuid, versions: all }, idOf)
        const { faults, events: drafted } = read(events, 'own')
        expect(faults).toEqual([])
        const { steps, skipped } = planEpcis(drafted, nobody)
        expect(skipped).toEqual([])
        expect(steps.map(({ event }) => event.record)).toEqual(steps.map(() => uuid))
        const again = steps.flatMap((step): WrittenVersion[] => {
          const declared = step.event.declaration?.time ?? now
          const before = steps[steps.indexOf(step) - 1]?.event.declaration?.time ?? now
          return [
            {
              content: contentOf(step.event),
              is_removal: step.op === 'remove',
              written_at: step.op === 'remove' ? declared : before,
            },
          ]
        })
        const first = drafted.slice(0, 1)
        expect(eventsOfRecord(worldOf(first), { uuid, versions: again }, idOf)).toEqual(events)
      }),
      { numRuns: 300 },
    )
  })
  it('adds nothing when it is imported again', () => {
    fc.assert(
      fc.property(fc.array(versions, { minLength: 1, maxLength: 4 }), (records) => {
        const events = records.flatMap((all, at) =>
          eventsOfRecord(world, { uuid: `00000000-0000-4000-8000-0000000000b${at}`, versions: all }, idOf),
        )
        const drafted = read(events, 'own').events
        const known = drafted.map(({ id, declaration }): KnownEvent => ({
          id,
          record_id: 1,
          version: 1,
          is_past: declaration !== null,
          is_declared: declaration !== null,
        }))
        const again = { events: new Map(known.map((event) => [event.id, event])), records: new Set<string>() }
        expect(planEpcis(drafted, again).steps).toEqual([])
        const own = new Set(drafted.flatMap(({ record }) => record ?? []))
        expect(planEpcis(drafted, { events: new Map(), records: own }).steps).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
