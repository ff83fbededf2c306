import { expect, it } from 'vitest'
import { filesIn, sealedIn } from './mentions.ts'

const hash = (digit: string): string => digit.repeat(64)

it('finds attached and made files and sealed texts, not what users wrote like them', () => {
  const body = JSON.stringify({
    zip_sha256: hash('a'),
    files: [
      { id: 1, sha256: hash('b') },
      { id: 22, sha256: hash('c') },
    ],
    comment: { sealed: hash('d') },
    text: `{"sealed":"${hash('e')}"} "zip_sha256":"${hash('e')}"`,
  })
  expect(filesIn(body)).toEqual([hash('a'), hash('b'), hash('c')])
  expect(sealedIn(body)).toEqual([hash('d')])
  expect([filesIn('{}'), sealedIn('{}')]).toEqual([[], []])
})
