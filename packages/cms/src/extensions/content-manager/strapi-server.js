'use strict'

const { takeStatus } = require('../../setup/doctor-status')

/** Doctors have a field that Strapi would mistake for its own in what the editors' screens send: see `setup/doctor-status.js`. */
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
