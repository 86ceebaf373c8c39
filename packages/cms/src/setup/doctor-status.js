'use strict'

const valuesOf = (strapi, uid) => strapi.getModel(uid)?.attributes.status?.enum

/**
 * Doctors have a field `status` (aktif, nonaktif), as the contract says. The editors' screens of Strapi 5 use that word for whether an entry
 * is published, and refuse to save a doctor. So the field is taken out of what they send, and put back where the entry is stored. What
 * they show as its value is Strapi's own, which is none of the field's: their form asks for it at each edit. Other calls that leave it
 * out keep the stored one.
 */
const takeStatus = (strapi, context) => {
  const values = valuesOf(strapi, context.params.model)
  if (!values || !context.request.body) return
  const { status, ...body } = context.request.body
  context.request.body = body
  if (values.includes(status)) context.state.fieldStatus = status
}

/** Stores the field that `takeStatus` took. */
const storeStatus = (strapi) => (context, next) => {
  const status = strapi.requestContext.get()?.state.fieldStatus
  const isStored = ['create', 'update'].includes(context.action) && valuesOf(strapi, context.uid)?.includes(status)
  if (isStored) context.params.data = { ...context.params.data, status }
  return next()
}

module.exports = { storeStatus, takeStatus }
