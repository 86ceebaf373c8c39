import type { Cms } from '../cms/cms.ts'
import type { CmsResolvers } from '../generated/cms.ts'
import { refusing } from './cms-errors.ts'

/** The status with which a Strapi answers for a new entry. */
const stored = (strapi: Cms['strapi']) => (strapi === 5 ? 201 : 200)

/** Submissions of visitors. The casts are safe, because the handler checks every answer against the contract. */
export const createSubmissionResolvers = ({
  rest,
  submit,
  strapi,
}: Cms): Pick<CmsResolvers, 'createContactMessage' | 'createNewsletterSubscription' | 'createPackageReservation'> => ({
  createContactMessage: ({ body: { data } }) =>
    refusing(() => {
      const { id, attributes } = rest.entry('HubungiKami', submit('HubungiKami', data))
      return { status: stored(strapi), body: { data: { id, ...attributes } } }
    }),
  createNewsletterSubscription: ({ body: { data } }) =>
    refusing(() => {
      const entry = rest.entry('NewsLetter', submit('NewsLetter', data))
      return { status: stored(strapi), body: { data: entry, meta: {} } }
    }),
  createPackageReservation: ({ body: { data } }) =>
    refusing(() => {
      const entry = rest.entry('ReservasiPaketKesehatan', submit('ReservasiPaketKesehatan', data))
      return { status: stored(strapi), body: { data: entry, meta: {} } }
    }),
})
