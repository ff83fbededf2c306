#!/usr/bin/env bash
# digital-link.js, the JavaScript library for GS1 Digital Links, compresses addresses for small QR codes.
#
# One would guess that compressing an address and decompressing it gives the same address.
# It does not where the batch number (AI 10) has only digits and starts with zeros: it is stored as a number,
# so batch 0012 comes back as batch 12. Both are valid batch numbers and may be two different batches of one
# product. A recall of 0012 then finds nothing by the scanned code. Other batch numbers come back unchanged.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --save-exact digital-link.js@1.4.3
cat >run.cjs <<'JS'
const { Utils } = require('digital-link.js')
console.log(`digital-link.js ${require('digital-link.js/package.json').version}`)
const product = 'https://id.gs1.org/01/04006381333931/10/'
const expected = { AB12: 'AB12', 12: '12', A0012: 'A0012', '0012': '12', '000': '0' }
let changed = false
for (const [batch, after] of Object.entries(expected)) {
  const compressed = Utils.compressWebUri(product + batch)
  const back = Utils.decompressWebUri(compressed)
  console.log(`${product}${batch} -> ${compressed} -> ${back}`)
  if (back !== product + after) changed = true
}
if (changed) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node run.cjs
