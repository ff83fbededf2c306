/**
 * Our reader of EPCIS against the schema of GS1: what the schema refuses is refused, with the same place. The
 * examples of GS1 and openEPCIS are not part of the product; test/epcis/README.md says how to run them.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEpcisDocument } from '@larder/core/epcis'

const schema = JSON.parse(
  readFileSync(new URL('../../../test/epcis/EPCIS-JSON-Schema.json', import.meta.url), 'utf8'),
) as object
const ajv = new Ajv({ strict: false, allErrors: true })
formats.default(ajv)
const isEpcis = ajv.compile(schema)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const common = {
  eventTime: '2026-11-20T08:30:00.125+02:00',
  eventTimeZoneOffset: '+02:00',
  recordTime: '2026-11-20T08:31:00Z',
  eventID: 'ni:///sha-256;df7bb3c352fef055578554f09f5e2aa41782150ced7bd0b8af24dd3ccb30ba69?ver=CBV2.0',
  certificationInfo: ['https://accreditation.example/1'],
  errorDeclaration: {
    declarationTime: '2026-11-21T08:30:00Z',
    reason: 'incorrect_data',
    correctiveEventIDs: ['urn:uuid:00000000-0000-4000-8000-000000000001'],
  },
  'shop:temperature': { 'shop:max': 4, any: ['x'] },
}
const business = {
  ...common,
  disposition: 'in_progress',
  readPoint: { id: 'urn:epc:id:sgln:4012345.00001.0' },
  bizLocation: { id: 'urn:epc:id:sgln:4012345.00002.0', 'shop:room': '2' },
  bizTransactionList: [{ type: 'inv', bizTransaction: 'urn:epcglobal:cbv:bt:4012345000016:7' }],
  sourceList: [{ type: 'possessing_party', source: 'urn:epc:id:pgln:4012345.00000' }],
  destinationList: [{ type: 'location', destination: 'urn:epc:id:sgln:4012345.00009.0' }],
  sensorElementList: [
    {
      sensorMetadata: { time: '2026-11-20T08:30:00Z', deviceID: 'urn:epc:id:giai:4000001.111' },
      sensorReport: [
        { type: 'Temperature', value: 3.5, uom: 'CEL', component: 'x', exception: 'ALARM_CONDITION' },
        { type: 'RelativeHumidity', minValue: 1, maxValue: 2, hexBinaryValue: 'F0', booleanValue: true },
      ],
    },
  ],
}
const goods = [
  { epcClass: 'urn:epc:class:lgtin:4012345.012345.998877', quantity: 200, uom: 'KGM' },
  { epcClass: 'https://id.gs1.org/01/04006381333931/10/A' },
]
const items = ['urn:epc:id:sgtin:0614141.107346.2017', 'https://id.gs1.org/01/04006381333931/21/7']
const events: readonly Json[] = [
  {
    type: 'ObjectEvent',
    action: 'ADD',
    bizStep: 'receiving',
    epcList: items,
    quantityList: goods,
    persistentDisposition: { set: ['completeness_verified'], unset: ['recalled'] },
    ilmd: { 'cbvmda:lotNumber': 'A', 'cbvmda:itemExpirationDate': '2027-01-31' },
    ...business,
  },
  { type: 'ObjectEvent', action: 'DELETE', bizStep: 'https://steps.example/eat', epcList: [], ...common },
  {
    type: 'TransformationEvent',
    inputEPCList: items,
    inputQuantityList: goods,
    outputEPCList: items,
    outputQuantityList: goods,
    transformationID: 'urn:epc:id:gdti:4012345.00001.1',
    bizStep: 'commissioning',
    ilmd: { 'shop:oven': 2 },
    ...business,
  },
  { type: 'TransformationEvent', inputQuantityList: goods, outputQuantityList: goods, ...common },
  {
    type: 'AggregationEvent',
    action: 'OBSERVE',
    bizStep: 'packing',
    parentID: 'urn:epc:id:sscc:4012345.1111111111',
    childEPCs: items,
    childQuantityList: goods,
    ...business,
  },
  {
    type: 'AssociationEvent',
    action: 'ADD',
    bizStep: 'assembling',
    parentID: 'urn:epc:id:grai:4012345.55555.987',
    childEPCs: items,
    childQuantityList: goods,
    ...business,
  },
  {
    type: 'TransactionEvent',
    action: 'ADD',
    bizStep: 'shipping',
    parentID: 'urn:epc:id:sscc:4012345.1111111111',
    epcList: items,
    quantityList: goods,
    ...business,
  },
  { type: 'shop:CountEvent', whatever: 1, ...common },
]
const head = {
  '@context': [
    'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    { shop: 'https://shop.example/' },
  ],
  schemaVersion: '2.0',
  creationDate: '2026-11-20T09:00:00Z',
}
const document = (event: Json): Json => ({
  ...head,
  id: 'https://shop.example/documents/1',
  type: 'EPCISDocument',
  sender: 'a',
  epcisHeader: {
    epcisMasterData: {
      vocabularyList: [
        {
          type: 'urn:epcglobal:epcis:vtype:Location',
          vocabularyElementList: [
            { id: 'urn:a:b', attributes: [{ id: 'urn:a:c', attribute: 'x' }], children: ['urn:a:d'] },
          ],
        },
      ],
    },
  },
  epcisBody: { eventList: [event] },
})
const answer = (event: Json): Json => ({
  ...head,
  type: 'EPCISQueryDocument',
  epcisBody: {
    queryResults: { queryName: 'Simple', subscriptionID: '1', resultsBody: { eventList: [event] } },
  },
})
const bare = (event: Json): Json => ({ '@context': head['@context'], ...(event as object) })
const shapes = events.flatMap((event) => [document(event), answer(event), bare(event)])

/** Every place in a value, by its keys. */
const placesOf = (value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) =>
        placesOf(member, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]
