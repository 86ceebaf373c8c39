'use strict'

module.exports = require('../../config/logger')
