'use strict'

/**
 * Strapi lets anybody create an account of the content API. The site needs no such accounts, so this closes the registration while there
 * are none.
 */
const closeRegistration = async (strapi) => {
  if ((await strapi.db.query('plugin::users-permissions.user').count()) > 0) return
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' })
  await store.set({ value: { ...(await store.get()), allow_register: false } })
}

module.exports = { closeRegistration }
