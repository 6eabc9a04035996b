import { expect, test } from 'vitest'
import { dateIn, isTimeZone, nextHourIn } from './time-zone.ts'

test.each([
  ['America/Denver', true],
  ['UTC', true],
  ['Asia/Kathmandu', true],
  ['America/Atlantis', false],
  ['', false],
  ['<script>', false],
])('%s is a time zone: %s', (name, is) => expect(isTimeZone(name)).toBe(is))

test.each([
  ['America/Denver', '2027-05-01T05:59:59Z', '2027-04-30'],
  ['America/Denver', '2027-05-01T06:00:00Z', '2027-05-01'],
  ['Pacific/Kiritimati', '2027-05-01T10:00:00Z', '2027-05-02'],
  ['UTC', '2027-12-31T23:59:59.999Z', '2027-12-31'],
  ['America/Atlantis', '2027-12-31T23:59:59Z', '2027-12-31'],
])('in %s, %s falls on %s', (zone, instant, date) => expect(dateIn(zone, new Date(instant))).toBe(date))

test.each([
  ['UTC', '2027-05-01T07:59:59Z', '2027-05-01T08:00:00.000Z'],
  ['UTC', '2027-05-01T08:00:00Z', '2027-05-02T08:00:00.000Z'],
  ['America/Denver', '2027-05-01T13:59:00Z', '2027-05-01T14:00:00.000Z'],
  ['America/Denver', '2027-05-01T14:00:00Z', '2027-05-02T14:00:00.000Z'],
  // The night in which the clocks go forward, and the one in which they go back.
  ['America/Denver', '2027-03-13T15:00:00Z', '2027-03-14T14:00:00.000Z'],
  ['America/Denver', '2027-11-06T14:00:00Z', '2027-11-07T15:00:00.000Z'],
  ['Asia/Kathmandu', '2027-05-01T02:14:59Z', '2027-05-01T02:15:00.000Z'],
  ['Pacific/Kiritimati', '2027-05-01T10:00:00Z', '2027-05-01T18:00:00.000Z'],
])('in %s, after %s it is eight at %s', (zone, instant, next) =>
  expect(nextHourIn(zone, 8, new Date(instant)).toISOString()).toBe(next),
)
