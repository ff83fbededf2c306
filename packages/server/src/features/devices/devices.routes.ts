import { devices } from '@larder/contract/devices'
import { serve } from '#kit/http/serve.ts'
import { createDevice, giveCode, listDevices, removeDevice } from './manage-devices.ts'
import { hashOwnPin, readOwnPins, setOwnPin } from './own-pin.ts'
import { enter, notePin, pair, provePin, readPeople, storeNewPin } from './use-device.ts'

/** Codes have 40 bits; this keeps an address from trying many. */
const guesses = { name: 'device_codes', burst: 30, refill_seconds: 10, by: 'address' } as const

export const deviceRoutes = [
  serve(devices.list, listDevices),
  serve(devices.create, createDevice),
  serve(devices.remove, removeDevice),
  serve(devices.giveCode, giveCode),
  serve(devices.ownPins, readOwnPins),
  serve(devices.setOwnPin, setOwnPin, { before: hashOwnPin }),
  serve(devices.pair, pair, { throttles: [guesses] }),
  serve(devices.people, async (_ctx, _input, people) => people, { before: readPeople }),
  serve(devices.setPin, notePin, { before: storeNewPin }),
  serve(devices.enter, enter, { before: provePin }),
]
