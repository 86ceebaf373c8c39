'use strict'

module.exports = ({ env }) => ({ level: env('CMS_LOG_LEVEL', 'http') })
