'use strict'

const place = { type: 'core', name: 'hospital', key: 'demonstration' }

/** Marks the content of the database as the demo. */
const markDemonstration = (strapi) => strapi.store(place).set({ value: true })

/**
 * Says in each answer that the content is made up, so that people who check a site may send test data. Needs two things: this start is one
 * of the demo, and its database was filled with the demo. A database with a real hospital's content never says so.
 */
const sayDemonstration = (strapi) => async (context, next) => {
  await next()
  if (await strapi.store(place).get()) context.set('X-Demonstration', 'true')
}

module.exports = { markDemonstration, sayDemonstration }
