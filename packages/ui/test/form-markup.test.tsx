import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { Calendar } from '../src/calendar/index.ts'
import { BarChart, LineChart } from '../src/charts/index.ts'
import { Combobox } from '../src/combobox/index.ts'
import {
  AreaLayout,
  Checkbox,
  CodeField,
  ConfirmDialog,
  DataTable,
  DateField,
  EmailField,
  ErrorSummary,
  FileField,
  InlineAlert,
  LoginDialog,
  NikField,
  Pagination,
  PasswordField,
  PatientHeader,
  PhoneField,
  Preloader,
  Progress,
  RadioGroup,
  ScrollToTop,
  SearchDialog,
  Stepper,
  Tabs,
  TextArea,
  Toasts,
} from '../src/index.ts'
import { uiMessages } from '../src/messages/index.ts'

const nothing = () => undefined
const noSuggestions = () => Promise.resolve([])
const rows = [{ label: 'Juni', values: [138] }]

const parts: Record<string, ReactElement> = {
  AreaLayout: (
    <AreaLayout label="Menu" person={{ name: 'Wulandari', details: [] }} entries={[]}>
      x
    </AreaLayout>
  ),
  BarChart: <BarChart caption="MCU" rowHeading="Bulan" series={['a']} rows={rows} stacked />,
  Calendar: <Calendar label="Tanggal" name="tanggal" value="2026-11-24" />,
  Checkbox: <Checkbox label="Setuju" name="setuju" error="Isi" />,
  CodeField: <CodeField name="kode" />,
  Combobox: <Combobox label="Kelurahan" name="kel" search={noSuggestions} />,
  ConfirmDialog: (
    <ConfirmDialog open onAnswer={nothing} title="Keluar">
      x
    </ConfirmDialog>
  ),
  DataTable: (
    <DataTable
      caption="Karyawan"
      columns={[{ name: 'a', heading: 'A', cell: (row: string) => row, sortBy: (row: string) => row }]}
      rows={['x', 'y']}
      rowKey={(row) => row}
      none="-"
    />
  ),
  DateField: <DateField label="Lahir" name="lahir" />,
  EmailField: <EmailField label="Email" name="email" />,
  ErrorSummary: <ErrorSummary problems={[{ id: 'a', message: 'Isi' }]} />,
  FileField: <FileField label="KTP" name="ktp" types={['image/jpeg']} limit={1000} camera="environment" />,
  InlineAlert: <InlineAlert tone="danger">x</InlineAlert>,
  LineChart: (
    <LineChart
      caption="Tekanan darah"
      rowHeading="Bulan"
      series={['a']}
      rows={rows}
      band={{ from: 90, to: 120, label: 'Normal' }}
    />
  ),
  LoginDialog: <LoginDialog open onClose={nothing} onLogin={nothing} forgotHref="/a" registerHref="/b" />,
  NikField: <NikField name="nik" />,
  Pagination: <Pagination page={2} pageCount={9} hrefOf={(page) => `?page=${page}`} label="Dokter" />,
  PasswordField: <PasswordField label="Kata sandi" name="password" />,
  PatientHeader: (
    <PatientHeader
      title="Janji temu"
      patients={[
        { id: '1', name: 'Siti' },
        { id: '2', name: 'Budi' },
      ]}
      current="1"
      action="/a"
      onChoose={nothing}
    />
  ),
  PhoneField: <PhoneField label="Telepon" name="hp" />,
  Preloader: <Preloader />,
  Progress: <Progress label="Unggah" value={0.4} />,
  RadioGroup: <RadioGroup label="Penjamin" name="penjamin" options={[{ value: 'a', label: 'A' }]} />,
  ScrollToTop: <ScrollToTop />,
  SearchDialog: <SearchDialog open onClose={nothing} action="/cari" name="q" />,
  Stepper: <Stepper label="Daftar" steps={[{ state: 'locked', label: 'A', reason: 'B' }]} />,
  Tabs: <Tabs label="Janji" tabs={[{ label: 'A', href: '/a' }]} />,
  TextArea: <TextArea label="Keluhan" name="keluhan" limit={10} />,
  Toasts: <Toasts toasts={[]} onDismiss={nothing} />,
}

const render = (part: ReactElement): string =>
  renderToString(
    <IntlProvider locale="id" messages={uiMessages.id} timeZone="Asia/Jakarta">
      {part}
    </IntlProvider>,
  )

test.each(Object.entries(parts))('%s on the server has no style attribute, script or handler', (_, part) => {
  const html = render(part)
  expect(html).not.toMatch(/\sstyle="/)
  expect(html).not.toMatch(/<script|\son\w+="/)
})

describe('before any script runs', () => {
  test('a password has no button without function', () => {
    expect(render(parts['PasswordField'] ?? <></>)).not.toContain('<button')
  })

  test('a choice of patients is a form with a button', () => {
    const html = render(parts['PatientHeader'] ?? <></>)
    expect(html).toMatch(/<form [^>]*action="\/a" method="get"/)
    expect(html).toContain('<button type="submit"')
  })

  test('a combobox is a text field and a calendar the native date field', () => {
    expect(render(parts['Combobox'] ?? <></>)).toContain('type="text"')
    expect(render(parts['Calendar'] ?? <></>)).toContain('type="date"')
  })

  test('every field has its label', () => {
    for (const name of ['EmailField', 'NikField', 'CodeField', 'TextArea', 'FileField', 'Combobox', 'Calendar']) {
      const html = render(parts[name] ?? <></>)
      const [, id] = /<label for="([^"]+)"/.exec(html) ?? []
      expect(html).toContain(` id="${id}"`)
    }
  })
})
