'use strict'

const { createEntry, pick } = require('./entries')

const uid = 'api::hubungi-kami.hubungi-kami'
const fields = ['nama', 'email', 'no_telp', 'subjek', 'pesan', 'rumah_sakit']

/** Stores a visitor's message, checked by its content type. Fields that the content type does not have are dropped. */
const createContactMessage = async (context) => {
  const sent = context.request.body?.data
  if (typeof sent !== 'object' || sent === null) return context.badRequest('Missing "data" payload in the request body')
  const data = Object.fromEntries(fields.filter((field) => field in sent).map((field) => [field, sent[field]]))
  const stored = await createEntry(uid, data)
  context.body = { data: pick(stored, ['nama', 'email', 'no_telp', 'subjek', 'pesan', 'createdAt', 'updatedAt']) }
  return undefined
}

module.exports = { createContactMessage }
