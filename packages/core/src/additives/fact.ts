/** The number without its “E”, the English name, and the keys of its usual classes, the commonest first. */
export type AdditiveFact = readonly [number: string, name: string, classes: string]
