'use strict'

module.exports = ({ env }) => ({
  graphql: { config: { defaultLimit: 10 } },
  'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } },
})
