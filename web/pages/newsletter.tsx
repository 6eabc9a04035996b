import { SubscribeForm } from './subscribe-form.tsx'

/** The foot of a page that offers the newsletter. */
export function Newsletter({ title }: { title: string }) {
  return (
    <section className="page-width mt-20 grid items-end gap-8 sm:mt-28 lg:grid-cols-2" aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">New articles about Wyoming trusts and what changes in the law.</p>
      </div>
      <SubscribeForm label="Newsletter" />
    </section>
  )
}
