/**
 * Stands in for `@wordpress/i18n` in the elements: texts of a page's own language come from `window.marketdayTexts`, by their English.
 */
declare global {
	var marketdayTexts: Readonly< Record< string, string > > | undefined;
}

const inWords = ( text: string ): string =>
	globalThis.marketdayTexts?.[ text ] ?? text;

export { inWords as __, inWords as _x };

export const _n = ( one: string, many: string, number: number ): string =>
	inWords( number === 1 ? one : many );

/** `%s`, `%d` and their numbered kin; `%%` is a sign. */
export function sprintf(
	text: string,
	...values: readonly ( string | number )[]
): string {
	let next = 0;
	return text.replace( /%(?:(\d+)\$)?([sd%])/g, ( _, place, kind ) =>
		kind === '%'
			? '%'
			: String( values[ place ? Number( place ) - 1 : next++ ] ?? '' )
	);
}
