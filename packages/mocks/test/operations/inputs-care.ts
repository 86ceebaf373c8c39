import type { HospitalCareClient } from '@hospital/sdk/hospital-care'
import { answer, first } from './inputs.ts'
import type { Inputs } from './inputs.ts'
import type { Stage } from './stage.ts'

const nopasien = '00-12-34-56'

const person = (number: number) =>
  ({
    nama: 'Ningsih',
    tempat_lahir: 'Karawang',
    tgl_lahir: '1992-07-01',
    gender: 'P',
    nik: `329901410792000${number}`,
    alamat: 'Jl. Melur No. 2',
    no_hp: '081200007002',
    warga_negara: 'wni',
  }) as const

const finishedLab = async ({ care }: Stage) => {
  const { data } = await answer(care.listLabResults({ body: { nopasien } }))
  return data.find(({ ada_pdf }) => ada_pdf)?.no_lab ?? ''
}

/** A valid input for every operation of the hospital-care API, as Siti at RS Kawung Karawang. */
export const hospitalCareInputs: Inputs<HospitalCareClient> = {
  registerPatient: () => ({
    body: { ...person(1), foto_ktp: new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }), kodepmr: ['P1', 'P2'] },
  }),
  registerPatientFromMobile: () => ({ body: { ...person(2), family_id: 301, status_family: 'saudara' } }),
  getMobilePatient: () => ({ query: { id_pasien: 1005 } }),
  getLegacyPatient: () => ({ query: { no_pasien: '00-07-88-12', tgl_lahir: '1954-11-30' } }),
  getMobileVisitHistory: () => ({ query: { mobile: 1, nopasien } }),
  listLabResults: () => ({ body: { nopasien } }),
  getLabResult: async (stage) => ({ path: { no_lab: await finishedLab(stage) } }),
  listRadiologyResults: () => ({ body: { nopasien } }),
  getRadiologyResult: async ({ care }) => {
    const { no_radiologi } = await first(
      answer(care.listRadiologyResults({ body: { nopasien } })).then(({ data }) => data),
    )
    return { path: { no_radiologi } }
  },
  listMcuResults: () => ({ body: { nopasien } }),
  getMcuResult: async ({ care }) => {
    const { no_mcu } = await first(answer(care.listMcuResults({ body: { nopasien } })).then(({ data }) => data))
    return { path: { no_mcu } }
  },
  downloadResultPdf: async (stage) => ({ path: { jenis: 'laboratorium', nomor: await finishedLab(stage) } }),
}
