import { STORY_IS_A_SAMPLE, story } from '#content/story.ts'
import { english } from '#domain/message.ts'
import { say } from '#web/spanish/say.ts'

export function Story() {
  return (
    <section
      className="page-width mt-14 grid gap-x-16 gap-y-4 sm:mt-20 lg:grid-cols-[15rem_minmax(0,1fr)]"
      aria-labelledby="story"
    >
      <div>
        <h2 id="story" className="text-3xl">
          Our Story
        </h2>
        {STORY_IS_A_SAMPLE && <p className="mt-2 text-base text-ink-soft">Sample story</p>}
      </div>
      <div className="max-w-[35.5rem] space-y-5 text-[1.125rem] leading-[1.7]">
        {story.paragraphs.map((paragraph, index) => (
          <p
            key={english(paragraph)}
            className={
              index === 0 ? 'font-serif text-2xl leading-snug sm:text-3xl font-semibold text-balance' : undefined
            }
          >
            {say(paragraph)}
          </p>
        ))}
        <p className="text-ink-soft">{say(story.teller)}</p>
      </div>
    </section>
  )
}
