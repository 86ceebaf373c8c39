/** The texts of the media library's documents: a title and lines to fill in. */
const texts: Readonly<Record<string, readonly string[]>> = {
  'formulir-permintaan-rekam-medis': [
    'Formulir Permintaan Rekam Medis',
    'Nama pasien: ____________________',
    'Nomor rekam medis: ______________',
    'Tanggal lahir: ___________________',
    'Bagian yang diminta: _____________',
    'Keperluan: ______________________',
    'Tanda tangan: ___________________',
  ],
  'surat-kuasa-rekam-medis': [
    'Surat Kuasa Pengambilan Rekam Medis',
    'Yang memberi kuasa: ______________',
    'Nomor KTP: _____________________',
    'Yang diberi kuasa: ________________',
    'Nomor KTP: _____________________',
    'Meterai dan tanda tangan:',
  ],
  'formulir-pendaftaran-pasien-baru': [
    'Formulir Pendaftaran Pasien Baru',
    'Nama lengkap: ___________________',
    'Tempat, tanggal lahir: _____________',
    'Alamat: _________________________',
    'Nomor telepon: __________________',
    'Penjamin: umum / BPJS / asuransi / perusahaan',
    'Alergi obat: _____________________',
  ],
  'syarat-rujukan-bpjs': [
    'Syarat Rujukan BPJS Kesehatan',
    '1. Kartu BPJS Kesehatan yang aktif',
    '2. KTP atau kartu keluarga',
    '3. Surat rujukan dari fasilitas tingkat pertama',
    '4. Surat kontrol untuk kunjungan ulang',
    'Rujukan berlaku 90 hari sejak diterbitkan.',
  ],
  'persiapan-sebelum-operasi': [
    'Persiapan Sebelum Operasi',
    '1. Puasa makan 6 jam dan minum 2 jam sebelumnya',
    '2. Beri tahu dokter semua obat yang diminum',
    '3. Jangan memakai perhiasan dan cat kuku',
    '4. Bawa hasil pemeriksaan sebelumnya',
    '5. Pastikan ada yang mengantar pulang',
  ],
}

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&')

const page = ([title = '', ...lines]: readonly string[]): string =>
  `BT /F2 11 Tf 0 0.35 0.36 rg 64 780 Td (RS KAWUNG) Tj ET BT /F2 20 Tf 0.04 0.12 0.14 rg 64 740 Td (${escaped(title)}) Tj ET ` +
  lines.map((line, index) => `BT /F1 12 Tf 64 ${690 - index * 36} Td (${escaped(line)}) Tj ET`).join(' ') +
  ' 0.96 0.51 0.13 rg 64 726 120 4 re f'

/** A document of one page, as PDF. */
export const pdf = (name: string): Buffer => {
  const text = texts[name]
  if (!text) throw new Error(`No text for ${name}`)
  const content = page(text)
  const font = (base: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${base} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
