'use strict'

const { findPublished } = require('./entries')
const { doctorFields, flatDoctor } = require('./flat')

const activeDoctors = (filters) =>
  findPublished('api::dokter.dokter', {
    filters: { status: 'aktif', ...filters },
    fields: doctorFields,
    sort: 'nama:asc',
  })

/** One active doctor by slug, or the other doctors of a specialty. */
const getDoctors = async (context) => {
  const { slug, spesialis, excludedokter } = context.query
  if (slug !== undefined) {
    const [doctor] = await activeDoctors({ slug: { $eq: String(slug) } })
    if (!doctor) return context.notFound()
    context.body = { data: flatDoctor(doctor) }
    return undefined
  }
  if (spesialis === undefined) return context.badRequest('slug or spesialis must be defined.')
  const found = await activeDoctors({ kode_mapping_spesialis: { $eq: String(spesialis) } })
  context.body = { data: found.filter((doctor) => doctor.slug !== excludedokter).map(flatDoctor) }
  return undefined
}

module.exports = { getDoctors }
