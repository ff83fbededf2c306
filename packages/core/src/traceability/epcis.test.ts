import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { preHashOf, type AnyEvent, type EpcisEvent } from './epcis-event.ts'
import { eventOf, eventsOfRecord, type EpcisWorld } from './epcis.ts'
import type { RecordContent, RecordLine } from './types.ts'

const sha = (text: string): string => createHash('sha256').update(text).digest('hex')
const namespaces = { example: 'https://ns.example.com/epcis/' }

/** Vectors of https://github.com/RalphTro/epcis-event-hash-generator (MIT), with canonical identifiers. */
const vectors: readonly (readonly [string, AnyEvent, string])[] = [
  [
    'extensions',
    {
      type: 'ObjectEvent',
      eventTime: '2020-03-04T11:00:30.000+01:00',
      eventTimeZoneOffset: '+01:00',
      recordTime: '2020-03-04T11:00:30.999+01:00',
      epcList: [
        'https://id.gs1.org/00/040123450000003338',
        'https://id.gs1.org/00/040123450000001112',
        'https://id.gs1.org/00/040123450000002225',
      ],
      action: 'OBSERVE',
      bizStep: 'departing',
      readPoint: { id: 'https://id.gs1.org/414/4012345000115/254/987' },
      'example:myField1': { 'example:mySubField1': '2', 'example:mySubField2': '5' },
      'example:myField2': '0',
      'example:myField3': { 'example:mySubField3': ['3', '1'] },
    },
    '6ae96341e0acc6d7a261364751f60e68278a81cdf51da0abb6b4e617014e39d7',
  ],
  [
    'parties and documents',
    {
      type: 'ObjectEvent',
      eventTime: '2020-03-04T11:00:30+01:00',
      eventTimeZoneOffset: '+01:00',
      epcList: ['https://id.gs1.org/01/00614141111114/21/987'],
      action: 'OBSERVE',
      bizStep: 'departing',
      disposition: 'in_transit',
      readPoint: { id: 'https://id.gs1.org/414/4012345000115', 'example:myField1': 'AB-12' },
      bizTransactionList: [{ type: 'po', bizTransaction: 'https://id.gs1.org/253/4012345111118123' }],
      sourceList: [{ type: 'owning_party', source: 'https://id.gs1.org/417/4012345000009' }],
      destinationList: [{ type: 'owning_party', destination: 'https://id.gs1.org/417/0614141000005' }],
      'example:userExt': 'CD-34',
    },
    'a13cbe6c8bb6df3710b3edaeff760a1365ec8fd69ca1f4d7e0c10eb5189a883a',
  ],
]

const world: EpcisWorld = {
  base_url: 'https://larder.test',
  place_id: 3,
  timezone: 'Europe/Tallinn',
  ean: new Map([[7, '4006381333931']]),
  gln: new Map([[5, '4012345000009']]),
}
const line: RecordLine = {
  direction: 'in',
  lot_id: 11,
  product_id: 7,
  product_name: 'Flour',
  batch_number: 'L/1',
  supplier_id: 5,
  supplier_name: 'Mill',
  expiry_date: '2027-01-31',
  tlc: '',
  tlc_source: '',
  amount: '12.5',
  amount_unit_id: 1,
  amount_unit: 'kg',
}
const receipt: RecordContent = {
  kind: 'receipt',
  stage_id: null,
  stage_name: '',
  partner_id: 5,
  partner_name: 'Mill',
  to_place_id: null,
  document_type: 'Invoice',
  document_number: 'INV 7',
  recipe_version: null,
  occurred_at: '2026-07-01T09:30:00.000Z',
  comment: '',
  issues: [],
  lines: [line],
}
const uuid = '00000000-0000-4000-8000-000000000001'
const idOf = (event: EpcisEvent): string =>
  `ni:///sha-256;${sha(preHashOf(event as unknown as AnyEvent, { larder: 'x' }))}?ver=CBV2.0`
const versionOf = (content: RecordContent, minute: number, is_removal = false) => ({
  content,
  is_removal,
  written_at: `2026-07-01T10:0${minute}:00.000Z`,
})

describe('id of an event', () => {
  it.each(vectors)('is the hash of the reference implementation: %s', (_name, event, hash) => {
    expect(sha(preHashOf(event, namespaces))).toBe(hash)
  })
})

