/** The email addresses of the persons of the toolbar, among the demo accounts of the mock back ends. */
export const personEmails = {
  siti: 'siti.rahayu@contoh.example',
  suparno: 'suparno@contoh.example',
  maman: 'maman.suherman@contoh.example',
  maria: 'maria.yohana.kusumaningtyas.sastrowardoyo@contoh.example',
  wulan: 'hr@nusantara-tekstil.example',
  bambang: 'admin@hospital.example',
} as const

/** The toolbar's choice of who is logged in while a story is shown. */
export const personToolbar = {
  description: 'Person',
  toolbar: {
    icon: 'user',
    dynamicTitle: true,
    items: [
      { value: 'logged-out', title: 'Logged out' },
      { value: 'siti', title: 'Siti Rahayu, with a family' },
      { value: 'suparno', title: 'Suparno, without family' },
      { value: 'maman', title: 'H. Maman Suherman, with a granddaughter of 17' },
      { value: 'maria', title: 'Raden Roro Maria Yohana …, with a long name' },
      { value: 'wulan', title: 'Wulan Sari Dewi, of a company' },
      { value: 'bambang', title: 'Bambang Wicaksono, corporate administrator' },
    ] satisfies { value: keyof typeof personEmails | 'logged-out'; title: string }[],
  },
} as const
