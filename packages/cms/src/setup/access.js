'use strict'

const { randomBytes } = require('node:crypto')
const { existsSync } = require('node:fs')
const { writeFile } = require('node:fs/promises')
const permissions = require('../generated/site-permissions.json')

const email = 'admin@cms.example'

/** The first account of the admin, with a password of chance; none if there is an account already. */
const createAdmin = async (strapi) => {
  if (await strapi.service('admin::user').exists()) return undefined
  const role = await strapi.service('admin::role').getSuperAdmin()
  // Strapi asks for a capital, a small letter and a digit.
  const password = `Aa1${randomBytes(12).toString('base64url')}`
  await strapi.service('admin::user').create({
    email,
    password,
    firstname: 'Admin',
    lastname: 'Demo',
    // Strapi's own spelling.
    preferedLanguage: 'id',
    isActive: true,
    roles: role ? [role.id] : [],
  })
  return { email, password }
}

const siteTokenName = 'Situs'

/** The token of the site: it reads what the site shows, and sends what visitors send. One that was lost is replaced. */
const createSiteToken = async (tokens, present) => {
  if (present) await tokens.revoke(present.id)
  const { accessKey } = await tokens.create({
    name: siteTokenName,
    description: 'Membaca isi yang tampil di situs dan mengirim pesan, newsletter, dan reservasi.',
    type: 'custom',
    lifespan: null,
    permissions,
  })
  return accessKey
}

/** Creates the admin's account and the site's token, once per database, and writes both to a file that only its owner can read. */
const setUpAccess = async (strapi, file) => {
  const tokens = strapi.service('admin::api-token')
  const present = await tokens.getByName(siteTokenName)
  if (present && existsSync(file)) return
  const admin = await createAdmin(strapi)
  const token = await createSiteToken(tokens, present)
  await writeFile(file, `${JSON.stringify({ admin, token }, undefined, 2)}\n`, { mode: 0o600 })
}

module.exports = { setUpAccess }
