import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmailField } from '../field/text-field.tsx'
import { Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { Footer } from './footer.tsx'
import { FooterInvitation } from './invitation.tsx'

const meta: Meta<typeof Footer> = {
  title: 'Navigation/Footer',
  tags: ['visual'],
  component: Footer,
  subcomponents: { FooterInvitation },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'At the end of every page of the public site, once. Columns without content are left out.',
      keyboard: { Tab: 'From link to link', Enter: 'Follows' },
    }),
  },
}
export default meta
type Story = StoryObj<typeof Footer>

export const SevenColumns: Story = { render: withSample(({ footer }) => <Footer {...footer} />) }

export const Sparse: Story = {
  render: withSample(({ footer }) => <Footer services={footer.services} copyright={footer.copyright} />),
}

/** An invitation above the columns, with its form. */
export const WithInvitation: Story = {
  render: withSample(({ footer, headings, words }) => (
    <Footer {...footer}>
      <FooterInvitation title={headings.articles} text={words.paragraph}>
        <Stack>
          <EmailField label={headings.all} name="email" />
          <Button>{headings.all}</Button>
        </Stack>
      </FooterInvitation>
    </Footer>
  )),
}
