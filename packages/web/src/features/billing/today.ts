/** Days of subscriptions and trials count in UTC, as on the server. */
export const utcToday = (): string => new Date().toISOString().slice(0, 10)
