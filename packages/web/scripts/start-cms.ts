import { randomBytes } from 'node:crypto'

/** A CMS beside the site: what the site's environment has of it, and how it ends. */
interface SiteCms {
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts a Strapi that tells the site on a port of each edit. Loaded here: without `--cms` nothing of it is needed. */
export const startCms = async (contractServer: string, port: number): Promise<SiteCms> => {
  const { announceCms, serveCms } = await import('../../cms/scripts/serve-cms.ts')
  const secret = randomBytes(24).toString('base64url')
  const webhook = { url: `http://localhost:${port}/_revalidate`, secret }
  const cms = await serveCms({ hospitals: contractServer, webhook })
  announceCms(cms)
  return {
    environment: {
      CMS_URL: cms.url,
      CMS_MEDIA_URL: cms.url,
      CMS_TOKEN: cms.token,
      CMS_STRAPI: '5',
      // The pictures of the feed stay where the contract server has them.
      IMAGE_ORIGINS: contractServer,
      REVALIDATE_SECRET: secret,
    },
    stop: cms.stop,
  }
}
