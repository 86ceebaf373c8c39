import { demoAccounts } from '../hospital/demo-accounts.ts'
import { startMockServer } from './server.ts'

// `pnpm mock-server`: the contract server by itself, on MOCK_PORT (4010 where nothing is set).
const { url } = await startMockServer({
  port: Number(process.env['MOCK_PORT'] ?? 4010),
  deliver: ({ channel, to, text }) => console.log(`${channel} to ${to}: ${text}`),
})
console.log(`Contract server: ${url}`)
for (const { area, email, password, shows } of demoAccounts) console.log(`  ${area}: ${email} / ${password} (${shows})`)
