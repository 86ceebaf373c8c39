'use strict'

const { addReportRoute } = require('./content-report/route')
const { setUpAccess } = require('./setup/access')
const { seedDemo } = require('./setup/demo')
const { sayDemonstration } = require('./setup/demonstration')
const { storeStatus } = require('./setup/doctor-status')
const { publishedOnly } = require('./setup/published-only')
const { closeRegistration } = require('./setup/registration')
const { graphqlHtml, restHtml } = require('./setup/rich-text')
const { setUpWebhook } = require('./setup/webhook')

module.exports = {
  register({ strapi }) {
    strapi.documents.use(publishedOnly(strapi))
    strapi.documents.use(storeStatus(strapi))
    strapi.documents.use(restHtml(strapi))
    strapi.plugin('graphql').service('extension').use(graphqlHtml(strapi))
    const { CMS_PREVIEW_URL: site, CMS_PREVIEW_SECRET: secret } = process.env
    addReportRoute(strapi, { site, secret })
    if (process.env.CMS_DEMO) strapi.server.use(sayDemonstration(strapi))
  },

  /** Runs at each start. Only `pnpm cms` and `pnpm start --cms` add the demo, the access and the webhook. */
  async bootstrap({ strapi }) {
    await closeRegistration(strapi)
    if (process.env.CMS_DEMO) {
      await seedDemo(strapi, process.env.CMS_DEMO)
      console.log('The demo is in the database')
    }
    const { CMS_ACCESS: access, CMS_WEBHOOK_URL: webhook, CMS_WEBHOOK_SECRET: secret } = process.env
    if (access) await setUpAccess(strapi, access)
    if (webhook && secret) await setUpWebhook(strapi, webhook, secret)
  },
}
