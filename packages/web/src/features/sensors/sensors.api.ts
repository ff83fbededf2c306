import { sensorReadings, sensorSources } from '@larder/contract/sensor-readings'
import { query, useCall } from '#kit/query.ts'

export const sensorsOf = (placeId: number) => ({
  ...query(sensorReadings.list, { params: { placeId } }),
  refetchInterval: 60_000,
})
export const curveOf = (
  placeId: number,
  id: number,
  span: { readonly from: string; readonly to: string; readonly points: number },
) => query(sensorReadings.curve, { params: { placeId, id }, query: span })
export const sourcesOf = (placeId: number) => query(sensorSources.list, { params: { placeId } })
export const quarantineOf = (placeId: number) => query(sensorSources.quarantine, { params: { placeId } })
export const useCreateSource = () => useCall(sensorSources.create)
export const useRotateSource = () => useCall(sensorSources.rotate)
export const useRevokeSource = () => useCall(sensorSources.revoke)
export const useRetryQuarantine = () => useCall(sensorSources.retry)
