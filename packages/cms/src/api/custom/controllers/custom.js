// Generated from the contracts in schemas/ by codegen.ts. Do not edit: change the contract.
'use strict'

const handlers = require('../../../custom-routes')

module.exports = {
  getTopNavigation: handlers.getTopNavigation,
  getBottomNavigation: handlers.getBottomNavigation,
  listDoctorSchedules: handlers.listDoctorSchedules,
  getDoctorScheduleBySlug: handlers.getDoctorScheduleBySlug,
  getDoctors: handlers.getDoctors,
  listArticlesBySpecialty: handlers.listArticlesBySpecialty,
  getArticle: handlers.getArticle,
  getArticleInCategory: handlers.getArticleInCategory,
  createContactMessage: handlers.createContactMessage,
}
