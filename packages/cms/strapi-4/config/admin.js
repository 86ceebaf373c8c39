'use strict'

module.exports = require('../../config/admin')
