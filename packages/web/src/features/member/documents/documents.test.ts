import { describe, expect, test } from 'vitest'
import { fileLink } from '../../../shared/file-link.ts'
import { documentKind, documentKinds, documentWord } from './document.ts'

describe('the link to a file', () => {
  test.each([
    ['https://berkas.example/1?tanda=x', 'https:', 'https://berkas.example/1?tanda=x'],
    ['http://localhost:4010/files/1', 'http:', 'http://localhost:4010/files/1'],
    ['http://berkas.example/1', 'https:', undefined],
    ['javascript:alert(1)', 'https:', undefined],
    ['data:text/html,x', 'http:', undefined],
    ['https://user:pass@berkas.example/1', 'https:', undefined],
    ['/files/1', 'https:', undefined],
    ['', 'https:', undefined],
  ])('%s on a page by %s is %s', (address, protocol, link) => expect(fileLink(address, protocol)).toBe(link))
})

describe('the kind of a document', () => {
  test.each([
    ['kartu_bpjs', 'web.member.documents.bpjs'],
    ['surat_jaminan', 'web.member.documents.letter'],
    ['sidik_jari', 'web.member.documents.other'],
    ['toString', 'web.member.documents.other'],
  ])('%s is %s', (code, word) => expect(documentWord(code)).toBe(word))

  test('that is sent is one of the contract', () => {
    expect(documentKind('ktp')).toBe('ktp')
    expect(documentKind('sidik_jari')).toBe('lainnya')
    expect(documentKinds((id) => id).map(({ value }) => value)).toContain('kartu_keluarga')
  })
})
