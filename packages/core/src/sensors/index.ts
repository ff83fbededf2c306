export * from './alarms.ts'
export * from './decode.ts'
export * from './device-id.ts'
export {
  channels,
  judgeValue,
  toCenti,
  centiFromFahrenheit,
  undecodableReasons,
  type Channel,
  type Decoded,
  type DecodedReading,
  type Fault,
  type UndecodableReason,
} from './reading.ts'
export * from './frames.ts'
export * from './measured-at.ts'
export * from './shown.ts'
export * from './silence.ts'
