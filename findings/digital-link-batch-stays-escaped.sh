#!/usr/bin/env bash
# digital-link.js reads and builds GS1 Digital Links. A batch number may contain "/" (GS1 character set 82);
# in an address it is written as %2F.
#
# One would guess that reading an address gives the batch number itself, and that building one from a batch
# number escapes it. Neither happens: reading gives the text "A%2FB", which no stock list contains, and
# building from "A/B" writes the "/" as it is, so that the library's own check calls the address invalid.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --save-exact digital-link.js@1.4.3
cat >run.cjs <<'JS'
const { DigitalLink } = require('digital-link.js')
console.log(`digital-link.js ${require('digital-link.js/package.json').version}`)
const read = DigitalLink('https://id.gs1.org/01/04006381333931/10/A%2FB')
console.log(`read:  valid ${read.isValid()}, batch ${read.getKeyQualifiers()['10']}`)
const built = DigitalLink({
  domain: 'https://id.gs1.org',
  identifier: { '01': '04006381333931' },
  keyQualifiers: { 10: 'A/B' },
})
console.log(`built: valid ${built.isValid()}, ${built.toWebUriString()}`)
const same =
  read.isValid() &&
  read.getKeyQualifiers()['10'] === 'A%2FB' &&
  !built.isValid() &&
  built.toWebUriString() === 'https://id.gs1.org/01/04006381333931/10/A/B'
if (!same) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node run.cjs
