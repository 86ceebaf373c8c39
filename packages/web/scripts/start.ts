import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

// `pnpm start`: generates, builds, and serves the site with the contract server behind it, until Ctrl-C.
const web = fileURLToPath(new URL('..', import.meta.url))

await run(process.execPath, ['codegen.ts'])
await run('pnpm', ['build'], web)
await import('./serve.ts')
