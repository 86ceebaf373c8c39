import type { Meta, StoryObj } from '@storybook/react-vite'
import { withSample } from '../samples/use-sample.tsx'
import { Footer } from './footer.tsx'

const meta: Meta<typeof Footer> = { title: 'Navigation/Footer', tags: ['visual'], component: Footer, parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj<typeof Footer>

export const SevenColumns: Story = { render: withSample(({ footer }) => <Footer {...footer} />) }

export const Sparse: Story = { render: withSample(({ footer }) => <Footer services={footer.services} copyright={footer.copyright} />) }
