import { describe, expect, it } from 'vitest'
import { addDays } from '../hospital/clock.ts'
import { badFields, failure, memberToken, must, openHouse, refusal } from '../hospital/testing/house.ts'

const siti = memberToken(1001)
const doctor = { kodedokter: 'DR0124', kdspesial: 'SPB' }

type House = ReturnType<typeof openHouse>

/** The next free slot of the doctor. */
const freeSlot = async ({ member, hospital }: House) => {
  for (let offset = 1; offset <= 30; offset += 1) {
    const tanggal = addDays(hospital.clock.today(), offset)
    const { data } = await must(member().getDoctorSlots({ body: { ...doctor, tanggal } }))
    for (const session of data.sesi) {
      const slot = session.slot.find(({ sisa }) => sisa > 0)
      if (slot)
        return {
          tanggal,
          jam: slot.jam,
          sisa: slot.sisa,
          antrian: slot.estimasi_antrian,
          kode_mapping_rs: session.rumah_sakit.kode_mapping_rs,
        }
    }
  }
  throw new Error('The doctor has no free slot')
}

const wishFor = async (house: House) => {
  const { tanggal, jam, kode_mapping_rs } = await freeSlot(house)
  return {
    id_pasien: 1001,
    ...doctor,
    tanggal,
    jam,
    kode_mapping_rs,
    jenis_pembayaran: 'UMUM',
    jenis_appointment: 'POLI',
  }
}

