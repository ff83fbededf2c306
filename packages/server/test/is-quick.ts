/** `npm test` leaves kills, broker restarts and most draws to CI (tools/stages/vitest.ts). */
export const isQuick = process.env['LARDER_TESTS'] === 'quick'
