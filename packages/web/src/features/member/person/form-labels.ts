import type { MessageId } from '../../../i18n/use-message.ts'

/** The labels of fields about a person, by the names of the contract. */
export const fieldLabels = {
  jenis: 'web.registration.kind',
  no_pasien: 'web.member.profile.recordNumber',
  nama: 'web.member.profile.name',
  tempat_lahir: 'web.member.profile.birthPlace',
  tgl_lahir: 'web.member.profile.birthDate',
  gender: 'web.member.profile.gender',
  warga_negara: 'web.member.family.citizenship',
  nik: 'web.member.profile.nik',
  no_paspor: 'web.member.profile.passport',
  email: 'web.form.email',
  no_hp: 'web.member.profile.phone',
  alamat: 'web.member.profile.address',
  kel: 'web.registration.region',
  kec: 'web.registration.region',
  kokab: 'web.registration.region',
  prov: 'web.registration.region',
  password: 'web.registration.password',
  persetujuan: 'web.registration.consents',
  'persetujuan.pelayanan': 'web.registration.consents',
  'persetujuan.pemasaran': 'web.registration.consents',
  agama: 'web.registration.religion',
  gol_darah: 'web.member.profile.bloodType',
  bahasa: 'web.registration.language',
  suku_bahasa: 'web.registration.ethnicLanguage',
  status_kawin: 'web.registration.maritalStatus',
  pendidikan: 'web.registration.education',
  pekerjaan: 'web.registration.occupation',
  bayar: 'web.registration.payment',
  kodept: 'web.registration.guarantor',
  kd_perusahaan: 'web.registration.company',
  kodepmr: 'web.registration.guarantorCodes',
  no_reg_new: 'web.registration.earlier',
  foto_ktp: 'web.registration.identityCard',
  foto_id_card: 'web.registration.insuranceCard',
} as const satisfies Readonly<Record<string, MessageId>>

/** Fields of the contract that the forms have no control for, and the control that they belong to. */
export const fieldControls: Readonly<Record<string, string>> = {
  kec: 'kel',
  kokab: 'kel',
  prov: 'kel',
  persetujuan: 'persetujuan.pelayanan',
}
