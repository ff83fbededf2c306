import latvian from 'hyphen/lv/index.js'

/**
 * Text with soft hyphens in words longer than `capacity` characters, in the languages whose words the
 * typesetter cannot hyphenate itself: Latvian. Other words stay free of them, because some end up in
 * extracted text.
 */
export function withSoftHyphens(text: string, language: string, capacity: number): string {
  if (!/^lv\b/.test(language)) return text
  return text.replace(/\p{L}{6,}/gu, (word) => (word.length > capacity ? latvian.hyphenateSync(word) : word))
}
