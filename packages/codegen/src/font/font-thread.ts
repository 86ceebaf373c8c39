import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// This thread sends the font's files to the thread that started it.
enableCompileCache()
const { generateFont } = await import('./font.ts')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
parentPort?.postMessage(await generateFont())
