import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../lazy-page.tsx'
import { paths } from '../paths.ts'
import { shellRoute } from './root.tsx'

const getParentRoute = () => shellRoute

const sensors = createRoute({
  getParentRoute,
  path: paths.activityLogSensors,
  component: lazyPage(() => import('#features/sensors/sensors-page.tsx'), 'SensorsPage'),
})
const sensor = createRoute({
  getParentRoute,
  path: paths.activityLogSensor,
  component: lazyPage(() => import('#features/sensors/sensor-page.tsx'), 'SensorPage'),
})

export const sensorRoutes = [sensors, sensor] as const
