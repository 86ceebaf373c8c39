'use strict'

const { randomBytes } = require('node:crypto')
const { readFile, writeFile } = require('node:fs/promises')
const permissions = require('../generated/site-permissions.json')
const { pagePaths } = require('../preview/page-paths')
const { previewTokenName } = require('./published-only')

const email = 'admin@cms.example'

/** The first account of the admin, with a random password; none if there is an account already. */
const createAdmin = async (strapi) => {
  if (await strapi.service('admin::user').exists()) return undefined
  const role = await strapi.service('admin::role').getSuperAdmin()
  // Strapi requires a capital letter, a small letter and a digit.
  const password = `Aa1${randomBytes(12).toString('base64url')}`
  await strapi.service('admin::user').create({
    email,
    password,
    firstname: 'Admin',
    lastname: 'Demo',
    // This is how Strapi spells the field.
    preferedLanguage: 'id',
    isActive: true,
    roles: role ? [role.id] : [],
  })
  return { email, password }
}

/** The site's token: it reads the content that the site shows, and sends what visitors send. */
const siteToken = {
  name: 'Situs',
  description: 'Membaca isi yang tampil di situs dan mengirim pesan, newsletter, dan reservasi.',
  permissions,
}

/** The site's token for previews: it reads one entry of a type with pages, also a draft, with the related entries. It writes nothing. */
const previewToken = (strapi) => ({
  name: previewTokenName,
  description: 'Membaca draf untuk pratinjau di situs.',
  permissions: [
    ...permissions.filter((permission) => !permission.startsWith('api::custom.') && permission.endsWith('.find')),
    ...Object.keys(pagePaths)
      .map((type) => `api::${type}.${type}`)
      // A type with a single entry has only `find`.
      .filter((uid) => strapi.contentTypes[uid].kind === 'collectionType')
      .map((uid) => `${uid}.findOne`),
  ],
})

/** The token of an earlier start with the present rights, or a new token if the earlier one was lost. */
const keepToken = async (tokens, { name, description, permissions: chosen }, known) => {
  const present = await tokens.getByName(name)
  if (present && known) {
    await tokens.update(present.id, { name, description, type: 'custom', permissions: chosen })
    return known
  }
  if (present) await tokens.revoke(present.id)
  const { accessKey } = await tokens.create({ name, description, type: 'custom', lifespan: null, permissions: chosen })
  return accessKey
}

const readKnown = async (file) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))

/** Creates the admin's account and the site's tokens once per database. Writes them to a file that only its owner can read. */
const setUpAccess = async (strapi, file) => {
  const tokens = strapi.service('admin::api-token')
  const known = await readKnown(file)
  const access = {
    admin: (await createAdmin(strapi)) ?? known.admin,
    token: await keepToken(tokens, siteToken, known.token),
    previewToken: await keepToken(tokens, previewToken(strapi), known.previewToken),
  }
  await writeFile(file, `${JSON.stringify(access, undefined, 2)}\n`, { mode: 0o600 })
}

module.exports = { setUpAccess }
