/**
 * SQL of an instant as text in the one spelling of the wire, `…Z`: inside JSON the database would write its
 * own. `column` is SQL of ours, never input.
 */
export const instantSql = (column: string): string =>
  `to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** To its last digit where it has finer ones than milliseconds, which the application never writes. */
export const exactInstantSql = (column: string): string =>
  `case when date_trunc('milliseconds', ${column}) = ${column} then ${instantSql(column)}
    else to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') end`
