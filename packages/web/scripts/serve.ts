import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from '@hospital/mocks'
import { startFrom, startMockServer } from '@hospital/mocks/server'
import { demoEnvironment } from './demo-environment.ts'
import { freePort } from './free-port.ts'
import { siteCommand } from './site-command.ts'
import { startCms } from './start-cms.ts'

// Serves the built site, with the contract server behind it, until Ctrl-C. PORT and MOCK_PORT choose the ports, MOCK_NOW the hospital's
// time. With `--cms` the content comes from a real Strapi, see packages/cms.
const web = fileURLToPath(new URL('..', import.meta.url))
const contracts = await startMockServer({
  port: await freePort(Number(process.env['MOCK_PORT'] ?? 4010)),
  startsAt: startFrom(process.env['MOCK_NOW']),
  deliver: ({ channel, to, text }) => console.log(`${channel} to ${to}: ${text}`),
})
const port = await freePort(Number(process.env['PORT'] ?? 3000))
const cms = process.argv.includes('--cms') ? await startCms(contracts.url, port) : undefined
const environment = {
  ...process.env,
  NODE_ENV: 'production',
  ...demoEnvironment(contracts.url, port),
  ...cms?.environment,
}
const site = spawn(process.execPath, siteCommand, { cwd: web, env: environment, stdio: 'inherit' })

console.log(`Contract server: ${contracts.url}`)
for (const { area, email, password } of demoAccounts) console.log(`  ${area}: ${email} / ${password}`)

const stop = () => site.kill('SIGTERM')
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
site.once('exit', (code) => {
  void Promise.all([contracts.close(), cms?.stop()]).then(() => process.exit(code ?? 0))
})
