'use strict'

module.exports = require('../../config/middlewares')
