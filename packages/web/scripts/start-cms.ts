import { randomBytes } from 'node:crypto'

/** A CMS beside the site: the site's environment variables for it, and the function that stops it. */
interface SiteCms {
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

const newSecret = () => randomBytes(32).toString('base64url')

/**
 * Starts a Strapi that notifies the site on `port` of each edit, and previews its drafts there. Loaded only here, since a start without
 * `--cms` needs none of it.
 */
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
      // The pictures of the feed stay on the contract server.
      IMAGE_ORIGINS: contractServer,
      REVALIDATE_SECRET: webhook.secret,
      PREVIEW_SECRET: preview.secret,
      CMS_PREVIEW_TOKEN: cms.previewToken,
    },
    stop: cms.stop,
  }
}
