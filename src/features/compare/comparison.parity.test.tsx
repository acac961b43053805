import type { ComparisonActions, ComparisonData } from './comparison-data';
import { describeMarkup } from '../../../tests/parity';
import { Comparison } from './comparison';
import { readComparison } from './read-comparison';

// axe looks at each cell of a table.
jest.setTimeout( 30_000 );

describeMarkup( 'compare', {
	Component: Comparison,
	read: ( element ) => ( {
		data: readComparison( element ),
		actions: {} as ComparisonActions,
	} ),
	take: ( data, props ) => ( {
		...props,
		data: data as ComparisonData,
	} ),
} );
