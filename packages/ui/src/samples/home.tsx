import type { ReactElement } from 'react'
import { BottomNavigation } from '../bottom-navigation/bottom-navigation.tsx'
import { ArticleCard } from '../cards/article-card.tsx'
import { DoctorCard } from '../cards/doctor-card.tsx'
import { HospitalCard } from '../cards/hospital-card.tsx'
import { InstagramCard } from '../cards/instagram-card.tsx'
import { PackageCard } from '../cards/package-card.tsx'
import { SpecialtyCard } from '../cards/specialty-card.tsx'
import { TestimonialCard } from '../cards/testimonial-card.tsx'
import { VideoCard } from '../cards/video-card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { DoctorFinder } from '../doctor-finder/doctor-finder.tsx'
import { Footer } from '../footer/footer.tsx'
import { Header } from '../header/header.tsx'
import { HeroSlider } from '../hero-slider/hero-slider.tsx'
import { Container, Grid } from '../layout/layout.tsx'
import { Page } from '../layout/page.tsx'
import { Section } from '../section/section.tsx'
import type { Sample } from './types.ts'

/** Header, footer and bottom navigation of every sample page. */
export const sampleFrame = ({ header, footer }: Sample) => ({
  header: <Header {...header} />,
  footer: <Footer {...footer} />,
  bottomNavigation: (
    <BottomNavigation
      homeHref="/"
      scheduleHref="/jadwal-dokter"
      loginHref="/member-area/login"
      profileHref="/member-area/profile"
    />
  ),
})

const Care = ({ doctors, specialties, packages, hospitals, headings }: Sample): ReactElement => (
  <>
    <Section
      heading={headings.doctors}
      subtitle={headings.doctorsSubtitle}
      action={{ label: headings.all, href: '/dokter' }}
    >
      <Carousel label={headings.doctors}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.href} {...doctor} />
        ))}
      </Carousel>
    </Section>
    <Section tone="sand" heading={headings.specialties} action={{ label: headings.all, href: '/layanan' }}>
      <Grid as="ul" gap="sm">
        {specialties.map((specialty) => (
          <li key={specialty.href}>
            <SpecialtyCard {...specialty} />
          </li>
        ))}
      </Grid>
    </Section>
    <Section
      heading={headings.packages}
      subtitle={headings.packagesSubtitle}
      action={{ label: headings.all, href: '/paket' }}
    >
      <Carousel label={headings.packages}>
        {packages.map((offer) => (
          <PackageCard key={offer.href} {...offer} />
        ))}
      </Carousel>
    </Section>
    <Section tone="tint" heading={headings.hospitals}>
      <Grid as="ul" columns="broad">
        {hospitals.map((hospital) => (
          <li key={hospital.href}>
            <HospitalCard {...hospital} />
          </li>
        ))}
      </Grid>
    </Section>
  </>
)

const Stories = ({ articles, testimonials, videos, posts, headings }: Sample): ReactElement => (
  <>
    <Section heading={headings.articles} action={{ label: headings.all, href: '/artikel' }}>
      <Carousel label={headings.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.href} {...article} />
        ))}
      </Carousel>
    </Section>
    <Section tone="sand" heading={headings.testimonials}>
      <Carousel label={headings.testimonials}>
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.author} {...testimonial} />
        ))}
      </Carousel>
    </Section>
    <Section heading={headings.videos}>
      <Carousel label={headings.videos}>
        {videos.map((video) => (
          <VideoCard key={video.videoId} {...video} />
        ))}
      </Carousel>
    </Section>
    <Section tone="sand" heading={headings.instagram}>
      <Carousel label={headings.instagram} items="four">
        {posts.map((post) => (
          <InstagramCard key={post.href} {...post} />
        ))}
      </Carousel>
    </Section>
  </>
)

/** A whole home page made of the kit's components, for its story and for the test of server markup. */
export const SampleHome = (sample: Sample): ReactElement => (
  <Page {...sampleFrame(sample)}>
    <HeroSlider slides={sample.slides} level={1} />
    <Container>
      <DoctorFinder {...sample.finder} />
    </Container>
    <Care {...sample} />
    <Stories {...sample} />
  </Page>
)
