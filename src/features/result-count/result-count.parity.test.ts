import cases from '../../../tests/fixtures/result-count-cases.json';
import { shownSentence } from './count-loaded';

describe( 'the count of a listing with more products, as PHP says it', () => {
	const shown = cases.flatMap( ( { first, last, total, sentence } ) =>
		first && last ? [ [ first, last, total, sentence ] as const ] : []
	);

	it.each( shown )( '%i to %i of %i', ( first, last, total, sentence ) => {
		expect( shownSentence( first, last, total ) ).toBe( sentence );
	} );
} );
