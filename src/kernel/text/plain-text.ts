const NAMED: Readonly< Record< string, string > > = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00A0',
	hellip: '…',
	pound: '£',
};

/** The text of a field that the Store API delivers as HTML: tags dropped, entities resolved; works without a DOM. */
export function plainText( html: string ): string {
	return html
		.replace( /<[^>]*>/g, '' )
		.replace(
			/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi,
			( whole, hex?: string, decimal?: string, name?: string ) =>
				hex || decimal
					? String.fromCodePoint(
							parseInt( hex ?? decimal ?? '', hex ? 16 : 10 )
					  )
					: NAMED[ name ?? '' ] ?? whole
		);
}
