'use strict'

const path = require('node:path')

module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  // The public address of the server: links in the admin and in emails begin with it.
  url: env('CMS_PUBLIC_URL', ''),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: path.join(env('CMS_DATA', path.join(__dirname, '../.data')), 'public') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
})
