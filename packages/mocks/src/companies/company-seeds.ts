import { addDays, stampAt } from '../hospital/clock.ts'
import type { Company } from './company.ts'

/** The seeded companies. */
export const seededCompanies = (today: string): readonly Company[] => {
  const made = (daysAgo: number) => stampAt(addDays(today, -daysAgo), '13:00')
  return [
    {
      id: 12, code: 'NTX', name: 'PT Nusantara Tekstil', guarantorCode: 'PT-NUSATEKS', business: 'Pemintalan dan penenunan',
      address: 'Kawasan Industri Kencana, Jl. Utama Blok C-7', city: 'Karawang', province: 'Jawa Barat', postalCode: '41361',
      email: 'info@nusantara-tekstil.example', telephone: '0267084123', website: 'https://nusantara-tekstil.example',
      contact: { nama: 'Wulan Sari Dewi', jabatan: 'Manajer SDM', email: 'hr@nusantara-tekstil.example', no_telp: '081200010001' },
      contractStart: addDays(today, -690), contractEnd: addDays(today, 405), hospitals: ['RS01', 'RS02'], status: 'aktif',
      createdAt: made(710), updatedAt: made(110),
    },
    {
      id: 13, code: 'KBI', name: 'PT Kencana Baja Industri', guarantorCode: 'PT-KENCANA', business: 'Pengolahan baja',
      address: 'Jl. Raya Cikarang Km. 9', city: 'Kabupaten Bekasi', province: 'Jawa Barat', postalCode: '17530',
      email: 'kantor@kencana-baja.example', telephone: '0210840999', website: 'https://kencana-baja.example',
      contact: { nama: 'Yohanes Hutapea', jabatan: 'Kepala K3', email: 'k3@kencana-baja.example', no_telp: '081200010002' },
      contractStart: addDays(today, -420), contractEnd: null, hospitals: ['RS01', 'RS04'], status: 'aktif',
      createdAt: made(430), updatedAt: made(32),
    },
    {
      id: 14, code: 'SMP', name: 'PT Sari Mulya Pangan', guarantorCode: null, business: 'Makanan olahan', address: null, city: 'Purwakarta',
      province: 'Jawa Barat', postalCode: null, email: null, telephone: null, website: null, contact: null,
      contractStart: addDays(today, -900), contractEnd: addDays(today, -40), hospitals: [], status: 'aktif',
      createdAt: made(910), updatedAt: made(41),
    },
    {
      id: 15, code: 'CV-MJ', name: 'CV Maju Jaya', guarantorCode: null, business: null, address: null, city: 'Subang', province: 'Jawa Barat',
      postalCode: null, email: null, telephone: null, website: null, contact: null, contractStart: null, contractEnd: null, hospitals: [],
      status: 'nonaktif', createdAt: made(300), updatedAt: made(200),
    },
  ]
}
