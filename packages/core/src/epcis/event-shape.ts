/** What each event and document of EPCIS 2.0 in JSON-LD consists of; as strict as GS1's own schema. */
import {
  both,
  either,
  flag,
  instant,
  isFields,
  isUri,
  list,
  number,
  shape,
  text,
  uri,
  word,
  type Check,
  type Fields,
} from './checks.ts'
import * as known from './vocabulary.ts'

const notIn =
  (...starts: readonly RegExp[]) =>
  (value: string): boolean =>
    !starts.some((start) => start.test(value))
const vocabulary = (words: readonly string[]): Check =>
  word(words, notIn(/^urn:epcglobal:cbv/, /^https?:\/\/ns\.gs1\.org\/cbv\//))
const webVocabulary = (words: readonly string[]): Check =>
  word(words, notIn(/^https?:\/\/gs1\.org\/voc\//, /^https?:\/\/www\.gs1\.org\/voc\//))

const context = either(
  Array.isArray,
  list(either(isFields, shape({ fields: {}, more: 'any' }), uri), { unique: true }),
  either(isFields, shape({ fields: {}, more: 'any' }), uri),
)
const uris = list(uri)
const uniqueUris = list(uri, { unique: true })
const quantities = list(
  shape({
    fields: { epcClass: uri, quantity: number, uom: text((value) => /^[A-Z0-9]{2,3}$/.test(value)) },
    required: ['epcClass'],
    more: 'none',
  }),
)
const located = shape({ fields: { id: uri }, required: ['id'], more: 'any' })
const disposition = vocabulary(known.dispositions)
const party = (name: 'source' | 'destination'): Check =>
  list(
    shape({
      fields: { type: vocabulary(known.partyTypes), [name]: uri },
      required: ['type', name],
      more: 'none',
    }),
  )
const transactions = list(
  shape({
    fields: { type: vocabulary(known.transactionTypes), bizTransaction: uri },
    required: ['bizTransaction'],
    more: 'none',
  }),
)
const dispositions = list(disposition, { min: 1, unique: true })
const persistent = both(
  shape({ fields: { set: dispositions, unset: dispositions }, more: 'none' }),
  (value, path, report) => {
    if (isFields(value) && value['set'] === undefined && value['unset'] === undefined) report(path, 'empty')
  },
)

const sensorNumbers = ['value', 'minValue', 'maxValue', 'meanValue', 'sDev', 'percRank', 'percValue']
const sensorUris = ['deviceID', 'deviceMetadata', 'rawData', 'dataProcessingMethod', 'bizRules']
const all = (names: readonly string[], check: Check): Readonly<Record<string, Check>> =>
  Object.fromEntries(names.map((name) => [name, check]))
const sensorReport = shape({
  fields: {
    ...all(sensorNumbers, number),
    ...all([...sensorUris, 'microorganism', 'chemicalSubstance', 'coordinateReferenceSystem'], uri),
    type: webVocabulary(known.measurements),
    exception: webVocabulary(known.alerts),
    time: instant,
    component: vocabulary(known.components),
    stringValue: text(),
    booleanValue: flag,
    hexBinaryValue: text((value) => /^[A-Fa-f0-9]+$/.test(value)),
    uriValue: uri,
    uom: text(),
  },
  required: ['type'],
  more: 'uri',
})
const sensors = list(
  shape({
    fields: {
      sensorMetadata: shape({
        fields: { ...all(sensorUris, uri), ...all(['time', 'startTime', 'endTime'], instant) },
        more: 'uri',
      }),
      sensorReport: list(sensorReport, { min: 1 }),
    },
    required: ['sensorReport'],
    more: 'uri',
  }),
)

/** Of every event. */
const common: Readonly<Record<string, Check>> = {
  '@context': context,
  type: text(),
  eventTime: instant,
  recordTime: instant,
  eventTimeZoneOffset: text((value) => /^[+-]((0\d|1[0-3]):[0-5]\d|14:00)$/.test(value)),
  eventID: uri,
  certificationInfo: either(Array.isArray, uris, uri),
  errorDeclaration: shape({
    fields: {
      declarationTime: instant,
      reason: vocabulary(known.errorReasons),
      correctiveEventIDs: uris,
    },
    required: ['declarationTime'],
    more: 'uri',
  }),
}
const business: Readonly<Record<string, Check>> = {
  ...common,
  bizStep: vocabulary(known.bizSteps),
  disposition,
  readPoint: located,
  bizLocation: located,
  bizTransactionList: transactions,
  sourceList: party('source'),
  destinationList: party('destination'),
  sensorElementList: sensors,
}
const action = text((value) => ['OBSERVE', 'ADD', 'DELETE'].includes(value), 'not_offered')
const ilmd = shape({ fields: {}, more: 'uri' })
const times = ['type', 'eventTime', 'eventTimeZoneOffset']

const has = (value: Fields, key: string, least = 1): boolean => {
  const member = value[key]
  return Array.isArray(member) && member.length >= least
}
/** Says that an event names nothing that it is about. */
const about =
  (isAbout: (value: Fields) => boolean): Check =>
  (value, path, report) => {
    if (isFields(value) && !isAbout(value)) report(path, 'no_goods')
  }

const objectEvent = both(
  shape({
    fields: {
      ...business,
      action,
      epcList: uniqueUris,
      quantityList: quantities,
      persistentDisposition: persistent,
      ilmd,
    },
    required: [...times, 'action'],
    more: 'uri',
  }),
  about(
    (value) =>
      has(value, 'epcList', 0) ||
      has(value, 'quantityList') ||
      (has(value, 'sensorElementList') && value['readPoint'] !== undefined),
  ),
  (value, path, report) => {
    if (isFields(value) && value['ilmd'] !== undefined && value['action'] !== 'ADD')
      report(`${path}/ilmd`, 'ilmd_without_add')
  },
)

const grouped = (required: readonly string[]): Check =>
  both(
    shape({
      fields: { ...business, action, parentID: uri, childEPCs: uris, childQuantityList: quantities },
      required: [...times, 'action', ...required],
      more: 'uri',
    }),
    about(
      (value) => value['action'] === 'DELETE' || has(value, 'childEPCs') || has(value, 'childQuantityList'),
    ),
  )

const transactionEvent = both(
  shape({
    fields: {
      ...business,
      bizTransactionList: both(
        transactions,
        list(() => undefined, { min: 1 }),
      ),
      action,
      parentID: uri,
      epcList: uris,
      quantityList: quantities,
    },
    required: [...times, 'action', 'bizTransactionList'],
    more: 'uri',
  }),
  about((value) => value['action'] === 'DELETE' || has(value, 'epcList', 0) || has(value, 'quantityList')),
)

const transformationEvent = both(
  shape({
    fields: {
      ...business,
      inputEPCList: uniqueUris,
      inputQuantityList: quantities,
      outputEPCList: uniqueUris,
      outputQuantityList: quantities,
      transformationID: uri,
      persistentDisposition: persistent,
      ilmd,
    },
    required: times,
    more: 'uri',
  }),
  about((value) => {
    const hasInput = has(value, 'inputEPCList') || has(value, 'inputQuantityList')
    const hasOutput = has(value, 'outputEPCList') || has(value, 'outputQuantityList')
    return value['transformationID'] === undefined ? hasInput && hasOutput : hasInput || hasOutput
  }),
)

const events = new Map<unknown, Check>([
  ['ObjectEvent', objectEvent],
  ['AggregationEvent', grouped([])],
  ['AssociationEvent', grouped(['parentID'])],
  ['TransactionEvent', transactionEvent],
  ['TransformationEvent', transformationEvent],
])
/** An event of a type that somebody else has defined. */
const extendedEvent = shape({ fields: { ...common, type: uri }, required: times, more: 'any' })

export const isEventType = (type: unknown): boolean =>
  events.has(type) || (typeof type === 'string' && isUri(type))

export const checkEvent: Check = (value, path, report) =>
  ((isFields(value) ? events.get(value['type']) : undefined) ?? extendedEvent)(value, path, report)

const version = text((value) => /^\d+(\.\d+)*$/.test(value))
const attributeValue: Check = (value, path, report) => {
  if (typeof value !== 'string' && typeof value !== 'number' && !isFields(value))
    report(path, 'wrong_type', value)
}
const vocabularies = list(
  shape({
    fields: {
      type: uri,
      vocabularyElementList: list(
        shape({
          fields: {
            id: uri,
            attributes: list(
              shape({ fields: { id: uri, attribute: attributeValue }, required: ['id'], more: 'any' }),
            ),
            children: uris,
          },
          required: ['id'],
          more: 'any',
        }),
      ),
    },
    required: ['type'],
    more: 'any',
  }),
)
const head = {
  '@context': context,
  id: uri,
  type: text(),
  schemaVersion: version,
  creationDate: instant,
} as const
const anyList = list(() => undefined)

/** The document without its events. */
export const checkCaptured = shape({
  fields: {
    ...head,
    instanceIdentifier: text(),
    sender: text(),
    receiver: text(),
    epcisHeader: shape({
      fields: {
        epcisMasterData: shape({ fields: { vocabularyList: vocabularies }, more: 'any' }),
      },
      more: 'uri',
    }),
    epcisBody: shape({ fields: { eventList: anyList }, required: ['eventList'], more: 'any' }),
  },
  required: ['@context', 'type', 'schemaVersion', 'creationDate', 'epcisBody'],
  more: 'uri',
})
/** The answer to a query, without its events. */
export const checkQueried = shape({
  fields: {
    ...head,
    epcisBody: shape({
      fields: {
        queryResults: shape({
          fields: {
            queryName: text(),
            subscriptionID: text(),
            resultsBody: shape({
              fields: { eventList: anyList, vocabularyList: vocabularies },
              required: ['eventList'],
              more: 'uri',
            }),
          },
          required: ['queryName', 'resultsBody'],
          more: 'uri',
        }),
      },
      required: ['queryResults'],
      more: 'uri',
    }),
  },
  required: ['@context', 'type', 'epcisBody'],
  more: 'uri',
})
