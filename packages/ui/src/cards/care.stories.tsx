import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Checkbox } from '../field/checkbox.tsx'
import { Grid } from '../layout/layout.tsx'
import { plainText } from '../lib/content.ts'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { DoctorCard } from './doctor-card.tsx'
import { HospitalCard } from './hospital-card.tsx'
import { PackageCard } from './package-card.tsx'
import { SpecialtyCard } from './specialty-card.tsx'

const meta: Meta<typeof DoctorCard> = {
  title: 'Care/Cards',
  tags: ['visual'],
  component: DoctorCard,
  subcomponents: { HospitalCard, PackageCard, SpecialtyCard },
  parameters: guide({
    use: 'Doctors, hospitals, packages and specialties in lists. Each takes the content of one thing and leads to its page.',
    instead: 'PracticeCard where the hours of a week are compared, Card for anything else.',
    keyboard: { Tab: 'To the link of the card, then to its buttons', Enter: 'Follows' },
  }),
}
export default meta
type Story = StoryObj<typeof DoctorCard>

export const Doctors: Story = {
  render: withSample(({ doctors }) => (
    <Grid as="ul" columns="broad">
      {doctors.map((doctor) => (
        <li key={doctor.href}>
          <DoctorCard {...doctor} level={2} />
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvas }) => {
    const [chat] = canvas.getAllByRole('link', { name: /^(Tanyakan|Ask about) dr\. .* WhatsApp$/ })
    await expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/6281234567890\?text=Halo/))
  },
}

/** If no appointment can be made, the chat button fills the line. */
export const DoctorToAsk: Story = {
  render: withSample(({ doctors: [doctor] }) => (
    <DoctorCard name={doctor?.name ?? ''} href="/dokter/0" chat={doctor?.chat} level={2} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp$/ })).toHaveTextContent('WhatsApp')
  },
}

const bookings = { soon: 'Pesan besok 09.00, 6 tempat', later: 'Pesan Senin, 30 Nov 09.00, 12 tempat' }

/** The button names the next bookable time; beside the chat and alone. */
export const DoctorToBook: Story = {
  tags: ['!visual'],
  render: withSample(({ doctors: [doctor] }) => (
    <Grid as="ul">
      {Object.values(bookings).map((bookingLabel) => (
        <li key={bookingLabel}>
          <DoctorCard
            {...{ name: '', ...doctor }}
            href={`/dokter/${bookingLabel.length}`}
            bookingLabel={bookingLabel}
            chat={bookingLabel === bookings.later ? doctor?.chat : undefined}
            level={2}
          />
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvas }) => {
    // The accessible name contains the visible words.
    for (const words of Object.values(bookings))
      await expect(canvas.getByText(words)).toHaveAccessibleName(expect.stringMatching(new RegExp(`^${words}, .+`)))
  },
}

/** A doctor without a photograph has the motif in its place. */
export const DoctorWithNothingElse: Story = {
  tags: ['doctors.photo-default'],
  render: () => <DoctorCard name="Suparman" href="/dokter/suparman" level={2} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvasElement.querySelector('article svg')).toBeVisible()
  },
}

export const Specialties: Story = {
  render: withSample(({ specialties }) => (
    <Grid as="ul">
      {specialties.map((specialty) => (
        <li key={specialty.href}>
          <SpecialtyCard {...specialty} level={2} />
        </li>
      ))}
    </Grid>
  )),
}

export const Packages: Story = {
  render: withSample(({ packages }) => (
    <Grid as="ul">
      {packages.map((offer) => (
        <li key={offer.href}>
          <PackageCard {...offer} level={2} />
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Tanyakan|Ask about) .* WhatsApp$/ })).toHaveLength(3)
  },
}

/** A list in which the visitor chooses some packages. */
export const PackagesToCompare: Story = {
  render: withSample(({ packages }) => (
    <Grid as="ul">
      {packages.map((offer) => (
        <li key={offer.href}>
          <PackageCard {...offer} level={2}>
            <Checkbox name="paket" value={offer.href} label={plainText(offer.name)} />
          </PackageCard>
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvas, userEvent }) => {
    const [box] = canvas.getAllByRole('checkbox')
    // The box lies above the link that covers the card.
    if (box) await userEvent.click(box)
    await expect(box).toBeChecked()
    for (const card of canvas.getAllByRole('article')) {
      const inside = within(card).getByRole('checkbox').getBoundingClientRect()
      await expect(inside.bottom).toBeLessThan(card.getBoundingClientRect().bottom)
    }
  },
}

export const Hospitals: Story = {
  render: withSample(({ hospitals }) => (
    <Grid as="ul">
      {hospitals.map((hospital) => (
        <li key={hospital.href}>
          <HospitalCard {...hospital} level={2} />
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvas }) => {
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(hrefs).toContain('tel:+622678450000')
    await expect(hrefs).toContain('https://wa.me/6281234567890')
  },
}

export const HospitalWithoutNumbers: Story = {
  render: withSample(({ hospitals, words }) => (
    <HospitalCard name={hospitals[0]?.name ?? ''} href="/rumah-sakit" address={words.long} phone="-" level={2} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
