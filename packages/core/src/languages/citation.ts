/** Acts and places in them, in the language of the reader: “Regulation (EU) No 1169/2011, Annex II”. */
export type CitationKey =
  | 'cite.regulation_eu'
  | 'cite.regulation_ec'
  | 'cite.regulation'
  | 'cite.directive'
  | 'cite.assimilated'
  | 'cite.article'
  | 'cite.annex'
  | 'cite.part'

const patterns: readonly (readonly [pattern: RegExp, key: CitationKey])[] = [
  [/Regulation \(EU\) No (?<value>\d+\/\d+)/g, 'cite.regulation_eu'],
  [/Regulation \(EC\) No (?<value>\d+\/\d+)/g, 'cite.regulation_ec'],
  [/Regulation \(EU\) (?<value>\d+\/\d+)/g, 'cite.regulation'],
  [/Directive (?<value>\d+\/\d+\/E(?:EC|C|U))/g, 'cite.directive'],
  [/Article (?<value>\d+)/g, 'cite.article'],
  [/Annex (?<value>[IVX]+)/g, 'cite.annex'],
  [/part (?<value>[A-Z])\b/g, 'cite.part'],
  // Last, because the act is inside it.
  [/Assimilated (?<value>[^,]+)/g, 'cite.assimilated'],
]

/** The English source as `say` names its parts; what it has no words for stays as it is. */
export const sayCitation = (
  source: string,
  say: (key: CitationKey, values: { readonly value: string }) => string,
): string =>
  patterns.reduce(
    (text, [pattern, key]) => text.replace(pattern, (_, value: string) => say(key, { value })),
    source,
  )
