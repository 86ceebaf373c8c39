// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
'use strict'

const { factories } = require('@strapi/strapi')

module.exports = factories.createCoreController('api::metode-pembayaran.metode-pembayaran')
