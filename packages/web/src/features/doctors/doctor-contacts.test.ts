import type { DoctorCardProps } from '@hospital/ui'
import { expect, test } from 'vitest'
import { partOr } from '../../shared/loading/part.ts'
import { contractSite } from '../../testing/contract-context.ts'
import { loadedPage } from '../../testing/loaded-page.ts'
import { loadHome } from '../home/load-home.ts'
import { loadHospital } from '../hospitals/load-hospital.ts'
import { loadDoctor } from './load-doctor.ts'
import { loadDoctors } from './load-doctors.ts'

// Sunday, 15 November 2026, ten o'clock in Jakarta.
const site = contractSite(new Date('2026-11-15T03:00:00Z'))

/** The hospitals' WhatsApp numbers; Subang has none. */
const numbers: Readonly<Record<string, string | undefined>> = {
  'RS Kawung Karawang': '0840-1000-1101',
  'RS Kawung Purwakarta': '0840-1000-1103',
  'RS Kawung Ibu dan Anak Cikarang': '0840-1000-1105',
  'RS Kawung Subang': undefined,
}

const colleaguesOf = async (slug: string, language: string) =>
  partOr(loadedPage(await loadDoctor(site.contextOf(`${language}/dokter/${slug}`))).data.colleagues, [])

const lists: Readonly<Record<string, (language: string, faults?: string) => Promise<readonly DoctorCardProps[]>>> = {
  'the home page': async (language, faults) =>
    partOr(loadedPage(await loadHome(site.contextOf(language === '' ? '/' : language, faults))).data.schedules, []),
  'the list of doctors': async (language, faults) =>
    loadedPage(await loadDoctors(site.contextOf(`${language}/dokter`, faults))).data.doctors,
  'the list of the doctors of Subang': async (language) =>
    loadedPage(await loadDoctors(site.contextOf(`${language}/dokter?rs=RS06`))).data.doctors,
  'the list of the doctors of Purwakarta': async (language) =>
    loadedPage(await loadDoctors(site.contextOf(`${language}/dokter?rs=RS03`))).data.doctors,
  'another doctor’s page': (language) => colleaguesOf('dr-ratna-widyaningsih-sp-jp-k-fiha', language),
}

test.each(
  Object.entries(lists).flatMap(([list, load]) => ['', '/en'].map((language) => [list, language, load] as const)),
)(
  'on %s%s a doctor is asked after at the doctor’s own hospital, in a conversation that names both',
  async (_list, language, load) => {
    const doctors = (await load(language)).filter(({ hospital }) => hospital !== undefined && hospital in numbers)
    expect(doctors.length).toBeGreaterThan(0)
    for (const { name, hospital = '', chat } of doctors) {
      expect([name, hospital, chat?.number]).toEqual([name, hospital, numbers[hospital]])
      if (!chat) continue
      expect(chat.text).toContain(name)
      expect(chat.text).toContain(hospital)
    }
  },
)

test.each(Object.entries(lists).slice(0, 2))(
  'where hospitals cannot be read, %s offers no number instead of another’s',
  async (_list, load) => {
    const doctors = await load('', 'Hospitals=500')
    expect(doctors.length).toBeGreaterThan(0)
    expect(doctors.every(({ chat }) => chat === undefined)).toBe(true)
  },
)

test.each([
  ['rs-kawung-purwakarta', '0840-1000-1103'],
  ['rs-kawung-subang', undefined],
])('on the page of %s its doctors are asked after there', async (slug, number) => {
  const doctors = partOr(loadedPage(await loadHospital(site.contextOf(`/rumah-sakit/${slug}`))).data.doctors, [])
  expect(doctors.length).toBeGreaterThan(0)
  expect(new Set(doctors.map(({ chat }) => chat?.number))).toEqual(new Set([number]))
})
