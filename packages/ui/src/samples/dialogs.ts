/** Texts of the dialog and feedback stories in both languages. */
export const dialogWords = {
  id: {
    ask: 'Keluar dari akun',
    question: 'Anda yakin untuk logout?',
    consequence:
      'Janji temu Selasa, 24 November 2026 pukul 09.30 WIB dengan dr. Ratna Dewi Kusuma, Sp.PD akan dibatalkan dan tempatnya diberikan kepada pasien lain. Pembatalan tidak dapat ditarik kembali.',
    cancel: 'Batalkan janji temu',
    keep: 'Jangan batalkan',
    done: 'Berhasil',
    doneText: 'Terima kasih. Kami akan menghubungi Anda paling lambat 1×24 jam.',
    warning: 'Email & Password harus diisi',
    reason: 'Masuk untuk menyimpan janji temu yang sudah Anda isi.',
    show: 'Salin tautan',
    copied: 'Tautan disalin',
    upload: 'Mengunggah KTP',
    title: 'Jadwal berubah',
    text: 'Mulai 1 Desember 2026 poliklinik anak pindah ke lantai 3 gedung B.',
  },
  en: {
    ask: 'Log out',
    question: 'Are you sure you want to log out?',
    consequence:
      'Your appointment on Tuesday, 24 November 2026 at 09:30 WIB with dr. Ratna Dewi Kusuma, Sp.PD will be cancelled and its place given to another patient. This cannot be undone.',
    cancel: 'Cancel the appointment',
    keep: 'Keep it',
    done: 'Sent',
    doneText: 'Thank you. We will be in touch within 24 hours.',
    warning: 'Email and password are required',
    reason: 'Log in to keep the appointment you have filled in.',
    show: 'Copy the link',
    copied: 'Link copied',
    upload: 'Uploading the identity card',
    title: 'Changed schedule',
    text: 'From 1 December 2026 the children’s clinic is on the third floor of building B.',
  },
}
