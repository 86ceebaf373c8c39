'use strict'

const valuesOf = (strapi, uid) => strapi.getModel(uid)?.attributes.status?.enum

/**
 * Doctors have a field `status` (aktif, nonaktif), as the contract says. The editors' screens of Strapi 5 use the same name for the state
 * of publication, and refuse to save a doctor. So this removes the field from what the screens send, and `storeStatus` adds it again when
 * the entry is stored. The screens show Strapi's own status instead of the field's value, so their form requires a choice at each edit.
 * Other calls without the field keep the stored value.
 */
const takeStatus = (strapi, context) => {
  const values = valuesOf(strapi, context.params.model)
  if (!values || !context.request.body) return
  const { status, ...body } = context.request.body
  context.request.body = body
  if (values.includes(status)) context.state.fieldStatus = status
}

/** Stores the field that `takeStatus` removed. */
const storeStatus = (strapi) => (context, next) => {
  const status = strapi.requestContext.get()?.state.fieldStatus
  const isStored = ['create', 'update'].includes(context.action) && valuesOf(strapi, context.uid)?.includes(status)
  if (isStored) context.params.data = { ...context.params.data, status }
  return next()
}

module.exports = { storeStatus, takeStatus }
