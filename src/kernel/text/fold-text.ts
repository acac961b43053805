/** Letters that Unicode does not take apart, and those of Arabic script that are typed for one another. */
const ALIKE: Readonly< Record< string, string > > = {
	ł: 'l',
	ø: 'o',
	đ: 'd',
	æ: 'ae',
	œ: 'oe',
	ى: 'ي',
	ی: 'ي',
	ک: 'ك',
	ة: 'ه',
};

/** A text in which to look for another however it is typed: small letters without accents. The shop's own search folds more (php/Kernel/Text). */
export const foldText = ( text: string ): string =>
	text
		.normalize( 'NFKD' )
		.replace( /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u0655]/g, '' )
		// There and back: ß, the last ς and a dotless ı have the same capitals as ss, σ and i.
		.toLowerCase()
		.toUpperCase()
		.toLowerCase()
		.replace( /[łøđæœىیکة]/g, ( letter ) => ALIKE[ letter ] ?? letter )
		.replace( /ς/g, 'σ' );
