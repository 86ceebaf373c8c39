import type { ArticleCardProps } from '../cards/article-card.tsx'
import type { DoctorCardProps } from '../cards/doctor-card.tsx'
import type { HospitalCardProps } from '../cards/hospital-card.tsx'
import type { InstagramCardProps } from '../cards/instagram-card.tsx'
import type { PackageCardProps } from '../cards/package-card.tsx'
import type { SpecialtyCardProps } from '../cards/specialty-card.tsx'
import type { TestimonialCardProps } from '../cards/testimonial-card.tsx'
import type { VideoCardProps } from '../cards/video-card.tsx'
import type { DoctorFinderProps } from '../doctor-finder/doctor-finder.tsx'
import type { FooterProps } from '../footer/types.ts'
import type { HeaderProps } from '../header/types.ts'
import type { HeroSlide } from '../hero-slider/hero-slider.tsx'
import type { RichTextNode } from '../rich-text/types.ts'

/** Headings of the sample home page. */
interface SampleHeadings {
  doctors: string
  doctorsSubtitle: string
  specialties: string
  packages: string
  packagesSubtitle: string
  articles: string
  testimonials: string
  hospitals: string
  videos: string
  instagram: string
  all: string
}

/** Everything a story shows, in one language. */
export interface Sample {
  header: HeaderProps
  footer: FooterProps
  finder: DoctorFinderProps
  slides: readonly HeroSlide[]
  doctors: readonly DoctorCardProps[]
  specialties: readonly SpecialtyCardProps[]
  articles: readonly ArticleCardProps[]
  packages: readonly PackageCardProps[]
  testimonials: readonly TestimonialCardProps[]
  hospitals: readonly HospitalCardProps[]
  videos: readonly VideoCardProps[]
  posts: readonly InstagramCardProps[]
  article: readonly RichTextNode[]
  headings: SampleHeadings
  /** A paragraph, a long word and a short word, for primitives. */
  words: {
    paragraph: string
    long: string
    short: string
    notice: string
    notFound: string
    notFoundHint: string
    backHome: string
    empty: string
    emptyHint: string
    refreshing: string
  }
}
