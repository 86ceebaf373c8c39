import type { RichTextNode, RichTextTag } from '../rich-text/types.ts'
import { cover } from './pictures.ts'

const text = (value: string): RichTextNode => ({ type: 'text', value })
const element = (tag: RichTextTag, ...children: (RichTextNode | string)[]): RichTextNode => ({
  type: 'element',
  tag,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
})
const link = (href: string, words: string): RichTextNode => ({
  type: 'element',
  tag: 'a',
  attributes: { href },
  children: [text(words)],
})
const heading = (scope: 'row' | 'col', words: string): RichTextNode => ({
  type: 'element',
  tag: 'th',
  attributes: { scope },
  children: [text(words)],
})
const picture = (alt: string): RichTextNode => {
  const { src, width, height } = cover(0)
  return { type: 'element', tag: 'img', attributes: { src, width, height, alt } }
}

/** An article with every common element, in Indonesian. */
export const articleId: readonly RichTextNode[] = [
  element(
    'p',
    'Serangan jantung terjadi ketika aliran darah ke otot jantung ',
    element('strong', 'terhenti'),
    '. Semakin cepat ditangani, semakin banyak otot jantung yang terselamatkan. Baca juga ',
    link('/kesehatan/hipertensi', 'artikel tentang hipertensi'),
    ' dan ',
    link('https://www.who.int', 'lembar fakta WHO'),
    '.',
  ),
  element('h2', 'Gejala yang perlu diwaspadai'),
  element(
    'ul',
    element('li', 'Nyeri atau rasa tertekan di dada lebih dari 15 menit'),
    element('li', 'Nyeri yang menjalar ke lengan, rahang, atau punggung'),
    element('li', 'Sesak napas dan keringat dingin'),
  ),
  element('blockquote', element('p', 'Jangan menyetir sendiri. Hubungi 119.')),
  element('figure', picture('Daun dan garis denyut jantung'), element('figcaption', 'Ilustrasi denyut jantung.')),
  element('h3', 'Tekanan darah'),
  element(
    'table',
    element(
      'thead',
      element('tr', heading('col', 'Kategori'), heading('col', 'Sistolik'), heading('col', 'Diastolik')),
    ),
    element(
      'tbody',
      element('tr', heading('row', 'Normal'), element('td', 'di bawah 120 mmHg'), element('td', 'di bawah 80 mmHg')),
      element(
        'tr',
        heading('row', 'Tinggi'),
        element('td', '140 mmHg atau lebih'),
        element('td', '90 mmHg atau lebih'),
      ),
    ),
  ),
  element('ol', element('li', 'Tetap tenang dan duduk.'), element('li', 'Hubungi nomor darurat.')),
]

/** The same in English. */
export const articleEn: readonly RichTextNode[] = [
  element(
    'p',
    'A heart attack happens when the flow of blood to the heart muscle ',
    element('strong', 'stops'),
    '. The sooner it is treated, the more muscle is saved. Read also ',
    link('/en/kesehatan/hipertensi', 'our article on high blood pressure'),
    ' and ',
    link('https://www.who.int', 'the WHO fact sheet'),
    '.',
  ),
  element('h2', 'Signs to watch for'),
  element(
    'ul',
    element('li', 'Pain or pressure in the chest for more than 15 minutes'),
    element('li', 'Pain that spreads to the arm, the jaw or the back'),
    element('li', 'Breathlessness and cold sweat'),
  ),
  element('blockquote', element('p', 'Do not drive yourself. Call 119.')),
  element('figure', picture('Leaves and the line of a pulse'), element('figcaption', 'The line of a pulse.')),
  element('h3', 'Blood pressure'),
  element(
    'table',
    element(
      'thead',
      element('tr', heading('col', 'Category'), heading('col', 'Systolic'), heading('col', 'Diastolic')),
    ),
    element(
      'tbody',
      element('tr', heading('row', 'Normal'), element('td', 'below 120 mmHg'), element('td', 'below 80 mmHg')),
      element('tr', heading('row', 'High'), element('td', '140 mmHg or more'), element('td', '90 mmHg or more')),
    ),
  ),
  element('ol', element('li', 'Stay calm and sit down.'), element('li', 'Call the emergency number.')),
]
