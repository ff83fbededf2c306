/**
 * `npm test` leaves kills, broker restarts, most draws and the second look of a journey to CI
 * (tools/stages/stage.ts).
 */
export const isQuick = process.env['LARDER_TESTS'] === 'quick'

/** For repetitions that no database decides: on PostgreSQL a sample is enough as well. */
export const isSampled = isQuick || process.env['TEST_DATABASE_URL'] !== undefined
