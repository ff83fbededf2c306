/** Mutants that no test can notice, each with the reason. The line is that of the source, without its margin. */
type Equivalent = {
  readonly file: string
  readonly line: string
  /** The kind of the change; all of that kind in the line. */
  readonly kind: string
  readonly reason: string
}

export const equivalents: readonly Equivalent[] = []
