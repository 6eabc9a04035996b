const COUNTIES = [
  ...['Albany', 'Big Horn', 'Campbell', 'Carbon', 'Converse', 'Crook', 'Fremont', 'Goshen', 'Hot Springs', 'Johnson'],
  ...['Laramie', 'Lincoln', 'Natrona', 'Niobrara', 'Park', 'Platte', 'Sheridan', 'Sublette', 'Sweetwater', 'Teton'],
  ...['Uinta', 'Washakie', 'Weston'],
].map((name) => name.toLowerCase())

/** The bare name: 'County of Hot  Springs, WY' is 'hot springs'. */
const bare = (county: string) =>
  county
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^(the )?county of /, '')
    .replace(/,? ?\b(wy|wyoming)\.?$/, '')
    .replace(/ (county|co\.?),?$/, '')

/** Whether an answer that asks for a state alone names Wyoming. */
export const isWyoming = (state: string): boolean => /^\s*(wy|wyoming)\.?\s*$/i.test(state)

/** Whether this names one of Wyoming's 23 counties. */
export const isWyomingCounty = (county = ''): boolean => COUNTIES.includes(bare(county))

/** The same while it is being typed: 'Nat' may still become Natrona. */
export const mayBeWyomingCounty = (typed: string): boolean =>
  isWyomingCounty(typed) || COUNTIES.some((name) => name.startsWith(typed.trim().toLowerCase()))
