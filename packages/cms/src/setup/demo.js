'use strict'

const { readFile } = require('node:fs/promises')

/** Attributes of a schema that hold entries of other content types, or components. */
const isRelation = ({ type }) => type === 'relation'

const componentsOf = (strapi, schema) =>
  Object.entries(schema.attributes)
    .filter(([, { type }]) => type === 'component')
    .map(([name, { component }]) => [name, strapi.components[component]])

/** A row with the ids of the demo replaced by those of this database, and without the ids of components. */
const translated = (strapi, schema, row, ids) => {
  const data = {}
  const relations = new Map(Object.entries(schema.attributes).filter(([, attribute]) => isRelation(attribute)))
  const components = new Map(componentsOf(strapi, schema))
  for (const name of Object.keys(schema.attributes)) {
    const value = row[name]
    if (value === undefined || value === null) continue
    const relation = relations.get(name)
    const component = components.get(name)
    if (relation) {
      const targets = [value].flat().map((id) => ids.get(relation.target)?.get(id))
      data[name] = Array.isArray(value) ? targets : targets[0]
    } else if (component) {
      const parts = [value].flat().map((part) => translated(strapi, component, part, ids))
      data[name] = Array.isArray(value) ? parts : parts[0]
    } else if (schema.attributes[name].type === 'media') {
      const files = [value].flat().map((id) => ids.get('plugin::upload.file').get(id))
      data[name] = Array.isArray(value) ? files : files[0]
    } else data[name] = value
  }
  return data
}

/** Whether an entry has all that publishing asks for. */
const isComplete = (schema, row) =>
  Object.entries(schema.attributes).every(([name, { required }]) => !required || (row[name] ?? null) !== null)

/** Strapi stamps entries itself; the demo's entries have times in the past, in whose order lists show them. */
const backdate = async (strapi, trx, uid, documentId, { createdAt, updatedAt, publishedAt }) => {
  const { tableName } = strapi.db.metadata.get(uid)
  const time = (text) => (strapi.db.dialect.client === 'sqlite' ? new Date(text).getTime() : new Date(text))
  const entries = strapi.db.getConnection(tableName).transacting(trx).where({ document_id: documentId })
  await entries.clone().update({ created_at: time(createdAt), updated_at: time(updatedAt) })
  if (publishedAt)
    await entries
      .clone()
      .whereNotNull('published_at')
      .update({ published_at: time(publishedAt) })
}

/** The attributes that hold values of their own: what is neither an entry, a file nor a component. */
const plainValues = (schema, row) =>
  Object.fromEntries(
    Object.entries(schema.attributes)
      .filter(([name, { type }]) => !['relation', 'media', 'component'].includes(type) && row[name] !== undefined)
      .map(([name]) => [name, row[name]]),
  )

/** Content types refer to each other in circles: first all entries are made, then they get what they refer to. */
const seedDrafts = async (strapi, uid, rows, ids) => {
  const own = new Map()
  ids.set(uid, own)
  for (const row of rows) {
    const { documentId } = await strapi.documents(uid).create({ data: plainValues(strapi.contentTypes[uid], row) })
    own.set(row.id, documentId)
  }
}

/** Publishes the entries that have all that publishing asks for; the others stay drafts. */
const publish = async (strapi, uid, rows, ids) => {
  const schema = strapi.contentTypes[uid]
  const complete = rows.filter((row) => row.publishedAt !== null && isComplete(schema, row))
  for (const row of complete) await strapi.documents(uid).publish({ documentId: ids.get(uid).get(row.id) })
}

/** The content types that a schema refers to, through its components too. */
const targetsOf = (strapi, schema) => [
  ...Object.values(schema.attributes)
    .filter(isRelation)
    .map(({ target }) => target),
  ...componentsOf(strapi, schema).flatMap(([, component]) => targetsOf(strapi, component)),
]

/** What is published before its targets loses them: targets come first, and those that refer to each other twice. */
const inOrderOfTargets = (strapi, types) => {
  const targets = new Map(types.map(([uid]) => [uid, targetsOf(strapi, strapi.contentTypes[uid])]))
  const refers = ([uid]) => targets.get(uid).length > 0
  const isTarget = ([uid]) => [...targets.values()].some((uids) => uids.includes(uid))
  const both = types.filter((type) => refers(type) && isTarget(type))
  return [
    ...types.filter((type) => !refers(type)),
    ...both,
    ...both,
    ...types.filter((type) => refers(type) && !isTarget(type)),
  ]
}

const seedContent = async (strapi, trx, content, ids) => {
  const all = Object.entries(content)
  const hasDrafts = ([uid]) => strapi.contentTypes[uid].options.draftAndPublish
  const published = all.filter(hasDrafts)
  for (const [uid, rows] of published) await seedDrafts(strapi, uid, rows, ids)
  for (const [uid, rows] of published) {
    for (const row of rows) {
      const data = translated(strapi, strapi.contentTypes[uid], row, ids)
      await strapi.documents(uid).update({ documentId: ids.get(uid).get(row.id), data })
    }
  }
  for (const [uid, rows] of inOrderOfTargets(strapi, published)) await publish(strapi, uid, rows, ids)
  for (const [uid, rows] of all.filter((entry) => !hasDrafts(entry))) {
    ids.set(uid, new Map())
    for (const row of rows) {
      const data = translated(strapi, strapi.contentTypes[uid], row, ids)
      const { documentId } = await strapi.documents(uid).create({ data })
      ids.get(uid).set(row.id, documentId)
    }
  }
  for (const [uid, rows] of all) for (const row of rows) await backdate(strapi, trx, uid, ids.get(uid).get(row.id), row)
}

/** Enters the files of the media library; the pictures are in the folder of uploads already. */
const seedFiles = async (strapi, files) => {
  const ids = new Map()
  for (const { id, ...file } of files) {
    const stored = await strapi.db.query('plugin::upload.file').create({ data: { ...file, folderPath: '/' } })
    ids.set(id, stored.id)
  }
  return ids
}

/** Fills an empty CMS with the demo: `{files, content: {uid: rows}}`. Does nothing where there is a hospital already. */
const seedDemo = async (strapi, file) => {
  if ((await strapi.documents('api::rumah-sakit.rumah-sakit').count({})) > 0) return
  const { files, content } = JSON.parse(await readFile(file, 'utf8'))
  // One transaction: all or nothing, and half the time on SQLite.
  await strapi.db.transaction(async ({ trx }) => {
    const ids = new Map([['plugin::upload.file', await seedFiles(strapi, files)]])
    await seedContent(strapi, trx, content, ids)
  })
}

module.exports = { seedDemo }
