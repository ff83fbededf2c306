/**
 * Words that docs/words.md replaces, as far as a program can tell them from their good uses. “Letter” is not
 * here: beside the e-mails it once named, it names the letters of the alphabet.
 */
export type Word = { readonly name: string; readonly pattern: RegExp; readonly instead: string }

export const words: readonly Word[] = [
  { name: 'begun', pattern: /\bbegun\b/i, instead: 'started' },
  { name: 'mend', pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  { name: 'germs', pattern: /\bgerms?\b/i, instead: 'bacteria, pathogens, or the name of the organism' },
  { name: '« »', pattern: /[«»]/, instead: '“ ” in English' },
  { name: 'never heard of', pattern: /\bnever heard of\b/i, instead: 'no data yet' },
  { name: 'told', pattern: /\btold\b/i, instead: 'notified, reported, described' },
  { name: 'went on', pattern: /\bwent on\b/i, instead: 'continued' },
  { name: 'switch off', pattern: /\bswitch(es|ed)? off\b/i, instead: 'disable; on the screen “Turn off”' },
  { name: 'take over', pattern: /\b(take|takes|took|taken) over\b/i, instead: 'use, accept' },
  {
    name: 'who asks',
    pattern: /\bwho (asks?|finds|waits|knocks|begins)\b/i,
    instead: 'the user, the client, the request',
  },
  { name: 'whoever', pattern: /\bwho(m)?ever\b/i, instead: 'the user, each user' },
  { name: 'lies', pattern: /\b(lies|lay) (in|before|after|outside|ahead|beside)\b/i, instead: 'is' },
  {
    name: 'stands',
    pattern: /\bstands? (in|for|behind|on|beside|there|where|as)\b/i,
    instead: 'is, is stored',
  },
]
