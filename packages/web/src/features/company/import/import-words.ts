import type { RowCount, RowOutcome } from '@hospital/ui/imports'
import type { MessageId } from '../../../i18n/use-message.ts'
import type { RowProblem } from './check-rows.ts'
import type { ImportField } from './import-fields.ts'
import type { RowState } from './import-report.ts'
import type { StopReason } from './import-run.ts'
import type { Separator } from './parse-csv.ts'
import type { DateOrder } from './read-day.ts'
import type { FileProblem } from './read-file.ts'

/** The name of each field. */
export const fieldWords: Readonly<Record<ImportField, MessageId>> = {
  nama_lengkap: 'web.company.import.field.name',
  nik_karyawan: 'web.company.import.field.number',
  nik: 'web.company.import.field.identity',
  tgl_lahir: 'web.company.import.field.birth',
  gender: 'web.company.import.field.gender',
  departemen: 'web.company.import.field.department',
  jabatan: 'web.company.import.field.position',
  lokasi_kerja: 'web.company.import.field.workplace',
  no_telp: 'web.company.import.field.phone',
  email: 'web.company.import.field.email',
}

/** The problem of a cell, after the name of its field. */
export const problemWords: Readonly<Record<RowProblem['kind'], MessageId>> = {
  missing: 'web.company.import.wrong.missing',
  tooLong: 'web.company.import.wrong.tooLong',
  wrong: 'web.company.import.wrong.wrong',
  rounded: 'web.company.import.wrong.rounded',
  date: 'web.company.import.wrong.date',
  dateSerial: 'web.company.import.wrong.dateSerial',
  dateShortYear: 'web.company.import.wrong.dateShortYear',
  dateOrder: 'web.company.import.wrong.dateOrder',
  dateUnclear: 'web.company.import.wrong.dateUnclear',
  dateZone: 'web.company.import.wrong.dateZone',
  dateFuture: 'web.company.import.wrong.dateFuture',
  datePast: 'web.company.import.wrong.datePast',
  gender: 'web.company.import.wrong.gender',
  phone: 'web.company.import.wrong.phone',
  nik: 'web.company.import.wrong.identity',
  email: 'web.company.import.wrong.email',
  double: 'web.company.import.wrong.double',
}

/** Why a file cannot be read. */
export const fileProblemWords: Readonly<Record<FileProblem['problem'], MessageId>> = {
  empty: 'web.company.import.file.empty',
  binary: 'web.company.import.file.binary',
  noRows: 'web.company.import.file.noRows',
  tooManyRows: 'web.company.import.file.tooManyRows',
  unclosed: 'web.company.import.file.unclosed',
}

/** The orders of dates, each with an example. */
export const orderWords: Readonly<Record<DateOrder, { readonly label: MessageId; readonly hint: MessageId }>> = {
  day: { label: 'web.company.import.order.day', hint: 'web.company.import.order.dayHint' },
  month: { label: 'web.company.import.order.month', hint: 'web.company.import.order.monthHint' },
}

/** The names of the separators of cells. */
export const separatorWords: Readonly<Record<Separator, MessageId>> = {
  ',': 'web.company.import.separator.comma',
  ';': 'web.company.import.separator.semicolon',
  '\t': 'web.company.import.separator.tab',
}

/** Why an import has stopped, if the server has no words for it. */
export const stopWords: Readonly<Record<StopReason['kind'], MessageId>> = {
  asked: 'web.company.import.stopped.asked',
  offline: 'web.company.import.stopped.offline',
  unanswered: 'web.company.import.stopped.unanswered',
  expired: 'web.company.import.stopped.expired',
  forbidden: 'web.company.import.stopped.forbidden',
  refused: 'web.company.import.stopped.refused',
  limited: 'web.company.import.stopped.limited',
  changed: 'web.company.import.stopped.changed',
}

interface StateWords {
  readonly text: MessageId
  /** The tone of the row. */
  readonly tone: RowOutcome['tone']
  /** The tone of the figure. */
  readonly figure: RowCount['tone']
}

/** The outcome of a row in words. */
export const stateWords: Readonly<Record<RowState, StateWords>> = {
  stored: { text: 'web.company.import.state.stored', tone: 'good', figure: 'good' },
  wrong: { text: 'web.company.import.state.wrong', tone: 'notice', figure: 'warning' },
  refused: { text: 'web.company.import.state.refused', tone: 'notice', figure: 'danger' },
  notStored: { text: 'web.company.import.state.notStored', tone: 'plain', figure: 'info' },
  unknown: { text: 'web.company.import.state.unknown', tone: 'notice', figure: 'warning' },
}
