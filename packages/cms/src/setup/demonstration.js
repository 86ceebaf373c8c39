'use strict'

const place = { type: 'core', name: 'hospital', key: 'demonstration' }

/** Notes in the database that its content is the demo. */
const markDemonstration = (strapi) => strapi.store(place).set({ value: true })

/**
 * Says in each answer that everything here is made up, so that who checks a site may send test data. Both have to be so: this start is
 * that of a demo, and its database was filled with one. A database with an own hospital's content never says it.
 */
const sayDemonstration = (strapi) => async (context, next) => {
  await next()
  if (await strapi.store(place).get()) context.set('X-Demonstration', 'true')
}

module.exports = { markDemonstration, sayDemonstration }
