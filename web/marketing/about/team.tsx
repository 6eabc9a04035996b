import { TEAM_IS_A_SAMPLE, team } from '#content/team.ts'
import { Initials } from '#web/components/initials.tsx'
import { say } from '#web/spanish/say.ts'

export function Team() {
  return (
    <section className="page-width mt-20 sm:mt-28" aria-labelledby="team">
      <h2 id="team" className="text-3xl">
        Meet Our Leadership Team
      </h2>
      {TEAM_IS_A_SAMPLE && <p className="mt-2 text-base text-ink-soft">Sample team</p>}
      <ul className="mt-9 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {team.map(({ name, title, initials, charge }) => (
          <li key={initials} className="flex gap-6 border-t border-hairline pt-7 sm:block">
            <Initials className="ml-1.5 size-16 text-xl sm:size-20 sm:text-2xl">{initials}</Initials>
            <div className="sm:mt-5">
              <h3 className="text-xl">{name}</h3>
              <p className="font-semibold text-spruce">{say(title)}</p>
              <p className="mt-2 text-ink-soft">{say(charge)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
