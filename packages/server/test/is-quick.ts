/**
 * `npm test` leaves kills, broker restarts, most draws and the second look of a journey to CI
 * (tools/stages/stage.ts).
 */
export const isQuick = process.env['LARDER_TESTS'] === 'quick'
