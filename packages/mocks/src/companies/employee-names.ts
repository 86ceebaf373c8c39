type Names = readonly [string, ...string[]]

/** First names of employees. */
export const firstNames: Readonly<Record<'L' | 'P', Names>> = {
  L: [
    'Suharjo', 'Dedi', 'Wahyu', 'Slamet', 'Rudi', 'Iman', 'Nanang', 'Toni', 'Ridwan', 'Yusuf', 'Aldi', 'Bambang', 'Cahyo', 'Darmawan', 'Fikri', 'Gilang',
    'Heri', 'Irfan', 'Jajang', 'Kurniawan', 'Lutfi', 'Mulyadi', 'Nugroho', 'Oman', 'Pandu', 'Rohman', 'Samsul', 'Tatang', 'Untung', 'Wawan', 'Yayan',
  ],
  P: [
    'Sri', 'Yuni', 'Nining', 'Tuti', 'Lilis', 'Eka', 'Wiwin', 'Rina', 'Dian', 'Ani', 'Euis', 'Fitriani', 'Hani', 'Ika', 'Kokom', 'Mimin', 'Nurjanah',
    'Puji', 'Resti', 'Susi', 'Titin', 'Umi', 'Wati', 'Yanti', 'Ade', 'Bunga', 'Cici', 'Desi', 'Erna',
  ],
}

/** Second names of employees. */
export const lastNames: Readonly<Record<'L' | 'P', Names>> = {
  L: [
    'Hidayat', 'Kusnadi', 'Maulana', 'Nurhadi', 'Permana', 'Saputra', 'Suryadi', 'Rahman', 'Sitorus', 'Gunadi', 'Firmansyah', 'Anwar', 'Solihin', 'Nababan',
    'Purwanto', 'Handoko', 'Sembiring', 'Wibowo', 'Santosa', 'Ginting', 'Subagja', 'Efendi',
  ],
  P: [
    'Utami', 'Wijayanti', 'Yulianti', 'Setyowati', 'Hartati', 'Lestari', 'Handayani', 'Wahyuni', 'Rahayu', 'Sitorus', 'Nababan', 'Maryani', 'Kurniasih',
    'Oktaviani', 'Suryani', 'Puspitasari', 'Nurhasanah', 'Ginting', 'Fatimah', 'Rohaeni',
  ],
}
