import { registerPatientConstraints } from '@hospital/sdk/constraints'
import type { HospitalCareComponents } from '@hospital/sdk/hospital-care'
import { EmailField, FileField, NikField, PhoneField, RadioGroup, TextArea, TextField } from '@hospital/ui'
import { fileRules } from '../../../forms/check-constraints.ts'
import { formFields, inStep, requestOf } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { emailField, ownPhoneField } from '../../../forms/phone-and-email.ts'
import type { FormValues } from '../../../forms/submission.ts'
import { shrinkPicture } from '../../../forms/upload/shrink-picture.ts'
import { nikField, referenceField, regionFields } from '../person/person-fields.tsx'
import { ReferenceField } from '../person/reference-field.tsx'
import { regionName } from '../person/region.ts'
import type { ResolvedRegion } from '../person/region.ts'
import { needsNik } from '../person/typed-values.ts'
import { employersUnder } from './employers.ts'

type Care = HospitalCareComponents['schemas']

/** A patient's record of the mobile registration. */
export type MobileRecord = Care['MobilePatient']

/** The ids that tell a hospital whose relative it registers. */
export interface RelativeIds {
  readonly familyId: number
  /** Member id of the patient whose appointment requires the registration; undefined without such an appointment. */
  readonly appointmentOf: number | undefined
}

/** The data that a hospital's form is filled from. */
export interface FoundRecord {
  readonly hospital: string
  readonly record: MobileRecord
  /** The record of the hospital's older system, if the visitor said that they have one. */
  readonly legacy: Care['LegacyPatient'] | undefined
  readonly region: ResolvedRegion | undefined
  /** Whether the person has a region whose codes could not be read. */
  readonly isRegionMissing: boolean
  /** Undefined for the member. */
  readonly relative: RelativeIds | undefined
}

/** Whether a guarantor pays. */
const hasGuarantor = (values: FormValues): boolean => values['bayar'] === 'penjamin'

const knownRegion = (region: ResolvedRegion) => ({
  codes: {
    kel: region.kel?.kode ?? '',
    kec: region.kec?.kode ?? '',
    kokab: region.kokab?.kode ?? '',
    prov: region.prov?.kode ?? '',
  },
  names: regionName(region),
})

/** Identity and address, from the mobile record and, for some fields, from the older system alone. */
const identity = ({ record, legacy, region, isRegionMissing }: FoundRecord, today: string): readonly FormField[] => {
  const number = record.no_identitas ?? legacy?.NOKTP ?? ''
  return [
    {
      name: 'tempat_lahir',
      label: 'web.member.profile.birthPlace',
      words: { missing: 'web.member.profile.birthPlace.missing' },
      known: record.tempat_lahir ?? legacy?.TMPLAHIR,
      control: (field) => <TextField {...field} />,
    },
    {
      ...nikField,
      known: /^\d{16}$/.test(number) ? number : '',
      isAsked: () => record.warga_negara !== 'wna',
      check: ({ nik }) => !nik && needsNik(record.tgl_lahir, false, today) && 'web.member.family.nik.missing',
      control: (field, { message }) => <NikField {...field} hint={message('web.registration.nik.hint')} />,
    },
    {
      // The contract may refuse a number of the older system: the field shows it, and then asks for another one.
      ...ownPhoneField('no_hp', 'web.member.profile.phone'),
      known: record.no_telp ?? legacy?.TLPPASIEN,
      control: (field) => <PhoneField {...field} />,
    },
    {
      ...emailField,
      known: record.email ?? legacy?.EMAIL,
      control: (field) => <EmailField {...field} optional />,
    },
    {
      name: 'alamat',
      label: 'web.member.profile.address',
      known: record.alamat ?? legacy?.ALM1PASIEN,
      words: { missing: 'web.registration.address.missing' },
      control: (field, { message }) => <TextArea {...field} rows={2} hint={message('web.registration.address.hint')} />,
    },
    ...regionFields({ ...(region && knownRegion(region)), isUnknown: isRegionMissing }),
  ]
}

const further = (record: MobileRecord): readonly FormField[] => [
  referenceField('agama', 'web.registration.religion', { known: record.agama }),
  referenceField('gol_darah', 'web.member.profile.bloodType', { known: record.golongan_darah }),
  referenceField('bahasa', 'web.registration.language', { known: record.bahasa }),
  referenceField('suku_bahasa', 'web.registration.ethnicLanguage', { known: record.suku_bahasa }),
  referenceField('status_kawin', 'web.registration.maritalStatus', { known: record.status_kawin }),
  referenceField('pendidikan', 'web.registration.education', { known: record.pendidikan }),
  referenceField('pekerjaan', 'web.registration.occupation', { known: record.pekerjaan }),
]

