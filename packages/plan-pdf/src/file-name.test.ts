import { expect, test } from 'vitest'
import { contentDisposition, folderName, sectionFileName, zipFileName } from './file-name.ts'

test.each([
  ['Café Quay', 'Café Quay (en).zip'],
  ['../../etc/passwd', 'etc passwd (en).zip'],
  ['a\u0000b\r\nSet-Cookie: x', 'abSet-Cookie x (en).zip'],
  ['Ресторан «Причал»', 'Ресторан «Причал» (en).zip'],
  ['C:\\temp\\x', 'C temp x (en).zip'],
  ['...', 'plan (en).zip'],
  ['\u202egpj.exe', 'gpj.exe (en).zip'],
  ['\ud800', 'plan (en).zip'],
])('names the ZIP of %j %j', (place, expected) => {
  expect(zipFileName(place, 'en')).toBe(expected)
})

test('keeps names to 100 characters', () => {
  expect(Array.from(zipFileName('🍋'.repeat(5000), 'en'))).toHaveLength(100)
})

test('gives the name in ASCII and in full, without breaking out of the header', () => {
  expect(contentDisposition('Café Quay (en).zip')).toBe(
    `attachment; filename="Cafe Quay (en).zip"; filename*=UTF-8''Caf%C3%A9%20Quay%20%28en%29.zip`,
  )
  expect(contentDisposition('../../etc\\passwd.png')).toBe(
    `attachment; filename=".._.._etc_passwd.png"; filename*=UTF-8''.._.._etc_passwd.png`,
  )
  expect(contentDisposition('a"\r\nb.zip')).toBe(`attachment; filename="a_b.zip"; filename*=UTF-8''a%22b.zip`)
})

test.each([
  [3, 'Work groups', '03 Work groups.pdf'],
  [12, 'Блок-схема', '12 Блок-схема.pdf'],
  [7, '../../etc\\passwd', '07 etc passwd.pdf'],
  [8, ' \u202e ', '08 own-section.pdf'],
  [9, 'ä'.repeat(90), `09 ${'ä'.repeat(60)}.pdf`],
])('names the file of section %d after its title %j', (order, title, expected) => {
  expect(sectionFileName({ order, title, static_name: 'own-section' })).toBe(expected)
})

test.each([
  ['Anhang - Vollständiges Konzept', '02 Anhang - Vollständiges Konzept/'],
  ['../../etc', '02 etc/'],
  ['\u202e', '02 annex/'],
])('names the folder %j %j', (title, expected) => {
  expect(folderName(2, title)).toBe(expected)
})
