import { demoAccounts } from '@hospital/mocks'

/** The environment variables of a site on a contract server, with demo data that is marked as such. */
export const demoEnvironment = (contractServer: string, port: number): Record<string, string> => ({
  PORT: String(port),
  SITE_URL: `http://localhost:${port}`,
  MEMBER_API_URL: `${contractServer}/member`,
  COMPANY_API_URL: `${contractServer}/company`,
  CMS_URL: `${contractServer}/cms`,
  CMS_MEDIA_URL: contractServer,
  CMS_TOKEN: 'contoh-token-cms',
  SOCIAL_FEED_URL: `${contractServer}/social-feed`,
  SOCIAL_FEED_TOKEN: 'contoh-token-sosial',
  HOSPITAL_CARE_ORIGINS: contractServer,
  DEMO: 'true',
  DEMO_ACCOUNTS: JSON.stringify(demoAccounts),
})
