/** The folder of this script, in which its parts and its sheet lie too. A module is not told its own element, and finds it by its name. */
declare global {
	var marketdayElements: string | undefined;
}

const script =
	document.currentScript ??
	document.querySelector( 'script[data-marketday-shop]' ) ??
	document.querySelector( 'script[src*="/embed.js"]' );

export const here =
	script instanceof HTMLScriptElement && script.src
		? new URL( '.', script.src ).href
		: '';

// Read by what loads the parts: tools/files/script-chunks.cjs.
globalThis.marketdayElements = here;
