import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

// `pnpm --filter @hospital/mocks first-answer`, after its `build`: measures the command until it has answered its first request (a log-in,
// or the one that an argument names), and a bare Node in the same minute. The lowest of the runs counts, because other work on the machine
// only adds time.
const command = fileURLToPath(new URL('../dist/homes/serve.js', import.meta.url))
const runs = 11

const requests: Readonly<Record<string, (url: string) => Promise<Response>>> = {
  'log-in': (url) =>
    fetch(`${url}/member/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'siti.rahayu@contoh.example', password: 'Rahasia123' }),
    }),
  articles: (url) =>
    fetch(`${url}/cms/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer contoh-token-cms' },
      body: JSON.stringify({ query: '{ artikels { data { attributes { judul } } } }' }),
    }),
  feed: (url) => fetch(`${url}/social-feed/instagram-posts`, { headers: { token: 'contoh-token-sosial' } }),
}

/** Milliseconds of processor time that a process has used, if the system reports them (Linux, in steps of ten). */
const processorTime = async (pid: number | undefined): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const measure = async (request: (url: string) => Promise<Response>) => {
  const started = performance.now()
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /^Contract server: (\S+)$/.exec(line)?.[1]
      if (url === undefined) continue
      const { status } = await request(url)
      if (status !== 200) throw new Error(`the command answers ${status}`)
      break
    }
    return { passed: performance.now() - started, used: await processorTime(child.pid) }
  } finally {
    child.kill('SIGTERM')
    await closed
  }
}

/** Milliseconds of processor time of a Node that does nothing. */
const bareNode = (): number => {
  const script = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)'
  return Number(execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8' }))
}

const [name = 'log-in'] = process.argv.slice(2)
const request = requests[name]
if (!request) throw new Error(`There is no ${name}, but ${Object.keys(requests).join(', ')}`)
const measured: Awaited<ReturnType<typeof measure>>[] = []
const bare: number[] = []
for (let run = 0; run < runs; run += 1) {
  measured.push(await measure(request))
  bare.push(bareNode())
}
const used = Math.min(...measured.map((one) => one.used))
const passed = Math.min(...measured.map((one) => one.passed))
console.log(
  `${name}: ${used} ms of processor, ${passed.toFixed(0)} ms on the clock; a bare Node: ${Math.min(...bare).toFixed(0)} ms`,
)
