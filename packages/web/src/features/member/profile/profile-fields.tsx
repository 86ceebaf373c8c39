import { isAdult } from '@hospital/sdk'
import { updateProfileConstraints } from '@hospital/sdk/constraints'
import { PhoneField, RadioGroup, TextArea, TextField } from '@hospital/ui'
import { formFields, notClearable } from '../../../forms/fields.ts'
import type { FormField } from '../../../forms/fields.ts'
import { ownPhoneField } from '../../../forms/phone-and-email.ts'
import type { Profile } from '../../../personal-data/profile.ts'
import { birthDateField, genders, referenceField, regionFields } from '../person/person-fields.tsx'

/** Village, district, city and province in one line; empty if none is known. */
export const regionNames = ({ kelurahan, kecamatan, kabupaten, provinsi }: Profile): string =>
  [kelurahan, kecamatan, kabupaten, provinsi].filter(Boolean).join(', ')

/** A stored code can be changed but not removed, since the contract cannot remove it. */
const kept = (known: string | number | null) => ({ known, isClearable: String(known ?? '').trim() === '' })

const personFields = (profile: Profile, today: string): readonly FormField[] => [
  {
    name: 'nama_lengkap',
    label: 'web.member.profile.name',
    words: { missing: 'web.member.profile.name.missing' },
    known: profile.nama_lengkap,
    control: (field, { message }) => (
      <TextField {...field} hint={message('web.member.profile.nameHint')} autoComplete="name" />
    ),
  },
  {
    name: 'tempat_lahir',
    label: 'web.member.profile.birthPlace',
    words: { missing: 'web.member.profile.birthPlace.missing' },
    known: profile.tempat_lahir,
    control: (field) => <TextField {...field} />,
  },
  { ...birthDateField(today), known: profile.tgl_lahir },
  {
    name: 'gender',
    label: 'web.member.profile.gender',
    words: { missing: 'web.form.gender.missing' },
    known: profile.gender,
    constraint: { required: true },
    control: (field, { message }) => <RadioGroup {...field} options={genders(message)} />,
  },
]

const contactFields = (profile: Profile, today: string): readonly FormField[] => [
  {
    ...ownPhoneField('no_telp', 'web.member.profile.phone'),
    ...notClearable(profile.no_telp),
    control: (field, { message }) => {
      // Only that adult may change the number: codes that prove who they are go there.
      const isTheirs = profile.status_family !== 'diri_sendiri' && isAdult(profile.tgl_lahir, today)
      return <PhoneField {...field} hint={isTheirs ? message('web.member.profile.phone.adult') : undefined} optional />
    },
  },
  {
    name: 'alamat',
    label: 'web.member.profile.address',
    known: profile.alamat,
    // An empty address removes it.
    isSentEmpty: true,
    control: (field) => <TextArea {...field} rows={3} optional />,
  },
  ...regionFields({ codes: profile, names: regionNames(profile), isKept: regionNames(profile) !== '' }),
]

const referenceFields = (profile: Profile): readonly FormField[] => [
  {
    ...referenceField('gol_darah', 'web.member.profile.bloodType', kept(profile.golongan_darah)),
    name: 'golongan_darah',
  },
  referenceField('agama', 'web.registration.religion', kept(profile.agama)),
  referenceField('status_kawin', 'web.registration.maritalStatus', kept(profile.status_kawin)),
  referenceField('pendidikan', 'web.registration.education', kept(profile.pendidikan)),
  referenceField('pekerjaan', 'web.registration.occupation', kept(profile.pekerjaan)),
  referenceField('bahasa', 'web.registration.language', kept(profile.bahasa)),
  referenceField('suku_bahasa', 'web.registration.ethnicLanguage', kept(profile.suku_bahasa)),
]

/** The fields of a profile that a member may change, in the order of the form. `today` is the day in Jakarta, YYYY-MM-DD. */
export const profileFields = (profile: Profile, today: string): readonly FormField[] =>
  formFields(updateProfileConstraints, [
    ...personFields(profile, today),
    ...contactFields(profile, today),
    ...referenceFields(profile),
  ])
