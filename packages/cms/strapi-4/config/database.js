'use strict'

module.exports = require('../../config/database')
