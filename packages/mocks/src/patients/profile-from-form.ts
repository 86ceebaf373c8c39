import type { PersonForm } from './identity-rules.ts'
import { unknownProfile } from './person.ts'
import type { FamilyRelation, Profile } from './person.ts'
import { paddedBloodType } from './references.ts'
import { resolveRegion } from './regions.ts'

/** A filled form of a new person. */
export interface NewPersonForm extends PersonForm {
  readonly nama: string
  readonly tempat_lahir: string
  readonly tgl_lahir: string
  readonly gender: 'L' | 'P'
  readonly email?: string | undefined
  readonly no_hp?: string | undefined
  readonly alamat?: string | undefined
}

type RegionFields = Pick<
  Profile,
  'kel' | 'kec' | 'kokab' | 'prov' | 'kelurahan' | 'kecamatan' | 'kabupaten' | 'provinsi'
>

/** The eight region fields of a profile, from the codes of a form. */
export const regionFields = ({ kel, kec, kokab, prov }: PersonForm): RegionFields => {
  const found = resolveRegion({ kel, kec, kokab, prov })
  return {
    kel: found.kel?.kode ?? null,
    kec: found.kec?.kode ?? null,
    kokab: found.kokab?.kode ?? null,
    prov: found.prov?.kode ?? null,
    kelurahan: found.kel?.nama ?? null,
    kecamatan: found.kec?.nama ?? null,
    kabupaten: found.kokab?.nama ?? null,
    provinsi: found.prov?.nama ?? null,
  }
}

/** The profile that a form describes; omitted fields are unknown. */
export const profileFromForm = (form: NewPersonForm, relation: FamilyRelation): Omit<Profile, 'id'> => ({
  ...unknownProfile,
  nama_lengkap: form.nama.trim(),
  email: form.email ?? null,
  no_telp: form.no_hp ?? null,
  gender: form.gender,
  status_family: relation,
  tgl_lahir: form.tgl_lahir,
  tempat_lahir: form.tempat_lahir.trim(),
  no_identitas: form.nik ?? form.no_paspor ?? null,
  alamat: form.alamat ?? null,
  ...regionFields(form),
  golongan_darah: form.gol_darah === undefined ? null : paddedBloodType(form.gol_darah),
  warga_negara: form.warga_negara ?? 'wni',
  bahasa: form.bahasa ?? null,
  suku_bahasa: form.suku_bahasa ?? null,
  status_kawin: form.status_kawin ?? null,
  pekerjaan: form.pekerjaan ?? null,
  pendidikan: form.pendidikan ?? null,
  agama: form.agama ?? null,
})
