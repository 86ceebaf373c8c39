import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Stack } from '../layout/layout.tsx'
import { cover } from '../samples/pictures.ts'
import { resultWords } from '../samples/results.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { press } from '../storybook/keyboard.ts'
import { OutsideValues, ResultCard, ResultHead, ResultImages, ResultReport, TestGroup } from './index.ts'
import type { TestValue } from './index.ts'

const meta: Meta<typeof TestGroup> = {
  title: 'Care/Results',
  tags: ['visual'],
  component: TestGroup,
  subcomponents: { OutsideValues, ResultCard, ResultHead, ResultImages, ResultReport },
  parameters: guide({
    use: 'Results of examinations: what they mean and what to do first, numbers after it. Imported from `@hospital/ui/results`.',
    instead: 'DataTable where values of many persons are compared.',
    keyboard: { Tab: 'From result to result', Enter: 'Opens it', 'Arrow keys': 'Move an enlarged picture' },
  }),
}
export default meta
type Story = StoryObj<typeof TestGroup>

const local = (text: string) => ({ text, lang: 'id' }) as const

const tests: readonly TestValue[] = [
  {
    id: 'HB',
    name: local('Hemoglobin'),
    value: '11,2',
    unit: 'g/dL',
    flag: 'low',
    range: '11,7 - 15,5 g/dL',
    bar: { value: 11.2, from: 11.7, to: 15.5 },
    method: local('Fotometri'),
  },
  {
    id: 'WBC',
    name: local('Leukosit'),
    value: '7,85',
    unit: '10^3/µL',
    flag: 'normal',
    range: '3,60 - 11,00 10^3/µL',
    bar: { value: 7.85, from: 3.6, to: 11 },
  },
  {
    id: 'LDL',
    name: local('Kolesterol LDL direk'),
    value: '142',
    unit: 'mg/dL',
    flag: 'high',
    range: '< 130 mg/dL',
    bar: { value: 142, to: 130 },
  },
  {
    id: 'K',
    name: local('Kalium'),
    value: '6,4',
    unit: 'mmol/L',
    flag: 'critical',
    range: '3,5 - 5,1 mmol/L',
    bar: { value: 6.4, from: 3.5, to: 5.1 },
    remark: local('Nilai kritis; telah dilaporkan kepada dr. Eko Wahyudi, Sp.PD-KGH pukul 08.50 WIB.'),
  },
  { id: 'NS1', name: local('Antigen NS1 dengue'), value: local('Positif'), flag: 'abnormal', range: local('Negatif') },
  { id: 'ABO', name: local('Golongan darah ABO/Rhesus'), value: local('O/Positif') },
]

/** Every value with a sign, and its range in words and as a bar. A value without a flag has no sign. */
export const Values: Story = {
  render: withWords(resultWords, ({ compare, about }) => (
    <TestGroup
      level={2}
      name={local('Hematologi dan Kimia Klinik')}
      specimen={local('Darah EDTA, serum')}
      conclusion={local('Anemia ringan, kalium tinggi.')}
      tests={tests.map((test) =>
        test.id === 'HB'
          ? {
              ...test,
              about,
              action: (
                <Button tone="secondary" size="compact">
                  {compare}
                </Button>
              ),
            }
          : test,
      )}
    />
  )),
  play: async ({ canvas }) => {
    for (const words of [
      /^(Di bawah rujukan|Below the range)$/,
      /^(Di atas rujukan|Above the range)$/,
      /^(Kritis|Critical)$/,
      /^(Tidak normal|Not normal)$/,
      /^Normal$/,
    ])
      await expect(canvas.getByText(words)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tests.length)
  },
}

