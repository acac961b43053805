/** A text in which to look for another however it is typed: small letters without accents. The shop's own search folds more (php/Kernel/Text). */
export const foldText = ( text: string ): string =>
	text
		.normalize( 'NFKD' )
		.replace( /\p{M}/gu, '' )
		// There and back: ß and a dotless ı have the same capitals as ss and i.
		.toUpperCase()
		.toLowerCase()
		.replace( /ς/g, 'σ' );
