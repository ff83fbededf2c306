export * from './alarms.ts'
export * from './decode.ts'
export * from './device-id.ts'
export {
  toCenti,
  centiFromFahrenheit,
  undecodableReasons,
  type Decoded,
  type DecodedReading,
} from './reading.ts'
export * from './frames.ts'
export * from './measured-at.ts'
export * from './shown.ts'
export * from './silence.ts'
