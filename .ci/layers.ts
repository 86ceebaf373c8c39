/** Folders of packages/web/src, the lower ones first. A folder imports none that comes after it, types included. */
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

/** Folders of packages/web/src/server, the lower ones first, by the same rule. */
export const serverFloors = ['http', 'back-ends', 'documents', 'form-posts', 'sitemap']
