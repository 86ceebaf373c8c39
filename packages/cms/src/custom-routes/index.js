'use strict'

module.exports = {
  ...require('./navigation'),
  ...require('./schedules'),
  ...require('./doctors'),
  ...require('./articles'),
  ...require('./contact'),
}
