import { announceCms, serveCms } from './serve-cms.ts'

// `pnpm cms`: serves a CMS with the demo until Ctrl-C. `pnpm start` serves the hospitals' own APIs at MOCK_PORT.
const started = performance.now()
const cms = await serveCms({ hospitals: `http://localhost:${process.env['MOCK_PORT'] ?? 4010}` })
console.log(`Up after ${((performance.now() - started) / 1000).toFixed(0)} s`)
announceCms(cms)

const stop = () => void cms.stop()
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
await cms.ended
