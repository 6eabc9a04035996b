import { product } from '#domain/product.ts'
import { PageTitle } from '#web/components/page-title.tsx'
import { Contours } from '#web/components/pictures/contours.tsx'
import { Newsletter } from '../newsletter.tsx'
import { Story } from './story.tsx'
import { Team } from './team.tsx'

export default function AboutPage() {
  return (
    <>
      <section className="relative isolate overflow-hidden border-b border-hairline">
        <Contours seed="Absaroka" levels={14} height={420} className="absolute inset-0 -z-20 size-full" />
        <div className="veil absolute inset-0 -z-10" />
        <div className="page-width py-16 sm:py-24">
          <PageTitle title="About Us" className="max-w-2xl lg:text-5xl">
            One line for each generation
          </PageTitle>
          <p className="mt-5 max-w-xl text-xl leading-relaxed">
            {product.name} helps families put into writing what they already know: who looks after things, and for whom.
          </p>
        </div>
      </section>
      <Story />
      <Team />
      <Newsletter title="Subscribe to Our Blog" />
    </>
  )
}
