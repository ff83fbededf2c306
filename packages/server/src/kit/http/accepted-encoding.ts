/** Whether a header of accepted encodings names the encoding without refusing it. */
export function accepts(header: string | readonly string[] | undefined, encoding: string): boolean {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
  return entries.some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''))
}
