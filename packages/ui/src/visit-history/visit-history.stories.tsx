import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../link/link.tsx'
import { careWords } from '../samples/care.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { VisitCard } from './visit-card.tsx'
import type { VisitCardProps } from './visit-card.tsx'
import { VisitHistory } from './visit-history.tsx'

const meta: Meta<typeof VisitHistory> = {
  title: 'Records/VisitHistory',
  tags: ['visual'],
  component: VisitHistory,
  subcomponents: { VisitCard },
  parameters: guide({
    use: 'What took place at the hospitals: the newest first, under its year. It prints as it is shown.',
    instead: 'AppointmentCard for what is to come; Timeline where a line says it all.',
    keyboard: { Tab: 'From link to link' },
  }),
}
export default meta
type Story = StoryObj<typeof VisitHistory>

export const Years: Story = {
  render: withWords(careWords, ({ visits, results }) => (
    <VisitHistory
      visits={visits.map((visit, index) => ({
        ...visit,
        actions: index === 0 && (
          <Link look="action" href="/hasil">
            {results}
          </Link>
        ),
      }))}
    />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['2026', '2025'])
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByText(/^I10$/)).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /^(Resume medis|Medical summary), 2/ })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const LongText: Story = {
  render: withWords(careWords, ({ longVisit }) => <VisitHistory visits={[longVisit]} />),
}

const letterWith = (sign: string) => ({
  kind: 'Surat sakit',
  day: '2026-06-02',
  fileName: 'surat.pdf',
  size: 51_200,
  href: `/surat.pdf?tanda=${sign}`,
})

const ReadAgain = ({ visit }: { readonly visit: VisitCardProps }) => {
  const [sign, setSign] = useState('1')
  useEffect(() => {
    const readAgain = () => setSign('2')
    addEventListener('keydown', readAgain)
    return () => removeEventListener('keydown', readAgain)
  }, [])
  return <VisitHistory visits={[{ ...visit, letters: [letterWith(sign), letterWith(sign)] }]} />
}

/** The address of a letter expires and is read again, while its link has the focus. */
export const LettersReadAgain: Story = {
  render: withWords(careWords, ({ longVisit }) => <ReadAgain visit={longVisit} />),
  play: async ({ canvas, userEvent }) => {
    const [letter] = canvas.getAllByRole('link', { name: /^Surat sakit, / })
    letter?.focus()
    await userEvent.keyboard('{Shift}')
    await waitFor(() => expect(letter).toHaveAttribute('href', '/surat.pdf?tanda=2'))
    await expect(letter).toHaveFocus()
  },
}
