import { demoAccounts } from '../hospital/demo-accounts.ts'
import { startFrom, startMockServer } from './server.ts'

// `pnpm mock-server`: the contract server by itself, on MOCK_PORT (default: 4010), its time starting at MOCK_NOW (default: the present).
const { url } = await startMockServer({
  port: Number(process.env['MOCK_PORT'] ?? 4010),
  startsAt: startFrom(process.env['MOCK_NOW']),
  deliver: ({ channel, to, text }) => console.log(`${channel} to ${to}: ${text}`),
})
console.log(`Contract server: ${url}`)
for (const { area, email, password, shows } of demoAccounts) console.log(`  ${area}: ${email} / ${password} (${shows})`)
