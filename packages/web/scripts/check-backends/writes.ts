import { randomUUID } from 'node:crypto'
import { entryReference, jakartaDate } from '@hospital/sdk'
import { reservePackage, sendContactMessage, subscribeToNewsletter } from '@hospital/sdk/cms'
import type { cmsRoutes, OperationRoutes } from '@hospital/sdk/contracts'
import type { Calls, Read } from './calls.ts'

const day = 24 * 60 * 60 * 1000

/** A call for each POST of a contract that changes something. GraphQL is excluded: its documents only read. */
type Writes<Routes extends OperationRoutes> = {
  readonly [
    Name in Exclude<keyof Routes, 'executeGraphql'> as Routes[Name] extends { readonly method: 'POST' }
      ? Routes[Name] extends { readonly reads: true }
        ? never
        : Name
      : never
  ]: Read
}

const person = { name: 'Pemeriksaan Situs', phone: '081200000000' }

/** Each run has a new address, since a newsletter accepts each address once. */
const email = () => `pemeriksaan-${randomUUID()}@surel.example`

/** Names an entry as the site's forms do. */
const idOf = ({ known }: Calls, collection: string) => entryReference(known.need(collection, 'id'))

/** The forms of visitors that go to the CMS, as the site sends them. Editors see them, so never send them to a CMS in use. */
export const cmsWrites: Writes<typeof cmsRoutes> = {
  createNewsletterSubscription: ({ cms }) =>
    subscribeToNewsletter(cms, { email: email(), jenis_kelamin: 'Perempuan', whatsapp: person.phone }),
  createPackageReservation: (calls) =>
    reservePackage(calls.cms, {
      nama_lengkap: person.name,
      no_telp: person.phone,
      tgl_reservasi: jakartaDate(new Date(calls.now.getTime() + day)),
      paket: idOf(calls, 'pakets'),
    }),
  createContactMessage: (calls) =>
    sendContactMessage(calls.cms, {
      nama: person.name,
      email: email(),
      pesan: 'Pesan pemeriksaan situs. Tidak perlu dibalas.',
      rumah_sakit: idOf(calls, 'rumahSakits'),
    }),
}
