'use strict'

module.exports = require('../../config/plugins')
