/** A district: its code, its name, and its villages by the last four digits of their codes. */
export type DistrictSeed = readonly [code: string, name: string, villages: Readonly<Record<string, string>>]

/** Cities and regencies of West Java around the hospitals, by code. */
export const regencies: Readonly<Record<string, string>> = {
  '32.13': 'Kabupaten Subang',
  '32.14': 'Kabupaten Purwakarta',
  '32.15': 'Kabupaten Karawang',
  '32.16': 'Kabupaten Bekasi',
  '32.75': 'Kota Bekasi',
}

/** Districts with villages, by code: a part of the Ministry of Home Affairs' list. */
export const districts: readonly DistrictSeed[] = [
  ['32.13.01', 'Sagalaherang', { 2001: 'Sagalaherang Kaler', 2004: 'Sukamandi' }],
  ['32.13.03', 'Subang', { 1001: 'Karanganyar', 1003: 'Cigadung', 1005: 'Pasirkareumbi', 1006: 'Soklat' }],
  ['32.14.01', 'Purwakarta', { 1001: 'Nagri Kidul', 1002: 'Nagri Kaler', 1003: 'Nagri Tengah', 1006: 'Sindangkasih' }],
  ['32.14.02', 'Campaka', { 2001: 'Campaka', 2005: 'Cikumpay', 2007: 'Benteng' }],
  [
    '32.15.01',
    'Karawang Barat',
    {
      1001: 'Nagasari',
      1002: 'Karawang Kulon',
      1003: 'Adiarsa Barat',
      1004: 'Tanjungpura',
      1005: 'Tanjungmekar',
      1006: 'Tunggakjati',
      1007: 'Karangpawitan',
      1008: 'Mekarjati',
    },
  ],
  ['32.15.05', 'Klari', { 2001: 'Klari', 2003: 'Duren', 2006: 'Gintungkerta', 2010: 'Anggadita' }],
  [
    '32.15.12',
    'Cikampek',
    { 2001: 'Cikampek Kota', 2002: 'Cikampek Barat', 2004: 'Cikampek Selatan', 2008: 'Dawuan Tengah' },
  ],
  ['32.15.22', 'Telukjambe Timur', { 2001: 'Sukaluyu', 2002: 'Telukjambe', 2004: 'Puseurjaya', 2007: 'Wadas' }],
  [
    '32.15.26',
    'Karawang Timur',
    { 1001: 'Karawang Wetan', 1002: 'Palumbonsari', 1003: 'Adiarsa Timur', 1004: 'Plawad' },
  ],
  ['32.16.09', 'Cikarang Utara', { 1001: 'Karangasih', 2003: 'Simpangan', 2006: 'Mekarmukti' }],
  ['32.16.19', 'Cikarang Selatan', { 2001: 'Sukadami', 2003: 'Cibatu', 2005: 'Serang' }],
  ['32.75.01', 'Bekasi Timur', { 1001: 'Bekasi Jaya', 1002: 'Margahayu', 1003: 'Duren Jaya', 1004: 'Aren Jaya' }],
]
