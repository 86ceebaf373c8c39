'use strict'

module.exports = require('../../config/server')
