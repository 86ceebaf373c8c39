import type { RulesOf } from './rule.ts'

/** Articles and videos. */
export const articleRules = {
  'articles.list': ['7 Calls', 'Articles: paged, by category and by search'],
  'articles.page-size': ['9 Constants', 'Lists of articles: capped at 10'],
  'articles.text': ['3 Entities', 'Article: its HTML is shown as text with headings'],
  'articles.safe': ['3 Entities', 'Nothing of an article runs, loads or asks'],
  'articles.related': ['7 Calls', 'Related articles, of the same category'],
  'articles.related-limit': ['9 Constants', 'Related articles: 5'],
  'articles.with-videos': ['9 Constants', 'Article-with-video list: 5'],
  'articles.video-limit': ['9 Constants', 'Lists of videos: capped at 10'],
  'articles.snippet': [
    '5 Validation',
    "Snippets: HTML removed, cut to 200 characters, then '... Baca Selengkapnya' added",
  ],
  'articles.card': ['3 Entities', 'An article is at its category and slug, with the day of createdAt'],
  'articles.health': ['2 Public routes', 'Health articles, by topic and by specialty'],
  'articles.video': ['3 Entities', 'Video: video_id, played when it is asked for'],
} as const satisfies RulesOf<'articles'>
