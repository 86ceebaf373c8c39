import { expect, test } from 'vitest'
import { short, tree } from './text-tree.ts'

test.each([
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>',
    'p(a{href=https://www.youtube.com/watch?v=dQw4w9WgXcQ}(Tonton video di YouTube))',
  ],
  [
    '<p><iframe title="Cuci tangan" src="//youtu.be/dQw4w9WgXcQ"></iframe></p>',
    'p(a{href=https://www.youtube.com/watch?v=dQw4w9WgXcQ}(Cuci tangan))',
  ],
  [
    '<figure class="media"><oembed url="https://youtube.com/watch?v=dQw4w9WgXcQ"></oembed></figure>',
    'p(a{href=https://www.youtube.com/watch?v=dQw4w9WgXcQ}(Tonton video di YouTube))',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PLab_12-x"></iframe>',
    'p(a{href=https://www.youtube.com/playlist?list=PLab_12-x}(Lihat daftar video di YouTube))',
  ],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?list=PLab_12-x"></iframe>',
    'p(a{href=https://www.youtube.com/watch?v=dQw4w9WgXcQ}(Tonton video di YouTube))',
  ],
  ['<iframe src="https://www.youtube.com/embed/videoseries"></iframe>', ''],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d107.3!3d-6.3!1s0x2e69:0xab12!2sRS%20Contoh%20Karawang!5e0"></iframe>',
    'p(a{href=https://www.google.com/maps/search/?api=1&query=RS+Contoh+Karawang}(Buka peta di Google Maps))',
  ],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m14!2d107.3!3d-6.3!5e0" title="Peta ke klinik"></iframe>',
    'p(a{href=https://www.google.com/maps/search/?api=1&query=-6.3%2C107.3}(Peta ke klinik))',
  ],
  [
    '<iframe src="https://docs.google.com/forms/d/e/1FAIp/viewform?embedded=true" width="640" height="800"></iframe>',
    'p(a{href=https://docs.google.com/forms/d/e/1FAIp/viewform}(Isi formulir di Google Forms))',
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    'p(a{href=https://player.vimeo.com/video/76979871}(Buka halaman di player.vimeo.com))',
  ],
  [
    '<embed src="/uploads/brosur.pdf" type="application/pdf">',
    'p(a{href=https://cms.example/uploads/brosur.pdf}(Buka berkas))',
  ],
  // The link names the real host, whatever the address imitates.
  [
    '<iframe src="https://youtube.com.jahat.example/embed/dQw4w9WgXcQ"></iframe>',
    'p(a{href=https://youtube.com.jahat.example/embed/dQw4w9WgXcQ}(Buka halaman di youtube.com.jahat.example))',
  ],
  ['<iframe src="https://hitung.example/ns" width="0" height="0"></iframe>', ''],
  ['<iframe src="https://nama:sandi@jahat.example/"></iframe>', ''],
  ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ['<iframe src="data:text/html,<p>a</p>"></iframe>', ''],
  [
    '<video controls><source src="/uploads/senam.mp4"><p>Peramban Anda tidak mendukung video.</p></video>',
    'p(a{href=https://cms.example/uploads/senam.mp4}(Tonton video))',
  ],
  [
    '<audio src="https://cdn.example/wawancara.mp3" title="Wawancara dr. Maya"></audio>',
    'p(a{href=https://cdn.example/wawancara.mp3}(Wawancara dr. Maya))',
  ],
  ['<video><source src="javascript:alert(1)"></video>', ''],
  ['<video></video>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
])('an embedded page %s becomes %o', (html, expected) => {
  expect(short(tree(html))).toBe(expected)
})