describe('An appointment', () => {
  it('that was booked is listed as open and occupies its slot, with the announced queue number', async () => {
    const house = openHouse()
    const slot = await freeSlot(house)
    const { data } = await must(
      house.member(siti).createAppointment({ body: { ...(await wishFor(house)), keluhan: 'Benjolan di punggung.' } }),
    )
    expect(data).toMatchObject({
      status: 'open',
      nomor_antrian: slot.antrian,
      keluhan: 'Benjolan di punggung.',
      dapat_dibatalkan: true,
    })
    const open = await must(house.member(siti).listOpenAppointments({ body: { userid: 1001 } }))
    expect(open.data.map(({ kode_appointment }) => kode_appointment)).toContain(data.kode_appointment)
    const after = await must(house.member().getDoctorSlots({ body: { ...doctor, tanggal: slot.tanggal } }))
    expect(after.data.sesi.flatMap((session) => session.slot).find(({ jam }) => jam === slot.jam)?.sisa).toBe(
      slot.sisa - 1,
    )
  })

  it('that was cancelled moves to the closed ones and frees its place', { tags: ['member.cancel-call'] }, async () => {
    const house = openHouse()
    const body = await wishFor(house)
    const { data } = await must(house.member(siti).createAppointment({ body }))
    const cancelled = await must(
      house.member(siti).deleteAppointment({ body: { kode_appointment: data.kode_appointment, id_pasien: 1001 } }),
    )
    expect(cancelled.data).toMatchObject({
      status: 'closed',
      alasan_ditutup: 'dibatalkan_pasien',
      dapat_dibatalkan: false,
    })
    const closed = await must(house.member(siti).listClosedAppointments({ body: { userid: 1001 } }))
    expect(closed.data.map(({ kode_appointment }) => kode_appointment)).toContain(data.kode_appointment)
    expect(await freeSlot(house)).toMatchObject({ tanggal: body.tanggal, jam: body.jam })
    expect(
      await refusal(
        house.member(siti).deleteAppointment({ body: { kode_appointment: data.kode_appointment, id_pasien: 1001 } }),
      ),
    ).toContain('sudah ditutup')
  })

  it('that was moved is closed as moved, names the new one, and its documents belong to that', async () => {
    const house = openHouse()
    const open = await must(house.member(siti).listOpenAppointments({ body: { userid: 1001 } }))
    const old = open.data.find(({ dokumen_penjamin }) => dokumen_penjamin.length > 0)
    if (!old) throw new Error('No appointment with documents')
    const { data } = await must(house.member(siti).createAppointment({ body: await wishFor(house) }))
    const moved = await must(
      house.member(siti).deleteAppointment({
        body: {
          kode_appointment: old.kode_appointment,
          id_pasien: 1001,
          kode_appointment_baru: data.kode_appointment,
        },
      }),
    )
    expect(moved.data).toMatchObject({
      status: 'closed',
      alasan_ditutup: 'dipindahkan',
      dipindahkan_ke: { kode_appointment: data.kode_appointment, tanggal: data.tanggal, jam: data.jam },
      dokumen_penjamin: [],
    })
    const after = await must(house.member(siti).listOpenAppointments({ body: { userid: 1001 } }))
    const ids = (documents: readonly { readonly id: number }[] = []) => documents.map(({ id }) => id)
    expect(
      ids(after.data.find(({ kode_appointment }) => kode_appointment === data.kode_appointment)?.dokumen_penjamin),
    ).toEqual(ids(old.dokumen_penjamin))
  })

  it('is moved only to one of the same patient that is to come', async () => {
    const house = openHouse()
    const { data } = await must(house.member(siti).createAppointment({ body: await wishFor(house) }))
    const [child] = (await must(house.member(siti).listOpenAppointments({ body: { userid: 1003 } }))).data
    const [past] = (await must(house.member(siti).listClosedAppointments({ body: { userid: 1001 } }))).data
    for (const code of [data.kode_appointment, child?.kode_appointment ?? '', past?.kode_appointment ?? '', 'APT-0'])
      expect(
        await badFields(
          house.member(siti).deleteAppointment({
            body: { kode_appointment: data.kode_appointment, id_pasien: 1001, kode_appointment_baru: code },
          }),
        ),
      ).toEqual(['kode_appointment_baru'])
    const open = await must(house.member(siti).listOpenAppointments({ body: { userid: 1001 } }))
    expect(open.data.map(({ kode_appointment }) => kode_appointment)).toContain(data.kode_appointment)
  })

  it('cannot be cancelled in the last two hours', async () => {
    const house = openHouse()
    const { data } = await must(house.member(siti).createAppointment({ body: await wishFor(house) }))
    const begins = Date.parse(`${data.tanggal}T${data.jam}:00+07:00`)
    house.pass((begins - house.hospital.clock.now().getTime()) / 60_000 - 119)
    const session = await must(
      house.member().login({ body: { email: 'siti.rahayu@contoh.example', password: 'Rahasia123' } }),
    )
    const cancel = house
      .member(session.jwt_token.value)
      .deleteAppointment({ body: { kode_appointment: data.kode_appointment, id_pasien: 1001 } })
    expect(await refusal(cancel)).toContain('kurang dari 2 jam')
  })

  it('is refused for a second booking on one day with one doctor, and if the slot is full', async () => {
    const house = openHouse()
    const body = await wishFor(house)
    await must(house.member(siti).createAppointment({ body }))
    expect(await refusal(house.member(siti).createAppointment({ body }))).toContain('sudah memiliki appointment')
    const answers = []
    for (const id_pasien of [1002, 1003, 1004, 1005])
      answers.push(await house.member(siti).createAppointment({ body: { ...body, id_pasien } }))
    const full = answers.flatMap(({ error }) => (error?.kind === 'rejected' ? [error.detail] : []))
    expect(full.length).toBeGreaterThan(0)
    expect(new Set(full)).toEqual(new Set(['Slot yang Anda pilih sudah penuh. Silakan pilih jam lain.']))
  })

  it.each([
    ['a day in the past', { tanggal: '2026-11-20' }, ['tanggal', 'jam']],
    ['a day more than 30 days ahead', { tanggal: '2026-12-22' }, ['tanggal']],
    ['a time at which the doctor does not practise', { jam: '03:00' }, ['jam']],
    ['an unknown doctor', { kodedokter: 'DR9999' }, ['kodedokter']],
    ['a doctor who has left', { kodedokter: 'DR0128' }, ['kodedokter', 'kdspesial']],
    ['another specialty', { kdspesial: 'SPM' }, ['kdspesial']],
    ['a hospital that does not exist', { kode_mapping_rs: 'RS99' }, ['kode_mapping_rs']],
    ['an insurer that was not named', { jenis_pembayaran: 'ASR' }, ['kodept']],
    ['a guarantor where the patient pays', { kodept: 'ASR014' }, ['kodept']],
    ['a payment method that does not exist', { jenis_pembayaran: 'EMAS' }, ['jenis_pembayaran']],
    ["another patient's document", { dokumen: [507] }, ['dokumen']],
  ])('is refused field by field for %s', async (_what, changes, fields) => {
    const house = openHouse()
    const found = await badFields(
      house.member(siti).createAppointment({ body: { ...(await wishFor(house)), ...changes } }),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(fields).toEqual(expect.arrayContaining(found))
  })

  it('of BPJS has the number that is named, otherwise the one that is kept for the patient', async () => {
    const house = openHouse()
    const calls = house.member(siti)
    const book = async (id_pasien: number, more: object) => {
      const wish = await wishFor(house)
      return calls.createAppointment({ body: { ...wish, jenis_pembayaran: 'BPJS', id_pasien, ...more } })
    }
    const keptOf = async (id: number) => (await must(calls.getProfile({ query: { id } }))).data.nomor_bpjs
    expect((await must(book(1002, {}))).data.nomor_bpjs).toBeNull()
    expect((await must(book(1001, { nomor_bpjs: '0001234567890' }))).data.nomor_bpjs).toBe('0001234567890')
    expect(await keptOf(1001)).toBeNull()
    await must(book(1003, { nomor_bpjs: '0001234567891', simpan_nomor_bpjs: true }))
    expect(await keptOf(1003)).toBe('0001234567891')
    await must(calls.storeBpjsNumber({ body: { id_pasien: 1004, nomor_bpjs: '0001234567892' } }))
    expect((await must(book(1004, {}))).data.nomor_bpjs).toBe('0001234567892')
    const paidOtherwise = { jenis_pembayaran: 'UMUM', nomor_bpjs: '0001234567890' }
    expect(await badFields(book(1005, paidOtherwise))).toEqual(['nomor_bpjs'])
    expect(await badFields(book(1005, { nomor_bpjs: '123' }))).toEqual(['nomor_bpjs'])
  })

  it('carries the guarantor documents that were stored before it', async () => {
    const house = openHouse()
    const file = new File(['%PDF-'], 'jaminan.pdf', { type: 'application/pdf' })
    const stored = await must(
      house.member(siti).storeGuarantorDocument({ body: { file, id_pasien: 1001, jenis_dokumen: 'surat_jaminan' } }),
    )
    const body = { ...(await wishFor(house)), jenis_pembayaran: 'ASR', kodept: 'ASR014', dokumen: [stored.data.id] }
    const { data } = await must(house.member(siti).createAppointment({ body }))
    expect(data.penjamin).toEqual({ kode: 'ASR014', nama: 'Asuransi Sehat Sentosa' })
    expect(data.dokumen_penjamin).toMatchObject([
      { id: stored.data.id, kode_appointment: data.kode_appointment, nama_file: 'jaminan.pdf' },
    ])
  })

  it('of another account is neither listed nor cancelled', async () => {
    const { member } = openHouse()
    const [theirs] = (await must(member(memberToken(1006)).listApprovedAppointments({ body: { userid: 1006 } }))).data
    expect((await failure(member(siti).listApprovedAppointments({ body: { userid: 1006 } }))).kind).toBe('forbidden')
    const cancel = (id_pasien: number) =>
      failure(member(siti).deleteAppointment({ body: { kode_appointment: theirs?.kode_appointment ?? '', id_pasien } }))
    expect((await cancel(1006)).kind).toBe('forbidden')
    expect((await cancel(1001)).kind).toBe('not-found')
  })
})

describe('The lists', () => {
  it(
    'show every state, the nearest first and the closed ones latest first, with every reason, none older than a year',
    { tags: ['member.appointment-lists'] },
    async () => {
      const { member } = openHouse()
      const of = async (
        list: 'listOpenAppointments' | 'listApprovedAppointments' | 'listClosedAppointments',
        userid: number,
        token = siti,
      ) => (await must(member(token)[list]({ body: { userid } }))).data
      const days = (rows: readonly { tanggal: string }[]) => rows.map(({ tanggal }) => tanggal)
      const [open, approved, closed] = [
        await of('listOpenAppointments', 1001),
        await of('listApprovedAppointments', 1001),
        await of('listClosedAppointments', 1001),
      ]
      expect(days(open)).toEqual(days(open).toSorted())
      expect(days(approved)).toEqual(days(approved).toSorted())
      expect(days(closed)).toEqual(days(closed).toSorted().toReversed())
      expect(closed.map(({ alasan_ditutup }) => alasan_ditutup)).toEqual([
        'selesai',
        'dibatalkan_pasien',
        'dibatalkan_rs',
        'tidak_hadir',
      ])
      expect(await of('listClosedAppointments', 1009, memberToken(1009))).toHaveLength(1)
    },
  )
})

describe("A doctor's day", () => {
  it('is empty if the doctor has no session', async () => {
    const { member, hospital } = openHouse()
    const days = Array.from({ length: 7 }, (_, offset) => addDays(hospital.clock.today(), offset))
    const states = await Promise.all(
      days.map(async (tanggal) => (await must(member().getDoctorSlots({ body: { ...doctor, tanggal } }))).data),
    )
    const off = states.filter(({ sesi }) => sesi.length === 0)
    expect(off.length).toBeGreaterThan(0)
    expect(new Set(off.map(({ status }) => status))).toEqual(new Set([null]))
  })

  it('has no slots while the doctor is on leave, and says until when', async () => {
    const { member, hospital } = openHouse()
    const leave = []
    for (const { kode, kode_mapping_spesialis: kdspesial, status } of hospitalDoctors(hospital)) {
      if (status !== 'aktif') continue
      for (let offset = 0; offset <= 30; offset += 6) {
        const { data } = await must(
          member().getDoctorSlots({
            body: { kodedokter: kode, kdspesial, tanggal: addDays(hospital.clock.today(), offset) },
          }),
        )
        if (data.status === 'cuti') leave.push(data)
      }
    }
    expect(leave.length).toBeGreaterThan(0)
    for (const { keterangan, sesi } of leave) {
      expect(keterangan).toMatch(/^Dokter cuti \d+ \p{L}+ \d{4} s\.d\. /u)
      expect(sesi.flatMap(({ slot }) => slot)).toEqual([])
    }
  })

  it('is refused in the past, too far ahead, and for a doctor of another hospital', async () => {
    const { member } = openHouse()
    const ask = (tanggal: string, kodedokter = doctor.kodedokter) =>
      member().getDoctorSlots({ body: { kodedokter, kdspesial: doctor.kdspesial, tanggal } })
    expect(await badFields(ask('2026-11-20'))).toEqual(['tanggal'])
    expect(await refusal(ask('2026-12-22'))).toBe('Jadwal hanya tersedia sampai 30 hari ke depan.')
    expect((await failure(ask('2026-11-24', 'DR0128'))).kind).toBe('not-found')
  })
})

const hospitalDoctors = (hospital: House['hospital']) =>
  Array.from({ length: 60 }, (_, index) => `DR${String(101 + index).padStart(4, '0')}`).flatMap((kode) => {
    const found = hospital.directory.doctor(kode)
    return found
      ? [{ kode, kode_mapping_spesialis: found.specialty.kode, status: found.active ? 'aktif' : 'nonaktif' }]
      : []
  })
