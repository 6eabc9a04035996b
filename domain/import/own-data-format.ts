/** How the file of 'Download My Data' is laid out. It counts up when a file from before could be misread; another number is rejected. */
export const OWN_DATA_FORMAT = 1
