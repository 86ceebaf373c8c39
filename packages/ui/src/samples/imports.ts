/** Texts of the stories of files of rows, in both languages. */
export const importWords = {
  id: {
    columns: 'Kolom di berkas',
    hint: 'Kolom dicocokkan menurut judulnya. Ubah jika ada yang tidak tepat.',
    fields: ['Nama lengkap', 'Nomor karyawan', 'Tanggal lahir', 'Jabatan'],
    missing: 'Pilih kolom untuk Tanggal lahir',
    right: 'Siap disimpan',
    wrong: 'Perlu diperbaiki',
    refused: 'Ditolak sistem',
    caption: 'Pratinjau',
    person: 'Karyawan',
    none: 'Tidak ada baris yang perlu diperbaiki.',
    reasons: [
      'bulan tertulis lebih dulu; tulis tanggalnya dulu, seperti 31/12/1990',
      'sama dengan baris 2',
      'Isi baris ini lebih banyak daripada judul kolom.',
    ],
  },
  en: {
    columns: 'Columns of the file',
    hint: 'Columns were matched by their headings. Change what does not fit.',
    fields: ['Full name', 'Employee number', 'Birth date', 'Position'],
    missing: 'Choose the column of Birth date',
    right: 'Ready',
    wrong: 'To be corrected',
    refused: 'Refused',
    caption: 'Preview',
    person: 'Employee',
    none: 'No row needs to be corrected.',
    reasons: [
      'the month comes first; write the day first, like 31/12/1990',
      'the same as in row 2',
      'The row has more cells than there are headings.',
    ],
  },
} as const
