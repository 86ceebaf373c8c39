/** A line of a report: a heading or text. */
export interface PdfLine {
  readonly text: string
  readonly heading?: boolean
}

const page = { width: 595, height: 842, left: 56, top: 780, lineHeight: 16, linesPerPage: 44 }
const longestLine = 92

/** Replacements for characters that the standard fonts lack. */
const plainLetters: Readonly<Record<string, string>> = { '–': '-', '—': '-', '•': '-', '’': "'", '≥': '>=', '≤': '<=' }

/** A text as a PDF string in WinAnsi, which includes all of Latin-1. */
const pdfString = (text: string): string => {
  const known = text.replace(/[^ -ÿ]/gu, (letter) => plainLetters[letter] ?? '?')
  return `(${known.replace(/[\\()]/g, (mark) => `\\${mark}`)})`
}

const wrapped = ({ text, ...rest }: PdfLine): PdfLine[] => {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length + 1 > longestLine) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => ({ ...rest, text: line }))
}

const contentOf = (lines: readonly PdfLine[]): string => {
  const shown = lines.map(({ text, heading }) => `/${heading ? 'F2 12' : 'F1 10'} Tf ${pdfString(text)} Tj T*`)
  return `BT ${page.lineHeight} TL ${page.left} ${page.top} Td\n${shown.join('\n')}\nET`
}

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / size)) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A PDF of plain lines on A4 pages, in the standard fonts. */
export const makePdf = (lines: readonly PdfLine[]): Blob => {
  const pages = chunk(lines.flatMap(wrapped), page.linesPerPage)
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (id-ID) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${page.width} ${page.height}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((content, index) => {
      const stream = contentOf(content)
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${6 + index * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`
  // One byte per letter, because the offsets above count letters.
  return new Blob([Uint8Array.from(file + end, (letter) => letter.charCodeAt(0))], { type: 'application/pdf' })
}
