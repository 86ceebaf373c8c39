import type { Visit } from './visit.ts'

/** A medicine with the visits at which it was prescribed. */
export interface PrescribedMedicine {
  readonly name: string
  /** The instructions of the last prescription. */
  readonly instructions: string
  readonly quantity: string
  readonly visit: Visit
  /** How often it was prescribed. */
  readonly times: number
}

const sameName = (name: string): string => name.trim().toLowerCase()

/** The medicines of all visits, each once, the latest prescribed first. `visits`: the latest first, as the contract has them. */
export const prescribedMedicines = (visits: readonly Visit[]): readonly PrescribedMedicine[] => {
  const found = visits.flatMap((visit) => visit.resep.map((medicine) => ({ visit, medicine })))
  return [...Map.groupBy(found, ({ medicine }) => sameName(medicine.nama_obat)).values()].flatMap((all) => {
    const [latest] = all
    if (!latest) return []
    const { nama_obat: name, jumlah, satuan, aturan_pakai: instructions } = latest.medicine
    return [
      {
        name,
        instructions,
        quantity: `${jumlah.toLocaleString('id-ID')} ${satuan}`,
        visit: latest.visit,
        times: new Set(all.map(({ visit }) => visit.no_registrasi)).size,
      },
    ]
  })
}
