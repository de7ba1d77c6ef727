/** thirdplace.core.carrier: where the code runs. */
export const IN_BROWSER = true;
