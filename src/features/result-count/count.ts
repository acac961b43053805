export const COUNT = '.marketday-result-count';
