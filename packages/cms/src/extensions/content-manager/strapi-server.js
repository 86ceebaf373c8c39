'use strict'

const { takeStatus } = require('../../setup/doctor-status')

/** The editors' screens send doctors with a field that Strapi would take for its own. */
module.exports = (plugin) => {
  const controller = plugin.controllers['collection-types']
  for (const action of ['create', 'update', 'publish']) {
    const proper = controller[action]
    controller[action] = (context) => {
      takeStatus(strapi, context)
      return proper(context)
    }
  }
  return plugin
}
