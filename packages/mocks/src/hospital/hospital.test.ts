import { describe, expect, it, vi } from 'vitest'
import { addDays } from './clock.ts'
import { companyToken, memberToken, must, openHouse } from './testing/house.ts'

const hospitals = ['RS01', 'RS02', 'RS03', 'RS04', 'RS05', 'RS06']

/** Reads everything that a member can read, and returns the counts. */
const readMember = async ({ member, care, hospital }: ReturnType<typeof openHouse>, owner: number) => {
  const token = memberToken(owner)
  const counts = { appointments: 0, visits: 0, laboratory: 0, radiology: 0, checkups: 0 }
  const family = (await must(member(token).getFamily({ query: { user_id: owner } }))).data
  for (const { id, nopasien } of family.filter(({ menunggu_persetujuan }) => !menunggu_persetujuan)) {
    await must(member(token).getProfile({ query: { id } }))
    await must(member(token).listGuarantorDocuments({ body: { id_pasien: id } }))
    for (const list of ['listOpenAppointments', 'listApprovedAppointments', 'listClosedAppointments'] as const) {
      counts.appointments += (await must(member(token)[list]({ body: { userid: id } }))).data.length
    }
    if (nopasien === null) continue
    counts.visits += (await must(member(token).getVisitHistory({ body: { nopasien } }))).data.list_history.length
    for (const code of hospitals) {
      const here = care(code, token)
      const laboratory = (await must(here.listLabResults({ body: { nopasien } }))).data
      const radiology = (await must(here.listRadiologyResults({ body: { nopasien } }))).data
      const checkups = (await must(here.listMcuResults({ body: { nopasien } }))).data
      counts.laboratory += laboratory.length
      counts.radiology += radiology.length
      counts.checkups += checkups.length
      for (const { no_lab } of laboratory) await here.getLabResult({ path: { no_lab } })
      for (const { no_radiologi, ada_pdf, hanya_lisan } of radiology) {
        if (hanya_lisan) continue
        await must(here.getRadiologyResult({ path: { no_radiologi } }))
        if (ada_pdf) await must(here.downloadResultPdf({ path: { jenis: 'radiologi', nomor: no_radiologi } }))
      }
      for (const { no_mcu, ada_pdf, hanya_lisan } of checkups) {
        if (hanya_lisan) continue
        await must(here.getMcuResult({ path: { no_mcu } }))
        if (ada_pdf) await must(here.downloadResultPdf({ path: { jenis: 'mcu', nomor: no_mcu } }))
      }
    }
  }
  expect(hospital.patients.accounts.byOwner(owner)).toBeDefined()
  return counts
}

const readCompany = async ({ company }: ReturnType<typeof openHouse>, user: number) => {
  const here = company(companyToken(user))
  for (const { id } of (await must(here.listCompanyEmployees({ body: { pageSize: 100 } }))).data)
    await must(here.getCompanyEmployee({ query: { id } }))
  for (const { id } of (await must(here.listAccidentReferrals({ query: { pageSize: 100 } }))).data)
    await must(here.getAccidentReferral({ query: { id } }))
  const results = await must(here.listCompanyMcuResults({ body: { pageSize: 100 } }))
  for (const { id } of results.data) await must(here.getCompanyMcuResult({ query: { id } }))
  // An administrator reads the summary of one company at a time.
  await must(here.getCompanyMcuSummary(user === 1 ? { query: { perusahaan_id: 12 } } : undefined))
  return results.meta.pagination.total
}

const owners = [1001, 1006, 1007, 1009, 1011, 1012, 1013, 1014]

describe('The hospital', () => {
  it('returns valid data for every member, and enough of it to fill the pages', async () => {
    const complaints = vi.spyOn(console, 'error')
    const house = openHouse()
    const total = { appointments: 0, visits: 0, laboratory: 0, radiology: 0, checkups: 0 }
    for (const owner of owners) {
      const counts = await readMember(house, owner)
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key]
    }
    expect(complaints).not.toHaveBeenCalled()
    // Data that two accounts see counts twice.
    expect(total).toEqual({ appointments: 28, visits: 34, laboratory: 24, radiology: 13, checkups: 6 })
  })

  it('returns valid data for every company', async () => {
    const house = openHouse()
    expect(await readCompany(house, 77)).toBeGreaterThan(300)
    expect(await readCompany(house, 80)).toBeGreaterThan(150)
    expect(await readCompany(house, 1)).toBeGreaterThan(450)
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 45, 101, 160, 222, 290, 340])(
    'finds slots for its appointments %i days after the first morning',
    async (offset) => {
      const house = openHouse(`${addDays('2026-12-28', offset)}T${offset % 2 === 0 ? '00:05' : '23:40'}:00+07:00`)
      const counts = await readMember(house, 1001)
      expect(counts).toMatchObject({ appointments: 13, laboratory: 8, radiology: 5, checkups: 2 })
    },
  )

  it('is the same for the same clock, and isolated from every other', async () => {
    const [one, other] = [openHouse(), openHouse()]
    const read = async ({ member }: ReturnType<typeof openHouse>) =>
      (await must(member(memberToken(1001)).listOpenAppointments({ body: { userid: 1001 } }))).data
    expect(await read(one)).toEqual(await read(other))
    const [first] = await read(one)
    await must(
      one
        .member(memberToken(1001))
        .deleteAppointment({ body: { kode_appointment: first?.kode_appointment ?? '', id_pasien: 1001 } }),
    )
    expect(await read(one)).toHaveLength((await read(other)).length - 1)
  })
})
