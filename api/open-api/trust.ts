import { readHistory, restoreVersion } from '../history.ts'
import { changeTrust, createTrust, putHealthCareDirective, readTrust, readTrustVersion, trustEvents } from '../trust.ts'
import type { DescribedOperation } from './described-operation.ts'

const tag = 'Trust'

export const trust: readonly DescribedOperation[] = [
  {
    operation: readTrust,
    id: 'readTrust',
    tag,
    summary: 'Read the trust',
    description: 'Never makes one.',
    answer: 'All answers and their version; `record` is null and `version` 0 when there is no trust yet.',
  },
  {
    operation: readTrustVersion,
    id: 'readTrustVersion',
    tag,
    summary: 'Read the version of the trust',
    description: 'Cheaper than reading the trust, to learn whether there is one or whether it has changed.',
    answer: 'How often the trust has been changed; 0 when there is no trust yet.',
  },
  {
    operation: createTrust,
    id: 'createTrust',
    tag,
    summary: 'Begin a trust',
    description: 'A trust that exists is left as it is.',
    answer: 'The trust, at step 1 or as it was.',
    repeatable: true,
  },
  {
    operation: changeTrust,
    id: 'changeTrust',
    tag,
    summary: 'Change answers',
    description:
      'Merges the change into the trust, which is made if there is none. A field that is left out stays as it is, and `null` clears it. Entries of lists are put and removed by their `id`, so that two devices that each add one keep both. A trust date or an EIN date may not lie in the future.',
    answer: 'The version that the change made, and when.',
    refusals: ['foreign-record', 'limit-reached'],
    repeatable: true,
    example: {
      trustName: 'The Alder Family Dynasty Trust',
      beneficiaries: { put: [{ id: 'clara', name: 'Clara Alder', relationship: 'child', distributionAge: 25 }] },
    },
  },
  {
    operation: trustEvents,
    id: 'trustEvents',
    tag,
    summary: 'Hear of changes as they are made',
    description:
      'A stream of server-sent events that stays open; read it with EventSource. On connecting comes `version`. A program whose record is at `version - 1` applies a `patch`; any other reads the trust anew. A comment every 25 seconds keeps the connection open.',
    answer: 'The stream.',
  },
  {
    operation: putHealthCareDirective,
    id: 'putHealthCareDirective',
    tag,
    summary: 'Set the health care directive',
    description:
      'Keeps the directive, or that it was skipped, and in the same step sets the `hcd_` fields of the trust.',
    answer: 'The version that the change made, and when.',
    refusals: ['foreign-record', 'limit-reached'],
    repeatable: true,
    example: {
      hcd_principalName: 'Ann Alder',
      hcd_principalAddress: '12 Aspen Lane, Jackson, WY 83001',
      hcd_agentName: 'Tom Alder',
      hcd_agentAddress: '12 Aspen Lane, Jackson, WY 83001',
    },
  },
  {
    operation: readHistory,
    id: 'readHistory',
    tag,
    summary: 'Read the history of the trust',
    description:
      'The newest changes, at most 500, and the trust as it was before them. Social security numbers are masked. Changes of more than a year ago are gathered by day.',
    answer: 'The trust before the stretch, and the changes, oldest first.',
    query: { before: 'Only changes that made a version below this one: the next stretch, going back.' },
  },
  {
    operation: restoreVersion,
    id: 'restoreVersion',
    tag,
    summary: 'Bring back an earlier version',
    description:
      'Makes the answers of that version the present ones by a change on top, so that nothing saved meanwhile is lost. Answers that are the same already make no change.',
    answer: 'The version that the change made, and when.',
    refusals: ['not-found', 'limit-reached'],
    repeatable: true,
    example: { version: 1 },
  },
]
