import { devices } from '@larder/contract/devices'
import { query, useCall } from '#kit/query.ts'

export const devicesOf = (placeId: number) => query(devices.list, { params: { placeId } })
export const useCreateDevice = () => useCall(devices.create)
export const useRemoveDevice = () => useCall(devices.remove)
export const usePinCode = () => useCall(devices.giveCode)
export const usePair = () => useCall(devices.pair)
export const useSetPin = () => useCall(devices.setPin)
export const useEnter = () => useCall(devices.enter)
/** The people of the tablet's place. */
export const peopleOf = (token: string) => query(devices.people, { body: { token } })
