/** The part of sensors that other features may use. */
export { listenMqtt, type MqttSubscription } from './listen-mqtt.ts'
export { startSensorWatch } from './watch.jobs.ts'
export { saveSensor, type SensorAsked } from './save-sensor.ts'
export { listSensors, lockSensor, markSensorRemoved, type SensorRow } from './sensors.queries.ts'
