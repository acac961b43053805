/**
 * A country or a currency by its name in the language of the screen; the code itself where the browser does not know it.
 *
 * @param type `region` or `currency`.
 * @param code Such as `GB` or `GBP`.
 */
export function nameOf( type: 'region' | 'currency', code: string ): string {
	try {
		const names = new Intl.DisplayNames(
			[ document.documentElement.lang || 'en' ],
			{ type }
		);
		return names.of( code ) ?? code;
	} catch {
		return code;
	}
}
