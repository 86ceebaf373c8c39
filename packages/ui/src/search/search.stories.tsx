import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { MenuDrawer } from '../header/mobile-menu.tsx'
import { navigationWords } from '../samples/navigation.ts'
import { withSample, withWords } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { SearchDialog } from './search-dialog.tsx'
import { SearchResults } from './search-results.tsx'
import type { SearchGroup } from './search-results.tsx'

const meta: Meta<typeof SearchDialog> = {
  title: 'Navigation/Search and drawers',
  tags: ['visual'],
  component: SearchDialog,
  subcomponents: { SearchResults, MenuDrawer },
  parameters: guide({
    use: "Behind the header's search button: a drawer on a phone, 70 % of the window on a desktop.",
    keyboard: {
      Enter: 'In the field: to the page of results',
      Space: 'On a group: shows or hides it',
      Escape: 'Closes',
    },
  }),
}
export default meta
type Story = StoryObj<typeof SearchDialog>
type Words = (typeof navigationWords)['id']

const nothing = () => undefined
const query = fn()
const followed = fn()
const names = ['articles', 'packages', 'doctors', 'events']

const groups = (words: Words, states: readonly SearchGroup['state'][] = []): SearchGroup[] =>
  names.map((name, index) => ({
    name,
    label: words.groups[index] ?? '',
    none: words.none[index] ?? '',
    state: states[index] ?? 'ready',
    hits:
      name === 'articles'
        ? words.hits.map((title, hit) => ({ title, href: `/jantung/${hit}` }))
        : name === 'doctors'
          ? [
              {
                title: 'Prof. Dr. dr. Made Ayu Lestari Wirawan, Sp.JP(K), FIHA',
                href: '/dokter/made',
                detail: words.doctor,
              },
            ]
          : [],
  }))

const target = { action: '/cari', name: 'q' }

export const Found: Story = {
  render: withWords(navigationWords, (words) => (
    <SearchDialog
      {...target}
      open
      onClose={nothing}
      onQuery={query}
      results={<SearchResults groups={groups(words)} />}
    />
  )),
  play: async ({ canvas }) => {
    query.mockClear()
    const field = await canvas.findByRole('searchbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'ja')
    await expect(query).toHaveBeenLastCalledWith('ja')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 /)
    const [articles] = canvas.getAllByRole('checkbox')
    if (!articles) throw new Error('there are groups')
    articles.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1 /)
    await expect(canvas.getAllByRole('region')).toHaveLength(3)
    await userEvent.keyboard(' ')
  },
}

/** The best hits of all kinds stand above the groups. */
export const Best: Story = {
  tags: ['!visual'],
  render: withWords(navigationWords, (words) => (
    <SearchDialog
      {...target}
      open
      onClose={nothing}
      results={
        <SearchResults
          best={groups(words)
            .flatMap(({ hits }) => hits)
            .slice(0, 3)}
          groups={groups(words)}
          onFollow={followed}
        />
      }
    />
  )),
  play: async ({ canvas }) => {
    followed.mockClear()
    const best = await canvas.findByRole('group', { name: /^(Paling sesuai|Best matches)$/ })
    const [first] = within(best).getAllByRole('link')
    await expect(canvas.getAllByRole('link')[0]).toBe(first)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^4 /)
    first?.addEventListener('click', (event) => event.preventDefault())
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
  },
}

/** Nothing was found: one message with similar entries, usual tasks, and whom to call. */
export const Nothing: Story = {
  tags: ['!visual'],
  render: withWords(navigationWords, (words) => (
    <SearchDialog
      {...target}
      open
      onClose={nothing}
      results={
        <SearchResults
          groups={groups(words).map((group) => ({ ...group, hits: [] }))}
          instead={{
            nearest: [{ title: words.hits[0] ?? '', href: '/jantung/0' }],
            tasks: words.terms.map((term) => ({ title: term, href: `/cari?q=${term}` })),
            phones: [
              { name: 'RS Kawung Karawang', phone: '(0267) 084-5001' },
              { name: 'RS Kawung Subang', phone: '-' },
            ],
          }}
        />
      }
    />
  )),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^(Tidak ada yang cocok|Nothing fits)$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /RS Kawung Karawang/ })).toHaveAttribute('href', 'tel:+622670845001')
    // A hospital without a usable number has no call button.
    await expect(canvas.queryByRole('link', { name: /RS Kawung Subang/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^0 /)
  },
}

export const Loading: Story = {
  render: withWords(navigationWords, (words) => (
    <SearchDialog
      {...target}
      open
      onClose={nothing}
      results={<SearchResults groups={groups(words, ['loading', 'loading', 'ready', 'failed'])} />}
    />
  )),
}

/** Groups that failed are not counted, and if all failed there is no count. */
export const Failed: Story = {
  tags: ['!visual'],
  render: withWords(navigationWords, (words) => (
    <SearchDialog
      {...target}
      open
      onClose={nothing}
      results={<SearchResults groups={groups(words, ['failed', 'failed', 'ready', 'failed'])} />}
    />
  )),
  play: async ({ canvas }) => {
    const [, , doctors] = await canvas.findAllByRole('checkbox')
    if (!doctors) throw new Error('there are groups')
    const status = () => canvas.getAllByRole('status')[0]
    await expect(status()).toHaveTextContent(
      /^1 (hasil, sebagian kelompok belum dapat ditampilkan|result, some groups cannot be shown just now)$/,
    )
    await userEvent.click(doctors)
    await expect(status()).toHaveTextContent(
      /^(Hasil pencarian belum dapat ditampilkan|Search results cannot be shown just now)$/,
    )
  },
}

/** A recent search fills the field again. */
export const History: Story = {
  render: withWords(navigationWords, (words) => (
    <SearchDialog {...target} open onClose={nothing} onQuery={query} history={words.terms} />
  )),
  play: async ({ canvas }) => {
    const [, term] = await canvas.findAllByRole('button', { name: /jantung|heart|hpv|cikampek/ })
    if (!term) throw new Error('there are terms')
    await userEvent.click(term)
    await expect(canvas.getByRole('searchbox')).toHaveValue(term.textContent)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/** The phone's menu as a drawer: a sub-menu opens and closes when the next opens. */
export const Menu: Story = {
  render: withSample(({ header }) => <MenuDrawer {...header} open onClose={nothing} />),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('summary')
    if (!first || !second) throw new Error('there are sub-menus')
    await userEvent.click(first)
    await expect(first.parentElement).toHaveAttribute('open')
    await userEvent.click(second)
    await expect(first.parentElement).not.toHaveAttribute('open')
  },
}