describe('event of a record', () => {
  it('names lots and parties by GS1 keys where they have some, and the time at the place', () => {
    expect(eventOf(world, uuid, receipt)).toMatchObject({
      type: 'ObjectEvent',
      action: 'OBSERVE',
      bizStep: 'receiving',
      eventTimeZoneOffset: '+03:00',
      quantityList: [
        { epcClass: 'https://id.gs1.org/01/04006381333931/10/L%2F1', quantity: 12.5, uom: 'KGM' },
      ],
      sourceList: [{ type: 'possessing_party', source: 'https://id.gs1.org/417/4012345000009' }],
    })
  })
  it('transforms ingredients into a batch', () => {
    const content: RecordContent = {
      ...receipt,
      kind: 'preparation',
      lines: [
        { ...line, direction: 'out' },
        { ...line, direction: 'in', lot_id: 12, product_id: 8, batch_number: 'Ж 1', amount_unit_id: 3 },
      ],
    }
    expect(eventOf(world, uuid, content)).toMatchObject({
      type: 'TransformationEvent',
      inputQuantityList: [{ quantity: 12.5, uom: 'KGM' }],
      outputQuantityList: [{ epcClass: 'https://larder.test/epcis/lot/12', quantity: 12.5 }],
    })
  })
})

describe('members of an event', () => {
  const of = (more: Partial<RecordContent>) => eventOf(world, uuid, { ...receipt, ...more })
  const here = { id: 'https://larder.test/epcis/place/3' }
  it.each([
    ['receipt', here],
    ['count', here],
    ['preparation', here],
    ['dispatch', undefined],
    ['waste', undefined],
  ] as const)('say where the goods of a %s are afterwards', (kind, place) => {
    expect(of({ kind })).toMatchObject({ readPoint: here })
    expect(of({ kind })?.bizLocation).toEqual(place)
  })
  it('are the partner and the document where there are some', () => {
    expect(of({})).toMatchObject({
      'larder:party': 'Mill',
      bizTransactionList: [{ bizTransaction: 'https://larder.test/epcis/document/INV%207' }],
    })
    const bare = of({ partner_id: null, partner_name: '', document_number: '' })
    for (const name of ['larder:party', 'bizTransactionList', 'sourceList', 'destinationList'])
      expect(bare).not.toHaveProperty(name)
  })
  it('are sources of what came and destinations of what left', () => {
    const unknown = { partner_id: null, partner_name: 'Corner shop' }
    const party = 'https://larder.test/epcis/party/Corner%20shop'
    expect(of(unknown)).toMatchObject({ sourceList: [{ source: party }] })
    expect(of({ ...unknown, kind: 'dispatch' })).toMatchObject({
      destinationList: [{ type: 'possessing_party', destination: party }],
    })
    expect(of({ kind: 'dispatch', to_place_id: 9 })).toMatchObject({
      destinationList: [{ type: 'location', destination: 'https://larder.test/epcis/place/9' }],
    })
    expect(of({ kind: 'dispatch' })).not.toHaveProperty('sourceList')
    expect(of({ kind: 'waste' })).not.toHaveProperty('destinationList')
  })
  it('are no ingredients of a batch that was made of none', () => {
    expect(of({ kind: 'preparation' })).not.toHaveProperty('inputQuantityList')
    expect(of({ lines: [] })).toBeNull()
  })
})

describe('versions of a record', () => {
  it('declare an earlier version an error with the event that corrects it', () => {
    const corrected = { ...receipt, lines: [{ ...line, amount: '13' }] }
    const [first, second] = eventsOfRecord(
      world,
      { uuid, versions: [versionOf(receipt, 0), versionOf(corrected, 1)] },
      idOf,
    )
    expect(first?.errorDeclaration).toEqual({
      declarationTime: '2026-07-01T10:01:00.000Z',
      reason: 'incorrect_data',
      correctiveEventIDs: [second?.eventID],
    })
    expect(second?.errorDeclaration).toBeUndefined()
  })
  it('are one event where only the comment changed', () => {
    const versions = [versionOf(receipt, 0), versionOf({ ...receipt, comment: 'late' }, 1)]
    expect(eventsOfRecord(world, { uuid, versions }, idOf)).toHaveLength(1)
  })
  it('declare that a removed record did not happen', () => {
    const versions = [versionOf(receipt, 0), versionOf(receipt, 1, true)]
    expect(eventsOfRecord(world, { uuid, versions }, idOf).map((event) => event.errorDeclaration)).toEqual([
      { declarationTime: '2026-07-01T10:01:00.000Z', reason: 'did_not_occur' },
    ])
  })
})
