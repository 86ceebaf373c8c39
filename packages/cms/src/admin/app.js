/** The editors' screens, in Indonesian where Strapi has it. */
const settings = {
  config: { locales: ['id'], tutorials: false, notifications: { releases: false } },
}

export default settings