/** The values outside come first, with how far outside they are and the previous value. */
export const Outside: Story = {
  render: withWords(resultWords, ({ outside, distances: [potassium, haemoglobin, before] }) => (
    <OutsideValues
      level={2}
      heading={outside}
      values={[
        { id: 'K', name: local('Kalium'), value: '6,4', unit: 'mmol/L', flag: 'critical', details: [potassium] },
        {
          id: 'HB',
          name: local('Hemoglobin'),
          value: '11,2',
          unit: 'g/dL',
          flag: 'low',
          details: [haemoglobin, before],
        },
        { id: 'NS1', name: local('Antigen NS1 dengue'), value: local('Positif'), flag: 'abnormal', details: [] },
      ]}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^(Di luar rujukan|Outside the reference range)$/ })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** A group without a value outside is folded. It opens by keyboard, and on paper. */
export const Folded: Story = {
  render: withWords(resultWords, ({ folded }) => (
    <TestGroup level={2} name={local('Elektrolit')} folded={folded} tests={tests.filter(({ id }) => id === 'WBC')} />
  )),
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    if (!summary) throw new Error('not folded')
    await expect(summary).toHaveTextContent(/^Elektrolit2 (pemeriksaan|tests)/)
    const value = canvas.getByText('Leukosit')
    await expect(value).not.toBeVisible()
    summary.focus()
    await press('{Enter}')
    await waitFor(() => expect(value).toBeVisible())
    await press('{Enter}')
    await waitFor(() => expect(value).not.toBeVisible())
    window.dispatchEvent(new Event('beforeprint'))
    await expect(value).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await expect(value).not.toBeVisible()
  },
}

const states = [
  ['good', 'complete'],
  ['attention', 'partial'],
  ['critical', 'complete'],
  ['waiting', 'processing'],
] as const

const open = fn()

/** Results in a list: title, meaning, place and time. */
export const List: Story = {
  render: withWords(resultWords, ({ kind, title, verdicts }) => (
    <Stack as="ul">
      {states.map(([tone, status], index) => (
        <li key={tone}>
          <ResultCard
            id={tone}
            title={local(
              index === 1 ? 'Hematologi, Hemostasis, Kimia Klinik, Elektrolit, Imunoserologi, Urinalisis' : title,
            )}
            kind={kind}
            status={status}
            verdict={{ tone, text: verdicts[tone][0] }}
            hospital="Kawung Husada Karawang"
            at={index === 3 ? undefined : '2026-10-20T11:10:00+07:00'}
            onOpen={open}
          />
        </li>
      ))}
    </Stack>
  )),
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button')
    await expect(buttons).toHaveLength(states.length)
    buttons[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalled()
  },
}

/** The beginning of a result in every state. A corrected result says so. */
export const Heads: Story = {
  render: withWords(resultWords, ({ title, verdicts, corrected, facts }) => (
    <Stack gap="xxl">
      {states.map(([tone, status], index) => (
        <ResultHead
          key={tone}
          title={local(title)}
          status={index === 1 ? 'corrected' : status}
          verdict={{ tone, text: verdicts[tone][0] }}
          advice={verdicts[tone][1]}
          note={index === 1 ? corrected : undefined}
          facts={[
            { term: facts[0], details: 'Siti Rahayu' },
            { term: facts[1], details: '5 Maret 1987' },
            { term: facts[2], details: 'Kawung Husada Karawang' },
            { term: facts[3] },
          ]}
        />
      ))}
    </Stack>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^(Hasil ini telah dikoreksi\.|This result has been corrected\.)$/)).toBeVisible()
    await expect(canvas.getByText(/^(Ada nilai kritis|A critical value)/)).toBeVisible()
    // A finding is neither an error nor a success of the page.
    await expect(canvas.queryByText(/^(Kesalahan|Error|Berhasil|Success):/)).toBeNull()
  },
}

const pictures = [cover(1), cover(2)].map(({ src, width, height }, index) => ({
  id: String(index),
  title: ['Proyeksi PA', 'Proyeksi lateral'][index] ?? '',
  src,
  width,
  height,
}))

/** A report in words, and pictures that can be enlarged. */
export const Radiology: Story = {
  render: withWords(resultWords, ({ parts }) => (
    <Stack gap="lg">
      <ResultReport
        level={2}
        parts={[
          { heading: parts[0], text: local('Cor dan pulmo dalam batas normal.') },
          {
            heading: parts[1],
            text: local('Cor: CTR < 50%.\nPulmo: tidak tampak infiltrat.\nSinus kostofrenikus lancip.'),
          },
        ]}
      />
      <ResultImages images={pictures} lang="id" />
    </Stack>
  )),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('button')
    if (!first) throw new Error('no picture')
    first.focus()
    await userEvent.click(first)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Perbesar|Enlarge)$/ }))
    await expect(dialog.getByRole('status')).toHaveTextContent('200%')
    await press('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(first).toHaveFocus()
  },
}
