/** Texts of the stories of employees and their check-ups, in both languages. */
export const employeeWords = {
  id: {
    caption: 'Karyawan terdaftar',
    headings: ['Nama', 'Nomor', 'Departemen', 'MCU terakhir'],
    departments: ['Perakitan', 'Pengendalian Mutu', 'Keuangan dan Sumber Daya Manusia'],
    validity: 'Berlaku sampai 14 September 2027.',
    expired: 'Masa berlakunya berakhir pada 14 September 2026.',
    facts: [
      ['Nomor MCU', 'MCU-260914-0031'],
      ['Tanggal MCU', '14 September 2026'],
      ['Rumah sakit', 'RS Kawung Husada Karawang'],
    ],
    laboratory: 'Hasil laboratorium',
    withheld: 'Karyawan tidak mengizinkan perusahaan melihat bagian ini.',
    advice: ['Kurangi garam, kurang dari satu sendok teh sehari.', 'Jalan cepat 30 menit, lima kali seminggu.'],
    from: 'Dari tanggal',
    earlier: 'Sebelumnya (15 September 2025): 206 mg/dL, naik 22',
  },
  en: {
    caption: 'Registered employees',
    headings: ['Name', 'Number', 'Department', 'Last check-up'],
    departments: ['Assembly', 'Quality control', 'Finance and human resources'],
    validity: 'Valid until 14 September 2027.',
    expired: 'It was valid until 14 September 2026.',
    facts: [
      ['Check-up number', 'MCU-260914-0031'],
      ['Day', '14 September 2026'],
      ['Hospital', 'RS Kawung Husada Karawang'],
    ],
    laboratory: 'Laboratory results',
    withheld: 'The employee does not let the company see this part.',
    advice: ['Less salt: under one teaspoon a day.', 'Walk briskly for 30 minutes, five times a week.'],
    from: 'From',
    earlier: 'Before (15 September 2025): 206 mg/dL, up by 22',
  },
} as const
