'use strict'

const { findPublished, identityOf, pick } = require('./entries')
const { doctorFields, flatDoctor, flatHospital, hospitalFields } = require('./flat')

const week = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']

const inWeekOrder = (left, right) =>
  week.indexOf(left.hari) - week.indexOf(right.hari) || (left.jam_mulai ?? '').localeCompare(right.jam_mulai ?? '')

/** PostgreSQL returns times without milliseconds, SQLite with them. The contract has them. */
const timeOf = (text) => (/^\d\d:\d\d:\d\d$/.test(text ?? '') ? `${text}.000` : text)

const readAll = async () => {
  const [doctors, hospitals, specialties, sessions] = await Promise.all([
    findPublished('api::dokter.dokter', { filters: { status: 'aktif' }, fields: doctorFields }),
    findPublished('api::rumah-sakit.rumah-sakit', { fields: hospitalFields }),
    findPublished('api::layanan-spesialis.layanan-spesialis', {
      fields: ['nama', 'nama_en', 'slug'],
      populate: { mapping: { populate: { hospital: { fields: ['kode_mapping_rs'] } } } },
    }),
    findPublished('api::jadwal-dokter.jadwal-dokter', {
      fields: ['hari', 'jam_mulai', 'jam_selesai', 'keterangan'],
      populate: { dokter: { fields: ['kode'] }, rumah_sakit: { fields: ['kode_mapping_rs'] } },
    }),
  ])
  return { doctors, hospitals, specialties, sessions }
}

const isSame = (one, other) => Boolean(one && other) && identityOf(one) === identityOf(other)

const flatSpecialty = (specialty, hospital) => ({
  ...pick(specialty, ['nama', 'nama_en', 'slug']),
  kode_spesialis: specialty.mapping.find((entry) => isSame(entry.hospital, hospital))?.kode_spesialis ?? null,
})

/** All rows of active doctors: one for each hospital of a doctor, with or without fixed hours. */
const allRows = async () => {
  const { doctors, hospitals, specialties, sessions } = await readAll()
  return doctors.flatMap((doctor) => {
    const own = sessions.filter(({ dokter }) => isSame(dokter, doctor))
    const at = (hospital) => own.filter(({ rumah_sakit: other }) => isSame(other, hospital))
    const specialty = specialties.find(({ mapping }) =>
      mapping.some(({ kode_spesialis: code }) => code === doctor.kode_mapping_spesialis),
    )
    return hospitals
      .filter((hospital) => hospital.kode_mapping_rs === doctor.kode_mapping_rs || at(hospital).length > 0)
      .map((hospital) => ({
        id: doctor.id * 1000 + hospital.id,
        dokter: flatDoctor(doctor),
        rumah_sakit: flatHospital(hospital),
        layanan_spesialis: specialty ? flatSpecialty(specialty, hospital) : null,
        jadwal: at(hospital)
          .toSorted(inWeekOrder)
          .map(({ hari, jam_mulai, jam_selesai, keterangan }) => ({
            hari,
            jam_mulai: timeOf(jam_mulai),
            jam_selesai: timeOf(jam_selesai),
            keterangan,
          })),
        // Only the hospitals' own systems know about leave and full days.
        status_hari_ini: null,
      }))
  })
}

const byText = (left, right) => (left === right ? 0 : left < right ? -1 : 1)

const positive = (value, otherwise) => (Number(value) >= 1 ? Math.trunc(Number(value)) : otherwise)

/** The weekly schedules of active doctors, by name. */
const listDoctorSchedules = async (context) => {
  const { rs, spesialis, hari, dokter } = context.query
  const page = positive(context.query.page, 1)
  const pageSize = Math.min(positive(context.query.perpage, 10), 100)
  const part = String(dokter ?? '').toLowerCase()
  const rows = (await allRows())
    .filter((row) => !rs || row.rumah_sakit.kode_mapping_rs === rs)
    .filter((row) => !spesialis || row.layanan_spesialis?.kode_spesialis === spesialis)
    .filter((row) => !hari || row.jadwal.some((session) => session.hari === hari))
    .filter((row) => row.dokter.nama.toLowerCase().includes(part))
    .toSorted((left, right) => byText(left.dokter.nama, right.dokter.nama) || left.id - right.id)
  const pagination = { page, pageSize, pageCount: Math.ceil(rows.length / pageSize), total: rows.length }
  context.body = { data: rows.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } }
}

/** One doctor's schedules, a row for each hospital. */
const getDoctorScheduleBySlug = async (context) => {
  const rows = (await allRows()).filter((row) => row.dokter.slug === context.query.slug)
  if (rows.length === 0) return context.notFound()
  context.body = { data: rows.toSorted((left, right) => byText(left.rumah_sakit.nama, right.rumah_sakit.nama)) }
  return undefined
}

module.exports = { getDoctorScheduleBySlug, listDoctorSchedules }
