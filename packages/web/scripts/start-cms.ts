import { randomBytes } from 'node:crypto'

/** A CMS beside the site: what the site's environment has of it, and how it ends. */
interface SiteCms {
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

const newSecret = () => randomBytes(32).toString('base64url')

/** Starts a Strapi that tells the site on a port of each edit, and shows its drafts there. Loaded here: without `--cms` nothing of it is needed. */
export const startCms = async (contractServer: string, port: number): Promise<SiteCms> => {
  const { announceCms, serveCms } = await import('../../cms/scripts/serve-cms.ts')
  const site = `http://localhost:${port}`
  const webhook = { url: `${site}/_revalidate`, secret: newSecret() }
  const preview = { url: site, secret: newSecret() }
  const cms = await serveCms({ hospitals: contractServer, webhook, preview })
  announceCms(cms)
  return {
    environment: {
      CMS_URL: cms.url,
      CMS_MEDIA_URL: cms.url,
      CMS_TOKEN: cms.token,
      CMS_STRAPI: '5',
      // The pictures of the feed stay where the contract server has them.
      IMAGE_ORIGINS: contractServer,
      REVALIDATE_SECRET: webhook.secret,
      PREVIEW_SECRET: preview.secret,
      CMS_PREVIEW_TOKEN: cms.previewToken,
    },
    stop: cms.stop,
  }
}
