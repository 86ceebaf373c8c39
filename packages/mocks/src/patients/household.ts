/** The address of most demo families. */
export const house = { alamat: 'Jl. Kembang Jati No. 12, RT 03/RW 05', kel: '32.15.01.1002' }

/** The fields that most adults of demo families have in common. */
export const adult = { agama: 'ISL', bahasa: 1, suku_bahasa: 2, status_kawin: 'K' }
