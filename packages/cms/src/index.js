'use strict'

const { setUpAccess } = require('./setup/access')
const { seedDemo } = require('./setup/demo')
const { publishedOnly } = require('./setup/published-only')
const { closeRegistration } = require('./setup/registration')

module.exports = {
  register({ strapi }) {
    strapi.documents.use(publishedOnly(strapi))
  },

  /** Runs at each start. The demo and the access are made by `pnpm cms` only. */
  async bootstrap({ strapi }) {
    await closeRegistration(strapi)
    if (process.env.CMS_DEMO) await seedDemo(strapi, process.env.CMS_DEMO)
    if (process.env.CMS_ACCESS) await setUpAccess(strapi, process.env.CMS_ACCESS)
  },
}
