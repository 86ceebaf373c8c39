import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { navigationWords } from '../samples/navigation.ts'
import { withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { catchLinks, press } from '../storybook/keyboard.ts'
import { Pagination } from './pagination.tsx'

const meta: Meta<typeof Pagination> = {
  title: 'Navigation/Pagination',
  tags: ['visual'],
  component: Pagination,
  parameters: guide({
    use: 'A list of more than fits a page, each page with its address.',
    instead: 'DataTable pages by itself what is loaded already.',
    keyboard: { Tab: 'From page to page', Enter: 'Follows' },
  }),
}
export default meta
type Story = StoryObj<typeof Pagination>

const hrefOf = (page: number) => `/dokter?page=${page}`

export const InTheMiddle: Story = {
  render: withWords(navigationWords, (words) => (
    <Pagination page={7} pageCount={20} hrefOf={hrefOf} label={words.list} />
  )),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { hidden: true }).filter((link) => link.hasAttribute('aria-current'))
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/dokter?page=7'])
    await expect(canvas.getByRole('link', { name: /^(Berikutnya|Next)$/ })).toHaveAttribute('href', '/dokter?page=8')
  },
}

/** Tab reaches the previous link, the numbers if shown, and the next link; Enter follows. */
export const ByKeyboard: Story = {
  ...InTheMiddle,
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    const followed = catchLinks(canvasElement)
    const links = canvas.getAllByRole('link')
    links[0]?.focus()
    for (const link of links) {
      await expect(link).toHaveFocus()
      await press('{Enter}{Tab}')
    }
    await expect(followed).toEqual(links.map((link) => link.getAttribute('href')))
    await expect(followed[0]).toBe('/dokter?page=6')
    await expect(followed.at(-1)).toBe('/dokter?page=8')
  },
}

export const Ends: Story = {
  render: withWords(navigationWords, (words) => (
    <Stack>
      <Pagination page={1} pageCount={3} hrefOf={hrefOf} label={`${words.list} 1`} />
      <Pagination page={100} pageCount={100} hrefOf={hrefOf} label={`${words.list} 2`} />
    </Stack>
  )),
}

export const Single: Story = {
  render: withWords(navigationWords, (words) => (
    <Pagination page={1} pageCount={1} hrefOf={hrefOf} label={words.list} />
  )),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