/** The value without, or with another value at the place. */
function damaged(value: Json, path: readonly (string | number)[], by: Json | undefined): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined || typeof value !== 'object' || value === null) return by
  if (Array.isArray(value))
    return value.flatMap((item, at) => {
      const next = at === key ? damaged(item, rest, by) : item
      return next === undefined ? [] : [next]
    })
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const next = name === key ? damaged(member, rest, by) : member
      return next === undefined ? [] : [[name, next] as const]
    }),
  )
}
const instead: readonly (Json | undefined)[] = [
  undefined,
  null,
  true,
  7,
  '',
  'x',
  'a b',
  'shop:x',
  'urn:epcglobal:cbv:bizstep:receiving',
  '2026-11-20',
  '2026-02-30T08:00:00Z',
  '+2:00',
  [],
  ['x'],
  [3],
  {},
  { x: 1 },
  { id: 'x' },
]
const reads = (value: Json): boolean => readEpcisDocument(value).faults.length === 0

describe('a document', () => {
  it.each(shapes.map((shape, at) => [at, shape] as const))('of shape %i is read', (_at, shape) => {
    expect([isEpcis(shape), isEpcis.errors]).toEqual([true, null])
    expect(readEpcisDocument(shape).faults).toEqual([])
  })
  it('that the schema refuses is refused, wherever it is damaged', () => {
    const missed: string[] = []
    let refused = 0
    for (const shape of shapes)
      for (const path of placesOf(shape))
        for (const by of instead) {
          const wrong = damaged(shape, path, by)
          if (wrong === undefined || isEpcis(wrong)) continue
          refused += 1
          if (reads(wrong)) missed.push(`${path.join('/')} ← ${JSON.stringify(by)}`)
        }
    expect([...new Set(missed)]).toEqual([])
    expect(refused).toBeGreaterThan(10_000)
  }, 120_000)
  it('that the schema refuses for an unknown name is refused with its place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.stringMatching(/^[a-z]{1,8}$/), (shape, name) => {
        for (const path of placesOf(shape)) {
          const there = path.reduce<Json | undefined>(
            (value, key) => (value as { [key: string]: Json } | undefined)?.[key],
            shape,
          )
          if (typeof there !== 'object' || there === null || Array.isArray(there)) continue
          const wrong = damaged(shape, path, { ...there, [name]: 1 }) ?? null
          if (isEpcis(wrong)) continue
          const at = `/${[...path, name].join('/')}`
          expect(readEpcisDocument(wrong).faults.map((fault) => fault.path)).toContain(at)
        }
      }),
      { numRuns: 20 },
    )
  }, 120_000)
})

const filesIn = (folder: string, isFile: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isFile.test(name))
    .map((name) => join(folder, name))
const parse = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json

const gs1 = process.env['EPCIS_EXAMPLES'] ?? ''
describe.skipIf(gs1 === '')('the examples of GS1', () => {
  it('are all read, with events that can be planned', () => {
    const files = filesIn(gs1, /^JSON\/.*\.jsonld$/)
    expect(files).toHaveLength(47)
    expect(files.filter((file) => !reads(parse(file)))).toEqual([])
  })
})
const openEpcis = process.env['EPCIS_INVALID_EXAMPLES'] ?? ''
describe.skipIf(openEpcis === '')('the invalid examples of openEPCIS', () => {
  it('are all refused, with a place', () => {
    const files = filesIn(openEpcis, /JSON\/.*Invalid\/.*\.json$/)
    expect(files).toHaveLength(19)
    expect(files.filter((file) => reads(parse(file)))).toEqual([])
  })
})
