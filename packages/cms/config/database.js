'use strict'

const path = require('node:path')

/** SQLite in the data folder, or the PostgreSQL of `CMS_DATABASE_URL`. */
module.exports = ({ env }) => {
  const url = env('CMS_DATABASE_URL')
  if (url)
    return { connection: { client: 'postgres', connection: { connectionString: url }, pool: { min: 0, max: 10 } } }
  const filename = path.join(env('CMS_DATA', path.join(__dirname, '../.data')), 'content.db')
  return { connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true } }
}
