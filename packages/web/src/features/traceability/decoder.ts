/** Reads codes where the browser has no detector of its own (Safari, Firefox); loaded when somebody scans there. */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Our own file: by itself the library loads it from another server.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

export { BarcodeDetector }
