import type { MemberComponents } from '@hospital/sdk/member'
import { inTime } from '../hospital/clock.ts'

type DocumentOnWire = MemberComponents['schemas']['GuarantorDocument']

/** A guarantor document as stored; every answer signs a new URL. */
export type GuarantorDocument = Omit<DocumentOnWire, 'url'>

/** All guarantor documents. */
export interface Documents {
  readonly byId: (id: number) => GuarantorDocument | undefined
  /** A patient's documents, the latest first. */
  readonly of: (patient: number) => readonly GuarantorDocument[]
  readonly ofAppointment: (code: string) => readonly GuarantorDocument[]
  readonly add: (document: Omit<GuarantorDocument, 'id'>) => GuarantorDocument
  readonly attach: (id: number, appointment: string) => void
  readonly remove: (id: number) => void
}

/** The largest accepted file, in bytes. */
export const largestFile = 5 * 1024 * 1024

/** The largest body that the gateway accepts, in bytes. */
export const largestBody = 4 * largestFile

const types: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf'] satisfies DocumentOnWire['tipe_file'][]

/** Whether a media type is allowed for documents. */
export const isDocumentType = (type: string): type is DocumentOnWire['tipe_file'] => types.includes(type)

/** Creates an empty store of documents. */
export const createDocuments = (): Documents => {
  const documents = new Map<number, GuarantorDocument>()
  let nextId = 501
  const latestFirst = () =>
    [...documents.values()].toSorted((one, other) => inTime(other.created_at, one.created_at) || other.id - one.id)
  return {
    byId: (id) => documents.get(id),
    of: (patient) => latestFirst().filter(({ id_pasien }) => id_pasien === patient),
    ofAppointment: (code) => latestFirst().filter(({ kode_appointment }) => kode_appointment === code),
    add: (document) => {
      // A new document never gets the number of a document that was withdrawn.
      const added = { ...document, id: nextId }
      nextId += 1
      documents.set(added.id, added)
      return added
    },
    attach: (id, appointment) => {
      const document = documents.get(id)
      if (document) documents.set(id, { ...document, kode_appointment: appointment })
    },
    remove: (id) => {
      documents.delete(id)
    },
  }
}
