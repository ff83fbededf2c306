/**
 * SHA-256 of each edition's content (`editionContent`, canonical JSON), by version. Plans depend on a
 * version: once released, its facts and English texts never change. A change of them needs a new version in
 * facts/knowledge.ts and a line here; the test prints the hash. Only the line of a version that was never
 * released may be replaced.
 */
export const publishedEditions: Readonly<Record<number, string>> = {
  3: 'cf2a51e1d35b26c5f5214d1ab83c1f6466a512e5d52380495368eb29e20aa7fb',
  4: 'b3370fa79ebbf18fa061eca2e9817c156dd9f97ae32740da6bca9d456e3c3174',
  5: 'd527e585252c9c8784b82c25ce3663e6f1fc97c335954199e314e895b00cc87c',
}
