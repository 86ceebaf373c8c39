'use strict'

const { findPublished } = require('./entries')

/** The entries of a menu in their order, in both languages whatever the locale. */
const menu = (posisi) => async (context) => {
  const entries = await findPublished('api::navigasi.navigasi', {
    filters: { posisi },
    sort: 'urutan:asc',
    fields: ['menu', 'menu_en', 'submenu', 'submenu_en', 'tipe'],
  })
  context.body = { data: entries }
}

module.exports = { getTopNavigation: menu('top'), getBottomNavigation: menu('bottom') }
