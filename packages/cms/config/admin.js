'use strict'

const { previewConfig } = require('../src/preview/handler')

module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  // The site's origin, and its PREVIEW_SECRET.
  preview: previewConfig(env('CMS_PREVIEW_URL'), env('CMS_PREVIEW_SECRET')),
  flags: { nps: false, promoteEE: false },
  // Tests have no use for the screens, and building them takes minutes.
  serveAdminPanel: env.bool('CMS_ADMIN', true),
})
