import type { Cms } from '../cms/cms.ts'
import { StrapiError } from '../cms/errors.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { badRequest, notFound } from './cms-errors.ts'
import { flatDoctor } from './cms-flat.ts'

/** Doctors through the custom route: one doctor by slug, or the other doctors of a specialty. */
export const createDoctorResolvers = ({ content }: Cms): Pick<CmsResolvers, 'getDoctors'> => ({
  getDoctors: ({ query: { slug, spesialis, excludedokter } }) => {
    const active = content.dokters.filter(({ status, publishedAt }) => status === 'aktif' && publishedAt !== null)
    if (slug !== undefined) {
      const doctor = active.find((found) => found.slug === slug)
      return doctor ? { status: 200, body: { data: flatDoctor(doctor) } } : notFound
    }
    if (spesialis === undefined) {
      return badRequest(new StrapiError('ValidationError', 'slug or spesialis must be defined.', 'BAD_USER_INPUT'))
    }
    const found = active
      .filter(({ kode_mapping_spesialis }) => kode_mapping_spesialis === spesialis)
      .filter((doctor) => doctor.slug !== excludedokter)
      .sort((left, right) => (left.nama < right.nama ? -1 : 1))
    return { status: 200, body: { data: found.map(flatDoctor) } }
  },
})
