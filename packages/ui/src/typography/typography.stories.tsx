import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/layout.tsx'
import { withSample } from '../samples/use-sample.tsx'
import { guide } from '../storybook/docs.ts'
import { LocalizedText } from './localized-text.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { Text } from './text.tsx'
import { Verbatim } from './verbatim.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof Text> = {
  title: 'Primitives/Text',
  component: Text,
  subcomponents: { LocalizedText, PhoneNumber, Verbatim, VisuallyHidden },
  parameters: guide({
    use: 'Reading text. LocalizedText marks words that exist in one language only, PhoneNumber keeps a number on one line, VisuallyHidden holds words for screen readers alone.',
    instead: 'Heading for titles, RichText for content written in the CMS.',
  }),
}
export default meta
type Story = StoryObj<typeof Text>

export const Tones: Story = {
  render: withSample(({ words }) => (
    <Stack>
      {(['ink', 'muted', 'brand', 'accent'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {words.paragraph}
        </Text>
      ))}
      <Text>
        <PhoneNumber number="(0267) 084-5001" />
      </Text>
      <Text>
        <VisuallyHidden>{words.short}</VisuallyHidden>
      </Text>
    </Stack>
  )),
}

/** Text in the other language has `lang`; text in the page's own has no extra element. */
export const OtherLanguage: Story = {
  render: () => (
    <Text>
      <LocalizedText value={{ text: 'Janji temu', lang: 'id' }} /> /{' '}
      <LocalizedText value={{ text: 'Appointment', lang: 'en' }} />
    </Text>
  ),
  play: async ({ canvasElement, globals }) => {
    const marked = [...canvasElement.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'))
    await expect(marked).toEqual([globals['locale'] === 'id' ? 'en' : 'id'])
  },
}

/** Browsers leave these as they are when they translate the page. */
export const Untranslated: Story = {
  render: () => (
    <Text>
      <LocalizedText value={{ text: 'dr. Surya Hati, Sp.A', lang: 'id', isName: true }} />:{' '}
      <Verbatim>13,2 g/dL</Verbatim>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    const untranslated = [...canvasElement.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent)
    await expect(untranslated).toEqual(['dr. Surya Hati, Sp.A', '13,2 g/dL'])
  },
}
