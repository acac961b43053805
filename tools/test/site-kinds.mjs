// @ts-check

/**
 * Sites that are set up in other ways than ours, each on a stage of its name (`// @also-on german` in a test's head): what `startSite`
 * takes as `setup`.
 *
 * @type {Record<string, Partial<import('../site/setup.mjs').Setup>>}
 */
export const SITE_KINDS = {
	multisite: { multisite: true },
	subdirectory: { folder: '/market', core: '/wp' },
	prefix: { prefix: 'stall_7_' },
	'plain-permalinks': { permalinks: '' },
	german: { locale: 'de_DE' },
	arabic: { locale: 'ar' },
};
