/** The version of the format of the file of 'Download My Data'. It rises when an earlier file could be misread; another number is rejected. */
export const PERSONAL_DATA_FORMAT = 1
