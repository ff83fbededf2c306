/** Words that docs/words.md replaces, as far as a program can tell them from their good uses. */
export type Word = {
  readonly name: string
  readonly pattern: RegExp
  readonly instead: string
  /** How many there may still be. Lower it whenever there are fewer; 0 stays 0. */
  readonly allowed: number
}

export const words: readonly Word[] = [
  { name: 'begun', pattern: /\bbegun\b/i, instead: 'started', allowed: 7 },
  { name: 'mend', pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix', allowed: 18 },
  {
    name: 'germs',
    pattern: /\bgerms?\b/i,
    instead: 'bacteria, pathogens, or the name of the organism',
    allowed: 3,
  },
  { name: 'letter', pattern: /\bletters?\b(?! by letter)/i, instead: 'e-mail, or character', allowed: 29 },
  { name: '« »', pattern: /[«»]/, instead: '“ ” in English', allowed: 86 },
  { name: 'never heard of', pattern: /\bnever heard of\b/i, instead: 'no data yet', allowed: 0 },
  { name: 'told', pattern: /\btold\b/i, instead: 'notified, reported, described', allowed: 93 },
  { name: 'went on', pattern: /\bwent on\b/i, instead: 'continued', allowed: 0 },
  {
    name: 'switch off',
    pattern: /\bswitch(es|ed)? off\b/i,
    instead: 'disable; on the screen “Turn off”',
    allowed: 9,
  },
  { name: 'take over', pattern: /\b(take|takes|took|taken) over\b/i, instead: 'use, accept', allowed: 4 },
  {
    name: 'Who asks',
    pattern: /\bwho (asks?|finds|waits|knocks|begins)\b/i,
    instead: 'the user, the client, the request',
    allowed: 8,
  },
  {
    name: 'lies',
    pattern: /\b(lies|lay) (in|before|after|outside|ahead|beside)\b/i,
    instead: 'is',
    allowed: 11,
  },
  {
    name: 'stands',
    pattern: /\bstands? (in|for|behind|on|beside|there|where|as)\b/i,
    instead: 'is, is stored',
    allowed: 99,
  },
]
