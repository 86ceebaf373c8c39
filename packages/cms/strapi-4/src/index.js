'use strict'

const { readFile, writeFile } = require('node:fs/promises')
const permissions = require('../../src/generated/site-permissions.json')
const { isComplete, translated } = require('../../src/setup/demo')

/** Enters the demo: first all rows, then their references. */
const seedDemo = async (strapi, file) => {
  const { files, content } = JSON.parse(await readFile(file, 'utf8'))
  const ids = new Map([['plugin::upload.file', new Map()]])
  for (const { id, ...data } of files) {
    const stored = await strapi.db.query('plugin::upload.file').create({ data: { ...data, folderPath: '/' } })
    ids.get('plugin::upload.file').set(id, stored.id)
  }
  const types = Object.entries(content)
  for (const [uid, rows] of types) {
    const schema = strapi.contentTypes[uid]
    const own = new Map()
    for (const row of rows) {
      const publishedAt = isComplete(schema, row) ? row.publishedAt : null
      const data = { ...translated(strapi, schema, row, ids), ...('publishedAt' in row && { publishedAt }) }
      own.set(row.id, (await strapi.entityService.create(uid, { data })).id)
    }
    ids.set(uid, own)
  }
  for (const [uid, rows] of types) {
    const schema = strapi.contentTypes[uid]
    for (const row of rows) {
      const id = ids.get(uid).get(row.id)
      await strapi.entityService.update(uid, id, { data: translated(strapi, schema, row, ids) })
      // Lists are sorted by the demo's times.
      await strapi.db.query(uid).update({ where: { id }, data: { createdAt: row.createdAt } })
    }
  }
}

/** The site's token. */
const createToken = async (strapi) => {
  const { accessKey } = await strapi.service('admin::api-token').create({
    name: 'Situs',
    description: '',
    type: 'custom',
    lifespan: null,
    permissions,
  })
  return accessKey
}

module.exports = {
  register() {},

  async bootstrap({ strapi }) {
    if (process.env.CMS_DEMO) await seedDemo(strapi, process.env.CMS_DEMO)
    if (process.env.CMS_ACCESS)
      await writeFile(process.env.CMS_ACCESS, JSON.stringify({ token: await createToken(strapi) }))
  },
}
