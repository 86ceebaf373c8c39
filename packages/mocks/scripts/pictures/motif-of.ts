import * as life from './motifs-life.ts'
import * as organs from './motifs-organs.ts'
import * as people from './motifs-people.ts'
import * as tools from './motifs-tools.ts'
import { place } from './svg.ts'
import type { Svg } from './svg.ts'

type Motif = () => Svg

/** Two motifs, the second smaller in front of the first. */
const both =
  (first: Motif, second: Motif): Motif =>
  () =>
    place(-40, -30, 0.86, first()) + place(110, 100, 0.55, second())

/** A person who rises from the plate, to its lower edge. */
const standing =
  (person: Motif): Motif =>
  () =>
    place(0, 78, 1.02, person())

/** A person and a thing in front. */
const accompanied =
  (person: Motif, thing: Motif): Motif =>
  () =>
    place(-36, 84, 1, person()) + place(126, 96, 0.56, thing())

/** The motif of each picture, by its name. */
const motifs: Readonly<Record<string, Motif>> = {
  'spesialis-penyakit-dalam': tools.stethoscope,
  'spesialis-anak': standing(people.baby),
  'spesialis-kandungan': standing(people.expecting),
  'spesialis-jantung': organs.heart,
  'spesialis-bedah': tools.surgery,
  'spesialis-saraf': organs.brain,
  'spesialis-kulit': organs.skin,
  'spesialis-tht': organs.ear,
  'spesialis-mata': organs.eye,
  'spesialis-paru': organs.lungs,
  'spesialis-jiwa': life.mind,
  'spesialis-ortopedi': organs.knee,
  'spesialis-urologi': organs.kidneys,
  'spesialis-radiologi': tools.xray,
  'spesialis-gigi': organs.tooth,
  'spesialis-rehabilitasi': life.shoe,
  'spesialis-gizi': life.plate,
  'spesialis-bedah-saraf': organs.spine,
  'spesialis-bedah-toraks': organs.vessel,
  'layanan-jantung': organs.heart,
  'layanan-persalinan': standing(people.motherAndBaby),
  'layanan-stroke': both(organs.brain, life.shifts),
  'layanan-laktasi': standing(people.nursing),
  'layanan-ortopedi': organs.knee,
  'layanan-hemodialisis': people.dialysisMachine,
  'layanan-endoskopi': organs.stomach,
  'layanan-tumbuh-kembang': people.measured,
  'nyeri-dada': organs.heart,
  'tekanan-darah': tools.bloodPressure,
  kolesterol: organs.vessel,
  'jantung-lemah': organs.mendedHeart,
  'jalan-pagi': life.shoe,
  'irama-jantung': tools.monitor,
  'pemeriksaan-kehamilan': accompanied(people.expecting, tools.clipboard),
  'tanda-bahaya-kehamilan': standing(people.expecting),
  preeklamsia: accompanied(people.expecting, tools.bloodPressure),
  menyusui: standing(people.nursing),
  imunisasi: tools.syringe,
  'demam-anak': accompanied(people.baby, tools.thermometer),
  'tinggi-badan-anak': people.measured,
  mpasi: life.bowl,
  oralit: life.salts,
  tidur: life.sleep,
  'isi-piringku': life.plate,
  'gula-garam-lemak': life.spoons,
  'meja-kerja': life.desk,
  'berhenti-merokok': life.cigarette,
  puasa: life.fasting,
  'air-minum': life.water,
  'gula-darah': tools.glucometer,
  nyamuk: life.mosquito,
  bakteri: tools.microbes,
  otak: both(organs.brain, life.shifts),
  'paru-paru': organs.lungs,
  lambung: organs.stomach,
  ginjal: organs.kidneys,
  mata: organs.eye,
  lutut: organs.knee,
  'pelega-napas': tools.inhaler,
  gigi: organs.tooth,
  kulit: organs.skin,
  'pikiran-tenang': life.mind,
  'ibu-dan-bayi': standing(people.motherAndBaby),
  'kerja-gilir': life.shifts,
  ponsel: tools.phone,
  'paket-mcu': both(tools.clipboard, tools.stethoscope),
  'paket-jantung': both(tools.clipboard, organs.heart),
  'paket-pranikah': life.rings,
  'paket-laboratorium': tools.tubes,
  'paket-eksekutif': both(tools.clipboard, tools.xray),
  'paket-hpv': accompanied(people.vaccinated, tools.syringe),
  'paket-umrah': both(life.fasting, tools.syringe),
  'paket-keluarga': accompanied(people.team, tools.clipboard),
  'acara-senam': people.gymnastics,
  'acara-donor-darah': tools.bloodBag,
  'acara-seminar': life.stage,
  'acara-bantuan-hidup': both(organs.heart, life.hands),
  'acara-khitanan': accompanied(people.baby, tools.surgery),
  'acara-stroke': both(organs.brain, people.gymnastics),
  'slider-selamat-datang': standing(people.team),
  'popup-vaksin': tools.syringe,
  'popup-mcu': tools.clipboard,
  'tombol-darurat': organs.heart,
  'video-cuci-tangan': life.hands,
  'ikon-medical-check-up': tools.clipboard,
  'ikon-ibu-dan-anak': people.baby,
  'ikon-vaksinasi': tools.syringe,
  'ikon-laboratorium': tools.tubes,
  'ikon-promo': tools.chart,
  'produk-tensimeter': tools.bloodPressure,
  'produk-termometer': tools.thermometer,
  'produk-alat-gula-darah': tools.glucometer,
  'produk-pelega-napas': tools.inhaler,
  'produk-sikat-gigi': organs.tooth,
  'instagram-stroke': organs.brain,
  'instagram-senam': people.gymnastics,
  'instagram-menyusui': standing(people.nursing),
  'instagram-nyamuk': life.mosquito,
  'instagram-donor': tools.bloodBag,
  'instagram-gizi': life.plate,
  karir: standing(people.team),
}

/** The motif of a report on a quarter; undefined for other pictures. */
const reportMotif = (name: string): Motif | undefined => {
  const quarter = /^indikator-mutu-.*-([1-4])$/.exec(name)?.[1]
  return quarter === undefined ? undefined : () => tools.quarterChart(Number(quarter))
}

/** The motif of a picture; throws if it has none. */
export const motifOf = (name: string): Svg => {
  const motif = motifs[name] ?? reportMotif(name)
  if (!motif) throw new Error(`No motif for ${name}`)
  return motif()
}
