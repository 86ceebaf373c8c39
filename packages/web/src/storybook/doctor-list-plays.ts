import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

type Play = (context: Pick<StoryContext, 'canvas'>) => Promise<void>

/** The button that books the next free time. */
const bookingName = /^(Pesan|Book) .+ \d\d[.:]\d\d, \d+\u00a0(tempat|places?), drg?\. /

/** The first ten doctors, most of them with a next free time. */
export const expectTenDoctors: Play = async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2, name: /^drg?\. / })).toHaveLength(10)
  await expect(canvas.getAllByRole('link', { name: bookingName }).length).toBeGreaterThan(5)
}

/** The next times cannot be read: the cards tell the practice, and promise nothing. */
export const expectNoFreeTimes: Play = async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('link', { name: /^(Buat janji temu dengan|Make an appointment with) / }),
  ).toHaveLength(10)
  await expect(canvas.queryByRole('link', { name: bookingName })).toBeNull()
}

/** No heart specialist at this hospital: the others, and its telephone. */
export const expectOtherHospitals: Play = async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /^(Di|At) RS / }).length).toBeGreaterThan(0)
  await expect(canvas.getByRole('link', { name: /^(Telepon|Call) .*RS Kawung Subang/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
}
