import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

// A thread of its own: sends the files of the font to the one that started it.
enableCompileCache()
const { generateFont } = await import('./font.ts')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, which has no origin
parentPort?.postMessage(await generateFont())
