import { failure, toast } from './row.ts'

/** The messages about the shared trust record when server, network or storage fail (T 8, D saving). */
export const failureRows = [
  failure('record.init-failed', 'T 8', 'Error initializing trust data', 'Could not create trust data: {message}'),
  failure(
    'record.connection',
    'T 8',
    'Connection error',
    'Could not connect to database: {message}. Using local data instead.',
  ),
  failure(
    'record.load-failed',
    'T 8',
    'Error loading data',
    'Could not load trust data: {message}. Using local data instead.',
  ),
  toast(
    'record.limited',
    'T 8, D saving: once per outage',
    'Limited connectivity',
    "Your changes are saved locally but couldn't be synced to the cloud. They will sync when your connection improves.",
  ),
  failure(
    'record.save-failed',
    'T 8, D saving',
    'Error saving data',
    'Your changes could not be saved: {message}. Please try again.',
  ),
] as const
