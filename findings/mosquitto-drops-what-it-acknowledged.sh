#!/usr/bin/env bash
# Mosquitto is the MQTT broker between temperature sensors and their readers. Readings are sent with QoS 1.
#
# One would guess that a message which the broker acknowledged (PUBACK) waits for a subscriber that is offline
# for a while, as MQTT promises for QoS 1, and that a chatty sensor can only push out its own readings. By
# default the broker keeps 1,000 messages for a subscriber, over all topics together: 1,500 readings of a
# freezer fill the queue, and the one reading of the fridge that follows is acknowledged to its sender and
# dropped. Nobody is told. A reader needs a session for each source, or `max_queued_messages 0`.
# Needs Debian 12 (the packages are unpacked in a temporary folder, nothing is installed).
set -euo pipefail
folder=$(mktemp -d)
broker=
trap '[ -z "$broker" ] || kill "$broker"; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq mosquitto=2.0.11-1.2+deb12u2 libmosquitto1=2.0.11-1.2+deb12u2 libcjson1 libdlt2 \
  libwebsockets17 libev4 libuv1 2>/dev/null
for package in *.deb; do dpkg -x "$package" root; done
echo '{"private":true}' >package.json
npm install --silent --no-audit --no-fund --save-exact mqtt@5.16.0
port=$(node -p 'const s = require("net").createServer().listen(0, "127.0.0.1"); s.on("listening", () => { console.log(s.address().port); s.close() }); ""' | tail -n 1)
printf 'listener %s 127.0.0.1\nallow_anonymous true\n' "$port" >broker.conf
LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu" root/usr/sbin/mosquitto -c broker.conf 2>broker.log &
broker=$!
sleep 1
head -n 1 broker.log
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import mqtt from 'mqtt'
console.log(`mqtt ${JSON.parse(readFileSync('node_modules/mqtt/package.json', 'utf8')).version}`)
const url = `mqtt://127.0.0.1:${process.argv[2]}`
const reader = await mqtt.connectAsync(url, { clientId: 'reader', clean: false })
await reader.subscribeAsync(['freezer', 'fridge'], { qos: 1 })
await reader.endAsync()
const sensors = await mqtt.connectAsync(url, { clientId: 'sensors' })
const acknowledged = { freezer: 0, fridge: 0 }
const send = async (topic, value) => {
  await sensors.publishAsync(topic, value, { qos: 1 })
  acknowledged[topic] += 1
}
for (let n = 0; n < 1_500; n += 1) await send('freezer', '-18.0')
await send('fridge', '9.5')
await sensors.endAsync()
const received = { freezer: 0, fridge: 0 }
const again = mqtt.connect(url, { clientId: 'reader', clean: false })
again.on('message', (topic) => (received[topic] += 1))
await new Promise((resolve) => setTimeout(resolve, 3_000))
await again.endAsync()
console.log('acknowledged to the sensors:', acknowledged)
console.log('received by the reader:     ', received)
if (acknowledged.fridge !== 1 || received.fridge !== 0 || received.freezer !== 1_000) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
JS
node run.mjs "$port"
