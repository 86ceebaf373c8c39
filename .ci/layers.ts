/** Folders of packages/web/src, the lower ones first. A folder imports nothing from a folder that comes after it, not even types. */
export const layers = [
  'storage',
  'routes',
  'i18n',
  'forms',
  'shared',
  'session',
  'personal-data',
  'shell',
  'features',
  'navigation',
  'boot',
  'server',
]

/** Folders of packages/web/src/server, the lower ones first, with the same rule. */
export const serverFloors = ['http', 'back-ends', 'documents', 'form-posts', 'sitemap']

/** For each feature of packages/web/src/features, the features that it may import. A feature without a row imports none. */
export const featureImports: Readonly<Record<string, readonly string[]>> = {
  home: ['doctors', 'packages'],
  hospitals: ['doctors', 'services'],
  articles: ['contact', 'doctors'],
  services: ['doctors'],
  appointments: ['doctors', 'member/documents'],
  'member/entrance': ['area'],
  'member/area': ['area'],
  'member/profile': ['member/person'],
  'member/family': ['member/area', 'member/person', 'member/profile'],
  'member/account': ['member/area', 'member/family'],
  'member/registration': ['area', 'member/area', 'member/family', 'member/person'],
  'member/documents': ['member/area', 'member/family'],
  'member/appointments': ['appointments', 'member/area', 'member/documents', 'member/family'],
  'member/visits': ['appointments', 'member/area', 'member/family'],
  'member/results': ['member/area', 'member/family'],
  'member/home': [
    'member/appointments',
    'member/area',
    'member/documents',
    'member/profile',
    'member/results',
    'member/visits',
  ],
  'company/entrance': ['area'],
  'company/area': ['area'],
  'company/profile': ['company/area'],
  'company/import': ['company/area'],
  'company/admin': ['company/area', 'company/import', 'company/profile'],
  'company/referrals': ['company/area', 'company/profile'],
  'company/employees': ['company/area', 'company/referrals'],
  'company/results': ['company/area'],
  'company/summary': ['company/area'],
}
