import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import type { People } from '../patients/people.ts'
import { identityNumber } from '../patients/person-seed.ts'
import { unknownProfile } from '../patients/person.ts'
import type { Person, Profile } from '../patients/person.ts'
import { regionFields } from '../patients/profile-from-form.ts'

/** A patient in the older system of a hospital. */
export type LegacyPatient = HospitalCareComponents['schemas']['LegacyPatient']

/** The older system's patients, by hospital code. Texts are in capitals and padded, as staff typed them. */
const legacyPatients: Readonly<Record<string, readonly LegacyPatient[]>> = {
  RS01: [
    {
      NOPASIEN: '00-07-88-12',
      NAMAPASIEN: 'SUPARMAN            ',
      TMPLAHIR: 'SUBANG    ',
      TGLLAHIR: '1954-11-30',
      JNSKELAMIN: 'L',
      NOKTP: identityNumber('1954-11-30', 'L', 1),
      ALM1PASIEN: 'KP. SUKAMANAH RT 02/05',
      KDDESA: '32.13.01.2004',
      KDKECAMATAN: '32.13.01',
      KDKOTA: '32.13',
      KDPROPINSI: '32',
      EMAIL: null,
      TLPPASIEN: '0260 084 223',
    },
    {
      NOPASIEN: '00-03-14-15',
      NAMAPASIEN: 'TUKIYEM',
      TMPLAHIR: null,
      TGLLAHIR: '1941-01-01',
      JNSKELAMIN: 'P',
      NOKTP: null,
      ALM1PASIEN: 'DSN. KRAJAN',
      KDDESA: null,
      KDKECAMATAN: '32.15.05',
      KDKOTA: '32.15',
      KDPROPINSI: '32',
      EMAIL: null,
      TLPPASIEN: null,
    },
  ],
  RS03: [
    {
      NOPASIEN: '00-02-71-82',
      NAMAPASIEN: 'LINDA KUSUMA, NY.',
      TMPLAHIR: 'PURWAKARTA',
      TGLLAHIR: '1978-08-08',
      JNSKELAMIN: 'P',
      NOKTP: identityNumber('1978-08-08', 'P', 3),
      ALM1PASIEN: 'JL. IPIK GANDAMANAH NO 9',
      KDDESA: '32.14.01.1003',
      KDKECAMATAN: '32.14.01',
      KDKOTA: '32.14',
      KDPROPINSI: '32',
      EMAIL: null,
      TLPPASIEN: '081200003131',
    },
  ],
  RS06: [
    {
      NOPASIEN: '00-00-41-77',
      NAMAPASIEN: 'MAMAN SUHERMAN, H.',
      TMPLAHIR: 'SUBANG',
      TGLLAHIR: '1949-09-14',
      JNSKELAMIN: 'L',
      NOKTP: identityNumber('1949-09-14', 'L', 1),
      ALM1PASIEN: 'KP SUKAMAJU RT 1 RW 4',
      KDDESA: '32.13.03.1003',
      KDKECAMATAN: '32.13.03',
      KDKOTA: '32.13',
      KDPROPINSI: '32',
      EMAIL: null,
      TLPPASIEN: '081200009911',
    },
  ],
}

/** The data that proves access to a patient's record. */
export interface RecordProof {
  readonly nopasien: string
  readonly tgl_lahir: string
  readonly nik?: string | undefined
}

const agrees = (proof: RecordProof, birth: string | null, identity: string | null): boolean =>
  birth === proof.tgl_lahir && (identity === null || proof.nik === undefined || identity === proof.nik)

/** The patient of a hospital's older system who matches all given data. */
export const findLegacyPatient = (hospital: string, proof: RecordProof): LegacyPatient | undefined =>
  legacyPatients[hospital]?.find(
    (patient) => patient.NOPASIEN === proof.nopasien && agrees(proof, patient.TGLLAHIR, patient.NOKTP),
  )

const inWords = (capitals: string): string =>
  capitals
    .trim()
    .toLowerCase()
    .replace(/(^|[\s.,/])\p{L}/gu, (start) => start.toUpperCase())

const profileOf = (patient: LegacyPatient, birth: string): Omit<Profile, 'id'> => ({
  ...unknownProfile,
  nama_lengkap: inWords(patient.NAMAPASIEN),
  email: patient.EMAIL,
  no_telp: patient.TLPPASIEN?.replaceAll(' ', '') ?? null,
  gender: patient.JNSKELAMIN ?? 'L',
  status_family: 'lainnya',
  tgl_lahir: birth,
  nopasien: patient.NOPASIEN,
  tempat_lahir: patient.TMPLAHIR === null ? null : inWords(patient.TMPLAHIR),
  no_identitas: patient.NOKTP,
  alamat: patient.ALM1PASIEN === null ? null : inWords(patient.ALM1PASIEN),
  ...regionFields({
    kel: patient.KDDESA ?? undefined,
    kec: patient.KDKECAMATAN ?? undefined,
    kokab: patient.KDKOTA ?? undefined,
    prov: patient.KDPROPINSI ?? undefined,
  }),
})

/**
 * The patient of the group who matches all given data. A patient who was only in an older system is copied into the register. If
 * `needsIdentity` is set, a record with an identity number requires this number as proof.
 */
export const findExistingPatient = (people: People, proof: RecordProof, needsIdentity: boolean): Person | undefined => {
  const proves = (birth: string | null, identity: string | null) =>
    agrees(proof, birth, identity) && (!needsIdentity || identity === null || proof.nik !== undefined)
  const known = people.byRecord(proof.nopasien)
  if (known) return proves(known.profile.tgl_lahir, known.profile.no_identitas) ? known : undefined
  for (const [hospital, patients] of Object.entries(legacyPatients)) {
    const legacy = patients.find(({ NOPASIEN }) => NOPASIEN === proof.nopasien)
    if (legacy?.TGLLAHIR && proves(legacy.TGLLAHIR, legacy.NOKTP)) {
      return people.add(profileOf(legacy, legacy.TGLLAHIR), { registeredAt: [hospital] })
    }
  }
  return undefined
}
