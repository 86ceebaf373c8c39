#!/usr/bin/env node
import { cmsToken } from '../cms/token.ts'
import { demoAccounts } from '../hospital/demo-accounts.ts'
import { socialFeedToken } from '../resolvers/social-feed.ts'
import { findPictures } from './pictures.ts'
import { startFrom, startMockServer } from './server.ts'

// `npx @hospital/mocks` and `pnpm mock-server`: the contract server alone, on MOCK_PORT (default: 4010; 0: any free port). Its time starts
// at MOCK_NOW (default: the present), and its CMS is the Strapi of MOCK_STRAPI (4 or 5, default: 4). For use from other machines, or in a
// container, MOCK_HOST is the address to listen on and MOCK_ORIGIN the public origin of the server.
const { url } = await startMockServer({
  port: Number(process.env['MOCK_PORT'] ?? 4010),
  host: process.env['MOCK_HOST'],
  origin: process.env['MOCK_ORIGIN'],
  strapi: process.env['MOCK_STRAPI'] === '5' ? 5 : 4,
  startsAt: startFrom(process.env['MOCK_NOW']),
  deliver: ({ channel, to, text }) => console.log(`${channel} to ${to}: ${text}`),
})
console.log(`Contract server: ${url}`)
console.log(
  '  APIs: /member, /company, /cms, /social-feed, /hospital-care/RS01 (and the other hospitals), pictures: /uploads',
)
if (findPictures() === null)
  console.log('  Pictures are grey areas: npm install --save-dev @hospital/mock-pictures has the real ones')
console.log(`  CMS: bearer ${cmsToken}`)
console.log(`  social feed: header token ${socialFeedToken}`)
for (const { area, email, password, shows } of demoAccounts) console.log(`  ${area}: ${email} / ${password} (${shows})`)
