'use strict'

const { makeReport } = require('./report')

/** A route that gives logged-in editors the report of the content types that their role may read. */
const addReportRoute = (strapi, connection) =>
  strapi.server.routes({
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/content-report',
        handler: async (context) => {
          const mayRead = (uid) => context.state.userAbility.can('plugin::content-manager.explorer.read', uid)
          context.set('Cache-Control', 'no-store')
          context.body = await makeReport(strapi, connection, mayRead)
        },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })

module.exports = { addReportRoute }
