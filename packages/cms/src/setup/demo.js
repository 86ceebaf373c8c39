'use strict'

const { readFile } = require('node:fs/promises')
const { markDemonstration } = require('./demonstration')

/** Whether an attribute holds entries of other content types. */
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

/** Whether an entry has all fields that publishing requires. */
const isComplete = (schema, row) =>
  Object.entries(schema.attributes).every(([name, { required }]) => !required || (row[name] ?? null) !== null)

/**
 * Sets the times of an entry to those of the demo, which are in the past: lists are sorted by them, and Strapi itself would use the present
 * time.
 */
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

/** The content types that a schema refers to, through its components too. */
const targetsOf = (strapi, schema) => [
  ...Object.values(schema.attributes)
    .filter(isRelation)
    .map(({ target }) => target)
    // Strapi adds relations to accounts, and to the type itself for other languages.
    .filter((target) => target.startsWith('api::') && target !== schema.uid),
  ...componentsOf(strapi, schema).flatMap(([, component]) => targetsOf(strapi, component)),
]

/** Enters rows whose targets exist already. Rows without all required fields stay drafts. */
const seedType = async (strapi, [uid, rows], ids) => {
  const schema = strapi.contentTypes[uid]
  const own = new Map()
  ids.set(uid, own)
  for (const row of rows) {
    const data = translated(strapi, schema, row, ids)
    const status = row.publishedAt !== null && isComplete(schema, row) ? 'published' : 'draft'
    const { documentId } = await strapi.documents(uid).create({ data, status })
    own.set(row.id, documentId)
  }
}

/** The attributes with plain values: no entries, files or components. */
const plainValues = (schema, row) =>
  Object.fromEntries(
    Object.entries(schema.attributes)
      .filter(([name, { type }]) => !['relation', 'media', 'component'].includes(type) && row[name] !== undefined)
      .map(([name]) => [name, row[name]]),
  )

/**
 * Enters rows of content types that refer to each other: first makes all rows, then sets their references, then publishes them twice,
 * because a row that is published before its targets loses them.
 */
const seedCircle = async (strapi, types, ids) => {
  for (const [uid, rows] of types) {
    const own = new Map()
    ids.set(uid, own)
    for (const row of rows) {
      const { documentId } = await strapi.documents(uid).create({ data: plainValues(strapi.contentTypes[uid], row) })
      own.set(row.id, documentId)
    }
  }
  for (const [uid, rows] of types) {
    for (const row of rows) {
      const data = translated(strapi, strapi.contentTypes[uid], row, ids)
      await strapi.documents(uid).update({ documentId: ids.get(uid).get(row.id), data })
    }
  }
  for (const [uid, rows] of [...types, ...types]) {
    const complete = rows.filter((row) => row.publishedAt !== null && isComplete(strapi.contentTypes[uid], row))
    for (const row of complete) await strapi.documents(uid).publish({ documentId: ids.get(uid).get(row.id) })
  }
}

/** Enters all rows: first types that refer to no others, then types that refer to each other, then types that no other refers to. */
const seedContent = async (strapi, trx, content, ids) => {
  const types = Object.entries(content)
  const targets = new Map(types.map(([uid]) => [uid, targetsOf(strapi, strapi.contentTypes[uid])]))
  const refers = ([uid]) => targets.get(uid).length > 0
  const isTarget = ([uid]) => [...targets.values()].some((uids) => uids.includes(uid))
  for (const type of types.filter((type) => !refers(type))) await seedType(strapi, type, ids)
  const circle = types.filter((type) => refers(type) && isTarget(type))
  await seedCircle(strapi, circle, ids)
  for (const type of types.filter((type) => refers(type) && !isTarget(type))) await seedType(strapi, type, ids)
  for (const [uid, rows] of types)
    for (const row of rows) await backdate(strapi, trx, uid, ids.get(uid).get(row.id), row)
}

/** Enters the files of the media library. The pictures are in the folder of uploads already. */
const seedFiles = async (strapi, files) => {
  const ids = new Map()
  for (const { id, ...file } of files) {
    const stored = await strapi.db.query('plugin::upload.file').create({ data: { ...file, folderPath: '/' } })
    ids.set(id, stored.id)
  }
  return ids
}

/** Fills an empty CMS with the demo: `{files, content: {uid: rows}}`. Does nothing if the CMS has a hospital already. */
const seedDemo = async (strapi, file) => {
  if ((await strapi.documents('api::rumah-sakit.rumah-sakit').count({})) > 0) return
  const { files, content } = JSON.parse(await readFile(file, 'utf8'))
  // One transaction: all or nothing, and half the time on SQLite.
  await strapi.db.transaction(async ({ trx }) => {
    const ids = new Map([['plugin::upload.file', await seedFiles(strapi, files)]])
    await seedContent(strapi, trx, content, ids)
    await markDemonstration(strapi)
  })
}

module.exports = { isComplete, seedDemo, translated }