/** A photograph of a card. The registration of a relative takes none. */
const photo = (name: 'foto_ktp' | 'foto_id_card', label: FormField['label'], isTaken: boolean): FormField => ({
  name,
  label,
  isAsked: () => isTaken,
  isSent: false,
  control: ({ value: _none, ...field }) => (
    <FileField
      {...field}
      {...fileRules(registerPatientConstraints[name])}
      optional
      camera="environment"
      prepare={shrinkPicture}
    />
  ),
})

/** The guarantor who pays. Without a guarantor these fields are not asked for. */
const guarantor: readonly FormField[] = [
  {
    name: 'kodept',
    label: 'web.registration.guarantor',
    isAsked: hasGuarantor,
    constraint: { required: true },
    words: { missing: 'web.registration.guarantor.missing' },
    control: (field, { set }) => (
      <ReferenceField list="kodept" field={field} isRequired onChange={(kodept) => set({ kodept })} />
    ),
  },
  {
    name: 'kd_perusahaan',
    label: 'web.registration.company',
    isAsked: hasGuarantor,
    control: (field, { message, values }) => (
      <ReferenceField
        list="kd_perusahaan"
        field={field}
        hint={message('web.registration.company.hint')}
        choices={(companies) => employersUnder(values['kodept'], companies)}
      />
    ),
  },
  // The contract has codes that go with the guarantor. No patient knows them, so they have no control.
  {
    name: 'kodepmr',
    label: 'web.registration.guarantorCodes',
    isAsked: hasGuarantor,
  },
]

/** The payer, the proof of the guarantor, and photographs of the cards. */
const payment = (hasPhotos: boolean): readonly FormField[] => [
  {
    name: 'bayar',
    label: 'web.registration.payment',
    constraint: { required: true },
    words: { missing: 'web.registration.payment.missing' },
    isSent: false,
    control: (field, { message, set }) => (
      <RadioGroup
        {...field}
        onChange={(bayar) => set({ bayar })}
        options={[
          { value: 'sendiri', label: message('web.registration.payment.own') },
          {
            value: 'penjamin',
            label: message('web.registration.payment.guarantor'),
            hint: message('web.registration.payment.guarantorHint'),
          },
        ]}
      />
    ),
  },
  ...guarantor,
  photo('foto_ktp', 'web.registration.identityCard', hasPhotos),
  photo('foto_id_card', 'web.registration.insuranceCard', hasPhotos),
  {
    name: 'no_reg_new',
    label: 'web.registration.earlier',
    control: (field, { message }) => <TextField {...field} hint={message('web.registration.earlier.hint')} optional />,
  },
]

/** A patient's registration with one hospital. `today` is the day in Jakarta, YYYY-MM-DD. */
export const careFields = (found: FoundRecord, today: string): readonly FormField[] =>
  formFields(registerPatientConstraints, [
    ...inStep('identitas', identity(found, today)),
    ...inStep('tambahan', further(found.record)),
    ...inStep('penjamin', payment(found.relative === undefined)),
  ])

const relations = ['diri_sendiri', 'suami', 'istri', 'anak', 'ayah', 'ibu', 'saudara', 'lainnya'] as const

// An empty file field sends a file without a name. A file with a name is sent or refused, but never left out.
const photoIn = (form: FormData, name: string): File | undefined => {
  const value = form.get(name)
  return value instanceof File && (value.size > 0 || value.name !== '') ? value : undefined
}

/** The fields of the request that come from the record, since the form does not change them. */
const recordedIn = ({ record, legacy }: FoundRecord) => {
  const relation = relations.find((name) => name === record.status_family)
  const number = record.nopasien ?? legacy?.NOPASIEN
  return {
    nama: record.nama_lengkap,
    tgl_lahir: record.tgl_lahir,
    gender: record.gender,
    warga_negara: record.warga_negara === 'wna' ? ('wna' as const) : ('wni' as const),
    ...(record.family_id !== null && { family_id: record.family_id, ...(relation && { status_family: relation }) }),
    ...(number && { no_pasien: number }),
  }
}

/** The request for a registration, from the checked values of the form; `form` has the photographs. */
export const careRequest = (
  fields: readonly FormField[],
  typed: FormValues,
  found: FoundRecord,
  form: FormData,
): Care['RegistrationForm'] => {
  const [ktp, card] = [photoIn(form, 'foto_ktp'), photoIn(form, 'foto_id_card')]
  return {
    ...requestOf<Care['RegistrationForm']>(fields, typed),
    ...recordedIn(found),
    ...(ktp && { foto_ktp: ktp }),
    ...(card && { foto_id_card: card }),
  }
}

/**
 * The request for a person of the family: with the ids of the family and, if an appointment requires the registration, the id of its
 * patient.
 */
export const relativeRequest = (
  fields: readonly FormField[],
  typed: FormValues,
  found: FoundRecord,
  { familyId, appointmentOf }: RelativeIds,
): Care['MobileRegistrationRequest'] => ({
  ...requestOf<Care['MobileRegistrationRequest']>(fields, typed),
  ...recordedIn(found),
  family_id: familyId,
  ...(appointmentOf !== undefined && { id_pasien_appointment: appointmentOf }),
})
