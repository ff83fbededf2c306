/** Values that break careless programs. Texts go into paths and queries, JSON texts into bodies. */

/** Characters that are more than they look: each stands for a class of its own. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\t\n', '0', '-0', '-1', '1.5', '1e3', '1e308', '1e999', '0x10', '١٢٣', '4,5', 'NaN', 'Infinity', 'null', 'undefined', 'true', 'nil', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  '2147483647', '2147483648', '9007199254740992', '9223372036854775808', '0001-01-01', '0000-01-01', '9999-12-31', '10000-01-01', '2026-02-29', '2026-13-01', '24:00', '2026-11-21T24:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z',
  '2026-11-21T09:00:00+25:00', '2026-11-21T09:00:00.123456789Z', "'; drop table users; --", '" or ""="', '%', '_', '\\', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd', '..%2f..%2f', 'C:\\con', 'a\u0000b', '\u0000', 'a\ud800', '\udc00b',
  '\u202Eright to left\u202C', '\u0627\u0644\u0639\u0631\u0628\u064a\u0629', '\u200b', '\ufeff', '\ufffe', '\u{1F469}\u200D\u{1F373}', '\u{1F600}'.repeat(128), 'Z\u0351\u036b\u0343'.repeat(30), 'I\u0307stanbul', 'stra\u00DFe', 'x'.repeat(255), 'x'.repeat(256), 'é'.repeat(255),
  'x'.repeat(10_000), 'x'.repeat(100_000), '\u{1F600}'.repeat(5_000), 'a@b', 'a@b.c', `${'a'.repeat(250)}@b.example`, 'en', 'EN_gb', 'xx', '12345678-1234-1234-1234-123456789012', '00000000-0000-0000-0000-000000000000',
]

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const nestedObjects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

export const hostileJson: readonly string[] = [
  'null', 'true', 'false', '0', '-0', '-1', '0.1', '1.5', '2147483647', '2147483648', '-2147483649', '9007199254740992', '9223372036854775808', '1e3', '1e308', '-1e308', '1e999', '5e-324', '[]', '{}', '[[]]', '[null]', '[1,1]', '["a",1]',
  '{"id":1}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1,"valueOf":2}', '{"length":1000000000}', '{"then":1}', '{"toJSON":1}', '"\\ud800"', '"\\udc00x"', '"\\u0000"',
  nested(10_000), nestedObjects(10_000), `[${'1,'.repeat(50_000)}1]`, `[${'{},'.repeat(20_000)}{}]`, `[${'"a",'.repeat(300)}"a"]`, `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  ...hostileTexts.map((text) => JSON.stringify(text)),
]

/** Bodies that are no JSON, no object, or more than fits. */
export const hostileBodies: readonly string[] = [
  '', ' ', '{', '}', '[', '"', '{"a":1', '{"a":1}}', '{a:1}', "{'a':1}", '{"a":undefined}', '{"a":NaN}', '{"a":01}', '{"a":1,}', 'null', 'true', '1', '"text"', '[]', '[{}]', '\ufeff{}', '{}\u0000', '\u0000', 'a=1&b=2', '<xml/>', '{"__proto__":null}',
  '{"__proto__":{"admin":true}}', nested(10_000), nested(200_000), nestedObjects(100_000), `{"a":"${'x'.repeat(1_048_577)}"}`, `{"a":"${'x'.repeat(1_000_000)}"}`,
]

export const hostileTypes: readonly string[] = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/JSON', 'application/json/json', 'json', '', 'text/html;\u00ff', 'application/vnd.api+json']

/** Parts of an address that do not decode, or decode to something else. */
export const hostileEscapes: readonly string[] = ['%', '%z', '%zz', '%00', '%ED%A0%80', '%FF', '%C0%AE', '%2e%2e', '%2F', '..', '.', '%u0041', '+', '%0d%0aX-A:1', ';a=1', '%25', '%23']
